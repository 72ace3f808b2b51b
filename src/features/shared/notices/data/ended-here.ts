import type { AccountId } from '../../../../core/account/account-scope.ts';

/** What the person has ended in this tab, by account and name; the watchers, which come later, read it. */
export const endedHere = new Set<string>();

/** Says what the person is about to cancel or close with their own hand. */
export function markOwnEnds(
  account: AccountId,
  subject: 'spot' | 'contract' | 'purchase',
  ids: readonly string[],
): void {
  for (const id of ids) endedHere.add(`${account} ${subject}:${id}`);
}
