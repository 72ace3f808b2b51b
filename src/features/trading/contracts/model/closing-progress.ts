import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import type { Lacking } from '../../../../core/domain/page.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { sum } from '../../../../core/money/fixed-point.ts';
import { netRealised } from './contract-position.ts';

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

/** What the positions of one quote currency came to. */
export interface ClosedTotal {
  readonly quoteId: CurrencyId;
  /** Any pair in that currency. */
  readonly symbol: string;
  /** After fees; undefined until the result of each is known. */
  readonly net: Amount | undefined;
}

/** The sums of what has closed, by quote currency; `ended` has the results as far as they are known. */
export function closedTotals(
  entries: readonly ClosingEntry[],
  ended: readonly ContractOrder[] = [],
): readonly ClosedTotal[] {
  const closed = entries.flatMap(({ position, result }) => (result === 'closed' ? [position] : []));
  const netOf = ({ id }: ContractOrder): Amount | undefined => {
    const one = ended.find((row) => row.id === id);
    return one === undefined ? undefined : netRealised(one);
  };
  return [...new Set(closed.map(({ quoteId }) => quoteId))].map((quoteId) => {
    const rows = closed.filter((one) => one.quoteId === quoteId);
    const nets = rows.map(netOf).filter((net) => net !== undefined);
    return { quoteId, symbol: rows[0]?.symbol ?? '', net: nets.length === rows.length ? sum(nets) : undefined };
  });
}
