import type { PersonalStorage } from '../platform/personal-storage.ts';

/** An owner, and the phase of a request that is not done: see `KeptRequests`. */
const open = /^[^|]+\|[^]*"(sent|lost|failed)\b/;

/**
 * Whether a key holds a request that names its owner and whose outcome is unknown. It stays on the device when that person logs
 * out, and no other person is shown it: without it the same could be sent once more at the next login.
 */
export const staysOpen = (personal: Pick<PersonalStorage, 'read'>, key: string): boolean =>
  key.includes('.sent.') && open.test(personal.read(key) ?? '');
