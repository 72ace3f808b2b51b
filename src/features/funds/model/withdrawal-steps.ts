import type { Withdrawal } from '../../../core/domain/wallets/withdrawal.ts';

export interface WithdrawalStep {
  readonly id: 'asked' | 'review' | 'end';
  readonly at: 'done' | 'now' | 'later' | 'refused';
  /** Server time; undefined when the server does not say, and before. */
  readonly time: string | undefined;
}

/** The way of a withdrawal, as far as its state tells. */
export function stepsOf({ status, createdAt, decidedAt }: Withdrawal): readonly WithdrawalStep[] {
  const asked = { id: 'asked', at: 'done', time: createdAt } as const;
  if (status === undefined) return [asked];
  const end = { reviewing: 'later', sending: 'now', sent: 'done', refused: 'refused' } as const;
  const isDecided = status === 'sent' || status === 'refused';
  return [
    asked,
    { id: 'review', at: status === 'reviewing' ? 'now' : 'done', time: undefined },
    { id: 'end', at: end[status], time: isDecided ? decidedAt : undefined },
  ];
}

/** The page of a transaction at the explorer that the operator named for its network. */
export function explorerPage(
  { network, transactionId }: Pick<Withdrawal, 'network' | 'transactionId'>,
  explorers: Readonly<Record<string, string>>,
): string | undefined {
  if (network === undefined || transactionId === undefined) return undefined;
  const key = network.toLowerCase();
  const template = Object.hasOwn(explorers, key) ? explorers[key] : undefined;
  return template?.replace('{id}', () => encodeURIComponent(transactionId));
}
