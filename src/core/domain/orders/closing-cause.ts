import type { ContractOrder } from './contract-order.ts';
import type { Bill } from '../wallets/wallet.ts';
import { compare } from '../../money/fixed-point.ts';

/** `unknown`: the bills have no closing at that moment, or both kinds. */
export type ClosingCause = 'settled' | 'liquidated' | 'unknown';

type Closing = Pick<ContractOrder, 'closedAt' | 'quoteId'>;

/** Codes of bills: one position was settled, or all positions of a currency were liquidated together. */
const causes: Readonly<Record<string, ClosingCause>> = { '31': 'settled', '32': 'liquidated' };
/** The server writes the order and its bill shortly after each other. */
const togetherMs = 2000;

/** Both are wall times of the same server, so their difference does not depend on its zone. */
const wallMs = (text: string | undefined): number => Date.parse(`${text?.replace(' ', 'T') ?? ''}Z`);

/** How a position was closed. The order does not say it, but a bill of the contract account at that moment does. */
export function closingCauseOf(
  { closedAt, quoteId }: Closing,
  bills: readonly Pick<Bill, 'kind' | 'currencyId' | 'createdAt'>[],
): ClosingCause {
  const closedMs = wallMs(closedAt);
  const found = new Set(
    bills
      .filter((bill) => bill.currencyId === quoteId && Math.abs(wallMs(bill.createdAt) - closedMs) <= togetherMs)
      .flatMap(({ kind }) => causes[kind] ?? []),
  );
  const [cause, another] = found;
  return cause === undefined || another !== undefined ? 'unknown' : cause;
}

/** Whether the bills, newest first, go back to before the closing, so that no older one can be about it. */
export function reachesClosing({ closedAt }: Closing, bills: readonly Pick<Bill, 'createdAt'>[]): boolean {
  return wallMs(bills.at(-1)?.createdAt) < wallMs(closedAt) - togetherMs;
}

/** The level that the closing price of a position has reached; undefined for neither, and where the server does not say. */
export function levelReachedBy({
  direction,
  lastPrice,
  takeProfit,
  stopLoss,
}: Pick<ContractOrder, 'direction' | 'lastPrice' | 'takeProfit' | 'stopLoss'>): 'stopLoss' | 'takeProfit' | undefined {
  if (lastPrice === undefined) return undefined;
  const sign = direction === 'long' ? 1 : -1;
  if (stopLoss !== undefined && sign * compare(lastPrice, stopLoss) <= 0) return 'stopLoss';
  return takeProfit !== undefined && sign * compare(lastPrice, takeProfit) >= 0 ? 'takeProfit' : undefined;
}
