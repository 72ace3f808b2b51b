import type { AccountId } from '../../../../core/account/account-scope.ts';

/** What the person has ended in this tab, by account and name; the watchers, which come later, read it. */
export const endedHere = new Set<string>();
/** What was to be ended and was refused: something else ends it. */
export const notEndedHere = new Set<string>();

export interface OwnEnd {
  readonly account: AccountId;
  readonly subject: 'spot' | 'contract' | 'purchase';
  readonly ids: readonly string[];
}

/**
 * Sends what cancels or closes something by the person's own hand. The mark stands from before it is sent, because the end
 * may be seen before its answer; a refusal takes it back.
 */
export async function endByHand<Told extends { readonly kind: string }>(
  { account, subject, ids }: OwnEnd,
  send: () => Promise<Told>,
): Promise<Told> {
  const names = ids.map((id) => `${account} ${subject}:${id}`);
  const move = (to: Set<string>, from: Set<string>): void => {
    for (const name of names) {
      from.delete(name);
      to.add(name);
    }
  };
  move(endedHere, notEndedHere);
  const told = await send();
  if (told.kind === 'refused') move(notEndedHere, endedHere);
  return told;
}
