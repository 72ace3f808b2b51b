import type { ContractOrder } from '../../../core/domain/contract-order.ts';

export type ClosingResult = 'waiting' | 'closing' | 'closed' | 'still-open';

export interface ClosingEntry {
  readonly position: ContractOrder;
  readonly result: ClosingResult;
}

export interface ClosingWatch {
  /** What was to be closed, as it was then. */
  readonly planned: readonly ContractOrder[];
  /** The open positions of the account as they were read last. */
  readonly open: readonly ContractOrder[];
  /** A list has been read since the server answered: what is missing from it is closed. */
  readonly isListNew: boolean;
  /** Nothing more is expected to happen. */
  readonly isOver: boolean;
}

/** What has become of each position that was to be closed, judged by the list of the open ones. */
export function closingProgress({ planned, open, isListNew, isOver }: ClosingWatch): readonly ClosingEntry[] {
  const present = new Map(open.map((one) => [one.id, one]));
  return planned.map((position) => {
    const now = present.get(position.id);
    if (now === undefined) return { position, result: isListNew ? 'closed' : 'waiting' };
    if (now.status === 'closing') return { position, result: 'closing' };
    return { position, result: isOver ? 'still-open' : 'waiting' };
  });
}
