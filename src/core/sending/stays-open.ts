import type { PersonalStorage } from '../platform/personal-storage.ts';
import { textsIn } from './wish-codec.ts';

const isOpen = (line: string): boolean => /^(sent|lost|failed)\b/.test(textsIn(line)[1] ?? '');

/**
 * Whether a key holds a request that names its owner and whose outcome is unknown. It stays on the device when that person logs
 * out, and no other person is shown it: without it the same could be sent once more at the next login.
 */
export function staysOpen(personal: Pick<PersonalStorage, 'read'>, key: string): boolean {
  const text = /\.sent\./.test(key) ? personal.read(key) : undefined;
  const end = text?.indexOf('|') ?? 0;
  return (
    text !== undefined &&
    end > 0 &&
    text
      .slice(end + 1)
      .split('\n')
      .some(isOpen)
  );
}
