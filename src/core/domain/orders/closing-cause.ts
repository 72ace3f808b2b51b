import type { ContractOrder } from './contract-order.ts';
import type { Bill } from '../wallets/wallet.ts';
import { amount, type Amount } from '../../money/amount.ts';
import { absolute, add, compare, negate, subtract } from '../../money/fixed-point.ts';

/** `unknown`: the bills have no closing at that moment, or both kinds and no sum that is this one's alone. */
export type ClosingCause = 'settled' | 'liquidated' | 'unknown';

type Closing = Pick<ContractOrder, 'closedAt' | 'quoteId' | 'margin' | 'realisedProfit'>;
type Line = Pick<Bill, 'kind' | 'currencyId' | 'createdAt' | 'change' | 'concernsLocked'>;

/** Codes of bills: one position was settled, or all positions of a currency were liquidated together. */
const causes = [
  ['31', 'settled'],
  ['32', 'liquidated'],
] as const satisfies readonly (readonly [kind: string, cause: ClosingCause])[];
/** The server writes the order and its bill shortly after each other. */
const togetherMs = 2000;
/** Bills and orders are rounded to eight places each. */
const rounding = amount('0.0000001');

/** Both are wall times of the same server, so their difference does not depend on its zone. */
const wallMs = (text: string | undefined): number => Date.parse(`${text?.replace(' ', 'T') ?? ''}Z`);

const isSame = (left: Amount, right: Amount): boolean => compare(absolute(subtract(left, right)), rounding) <= 0;

/** Whether these lines pay out the margin with the result: in one sum or in two, or from the locked margin alone. */
function pays({ margin, realisedProfit }: Closing, lines: readonly Line[]): boolean {
  if (realisedProfit === undefined) return false;
  const hasLine = (sum: Amount, isLocked = false): boolean =>
    lines.some(({ change, concernsLocked }) => concernsLocked === isLocked && isSame(change, sum));
  const left = add(margin, realisedProfit);
  if (isSame(left, amount('0'))) return hasLine(negate(margin), true);
  return hasLine(left) || (hasLine(margin) && hasLine(realisedProfit));
}

/**
 * How a position was closed. The order does not say it, but a bill of the contract account at that moment does. A stop or
 * a closing by hand may come with a liquidation: then the sums of the bills tell which of them is about this position.
 */
export function closingCauseOf(order: Closing, bills: readonly Line[]): ClosingCause {
  const closedMs = wallMs(order.closedAt);
  const near = bills.filter(
    (bill) => bill.currencyId === order.quoteId && Math.abs(wallMs(bill.createdAt) - closedMs) <= togetherMs,
  );
  const found = causes
    .map(([code, cause]) => ({ cause, lines: near.filter(({ kind }) => kind === code) }))
    .filter(({ lines }) => lines.length > 0);
  const told = found.length < 2 ? found : found.filter(({ lines }) => pays(order, lines));
  const [only, another] = told;
  return another === undefined ? (only?.cause ?? 'unknown') : 'unknown';
}

/** Whether the bills, newest first, go back to before the closing, so that no older one can be about it. */
export function reachesClosing(
  { closedAt }: Pick<Closing, 'closedAt'>,
  bills: readonly Pick<Bill, 'createdAt'>[],
): boolean {
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
