import { largestFall, tradeFigures, type TradeFigures } from '../../../../../core/domain/products/copy-trading.ts';
import { amount, type Amount } from '../../../../../core/money/amount.ts';
import { multiply, roundTo } from '../../../../../core/money/fixed-point.ts';
import type { World } from '../../kernel/domain/mounted-domain.ts';
import { contractOrdersOf, type ContractState } from '../contracts/contract-book.ts';
import { quoteOfSymbol } from '../contracts/contract-exposure.ts';
import type { ContractRecord } from '../contracts/contract-record.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const places = 8;

/** The figures of a trader at a full hour, computed only from orders that this backend executed. */
export interface LeadFigures extends TradeFigures {
  /** The hour, epoch ms. */
  readonly hour: number;
  readonly longTrades: number;
  readonly shortTrades: number;
  /** USDT. */
  readonly largestFall: Amount;
  /** Of the day before, in percent of its margins. */
  readonly yesterday: TradeFigures;
  readonly openPositions: number;
  readonly allOrders: number;
}

export const fullHour = (at: number): number => Math.floor(at / hourMs) * hourMs;

/** Only a trader's own trades count. */
const ownOrders = (contracts: ContractState, trader: string): readonly ContractRecord[] =>
  contractOrdersOf(contracts, trader).filter(({ source }) => source === undefined);

const endedBefore = ({ endedAt }: ContractRecord, moment: number): boolean => endedAt !== null && endedAt < moment;

/** In the order in which they ended. */
const inTurn = (orders: readonly ContractRecord[]): readonly ContractRecord[] =>
  orders.toSorted((left, right) => (left.endedAt ?? 0) - (right.endedAt ?? 0) || left.id - right.id);

/** Closed positions, newest first, without cancelled ones. */
export const closedTradesOf = (contracts: ContractState, trader: string): readonly ContractRecord[] =>
  inTurn(ownOrders(contracts, trader).filter(({ status }) => status === 'closed')).toReversed();

const known = new WeakMap<ContractState, Map<string, LeadFigures>>();

/** Computed on request, once an hour per trader; never in the background. */
export function leadFigures(
  contracts: ContractState,
  world: Pick<World, 'market' | 'at'>,
  trader: string,
): LeadFigures {
  const hour = fullHour(world.at);
  const ofState = known.get(contracts) ?? new Map<string, LeadFigures>();
  known.set(contracts, ofState);
  const kept = ofState.get(trader);
  if (kept?.hour === hour) return kept;
  const figures = figuresAt(contracts, world, { trader, hour });
  ofState.set(trader, figures);
  return figures;
}

function figuresAt(
  contracts: ContractState,
  { market }: Pick<World, 'market'>,
  { trader, hour }: { trader: string; hour: number },
): LeadFigures {
  const inUsdt = (value: Amount, { symbol }: ContractRecord): Amount =>
    roundTo(multiply(value, market.usdtPrice(quoteOfSymbol(symbol), hour) ?? amount('1')), places);
  const countable = (order: ContractRecord) => ({
    result: inUsdt(order.result ?? amount('0'), order),
    margin: inUsdt(order.marginAtOpen, order),
  });
  const orders = ownOrders(contracts, trader).filter(({ placedAt }) => placedAt < hour);
  const closed = orders.filter((order) => order.status === 'closed' && endedBefore(order, hour));
  const today = Math.floor(hour / dayMs) * dayMs;
  const ofYesterday = closed.filter((order) => endedBefore(order, today) && !endedBefore(order, today - dayMs));
  return {
    hour,
    ...tradeFigures(closed.map(countable)),
    largestFall: largestFall(inTurn(closed).map((order) => countable(order).result)),
    longTrades: closed.filter(({ direction }) => direction === 'long').length,
    shortTrades: closed.filter(({ direction }) => direction === 'short').length,
    yesterday: tradeFigures(ofYesterday.map(countable)),
    openPositions: orders.filter(
      (order) => order.openedAt !== null && order.openedAt < hour && !endedBefore(order, hour),
    ).length,
    allOrders: orders.length,
  };
}
