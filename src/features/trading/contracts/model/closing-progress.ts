import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { Lacking } from '../../../../core/domain/page.ts';

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
  /** A position that is missing from the list is closed: see `tellsClosed`. */
  readonly isListNew: boolean;
  /** Nothing more is expected to happen. */
  readonly isOver: boolean;
}

/** When the open positions were read last, and whether some of them are missing: pages, or rows that cannot be read. */
export interface OpenListReading {
  readonly readAt: number;
  readonly hasMore: boolean;
  readonly orders?: Lacking | undefined;
}

export const isWholeList = ({ hasMore, orders }: Pick<OpenListReading, 'hasMore' | 'orders'>): boolean =>
  !hasMore && orders?.unreadable === undefined;

export interface AskedToClose {
  /** When the earlier list was read. */
  readonly readAt: number;
  /** The server has answered, or an answer is no longer waited for. */
  readonly isAnswered: boolean;
}

/** Whether a position missing from the list is closed: only if every page was read since the server answered. */
export const tellsClosed = (list: OpenListReading, asked: AskedToClose): boolean =>
  asked.isAnswered && isWholeList(list) && list.readAt > asked.readAt;

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
