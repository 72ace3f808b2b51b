import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';

const listeners = new Set<(account: AccountId) => void>();

/** Says that something of an account has just changed, so that its watchers look at once. */
export function askForLook(account: AccountId): void {
  for (const listener of listeners) listener(account);
}

export function onAskedForLook(listener: (account: AccountId) => void): Unsubscribe {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
