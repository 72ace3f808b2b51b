import { amount, decimal, quantity, rate, type Amount, type Quantity, type Rate } from '../../money/amount.ts';
import {
  add,
  compare,
  isPositive,
  larger,
  multiply,
  roundTo,
  stepsIn,
  subtract,
  sum,
} from '../../money/fixed-point.ts';
import { divide } from '../../money/quotient.ts';
import type { ContractOrder } from '../orders/contract-order.ts';

/** How the size of a copy follows from the trader's: so many times as many lots, or always the same number of lots. */
export const followWays = ['multiplier', 'lots'] as const;
export type FollowWay = (typeof followWays)[number];

export interface FollowTerms {
  readonly way: FollowWay;
  /** The multiplier, or the lots. */
  readonly number: Quantity;
}

/** The largest multiplier, and the most lots of one copy. */
export const largestFollowNumber = quantity('5');
/** How many traders one person may follow at a time. */
export const followedTradersMax = 2;

/** A trader who can be followed, with the figures of the last full hour. */
export interface LeadTrader {
  readonly id: string;
  readonly nickname: string;
  readonly portrait: string | undefined;
  readonly closedTrades: number;
  /** Sum of the settled results, USDT, before fees. */
  readonly profit: Amount;
  /** Share of the closed trades that brought a profit, percent. */
  readonly accuracy: Rate;
  readonly followers: number;
  readonly isFollowed: boolean;
  /** Server wall time of the hour of the figures; undefined if the server does not say. */
  readonly figuresOf: string | undefined;
}

/** One trader in detail. Missing is undefined: a server need not know everything. */
export interface LeadTraderDetail {
  readonly id: string;
  readonly nickname: string;
  readonly portrait: string | undefined;
  /** In the trader's own words: how they trade. */
  readonly signature: string | undefined;
  readonly isTrader: boolean;
  readonly profit: Amount;
  /** Profit in percent of the margins. */
  readonly incomeRate: Rate;
  readonly accuracy: Rate;
  readonly winningTrades: number;
  readonly longTrades: number;
  readonly shortTrades: number;
  readonly followers: number;
  /** The maximum drawdown of the settled results, USDT; undefined if the server does not say. */
  readonly largestFall: Amount | undefined;
  /** Percent of yesterday's margins. */
  readonly yesterdayRate: Rate | undefined;
  readonly openPositions: number;
  readonly allOrders: number;
  readonly isFollowed: boolean;
  readonly figuresOf: string | undefined;
  /** This person's terms; undefined without following, or if the server does not say. */
  readonly terms: FollowTerms | undefined;
}

const one = quantity('1');
const hundred = decimal('100');

export const closedTradesOf = ({ longTrades, shortTrades }: LeadTraderDetail): number => longTrades + shortTrades;
export const losingTrades = (closed: number, winning: number): number => Math.max(0, closed - winning);

/** The number of winning trades from the accuracy. */
export const winningTradesOf = ({ closedTrades, accuracy }: Pick<LeadTrader, 'closedTrades' | 'accuracy'>): number =>
  stepsIn(roundTo(divide(multiply(decimal(String(closedTrades)), accuracy), hundred) ?? amount('0'), 0), one);

/** An operator makes a person a trader, or ends it: then their followers no longer follow them. */
export interface TraderDecision {
  readonly kind: 'trader';
  /** Sign-in name. */
  readonly identifier: string;
  readonly isTrader: boolean;
}

const ratioPlaces = 2;
/** Of the lots of a copy; the person's own orders are whole lots. */
const lotPlaces = 2;
const moneyPlaces = 8;

/** A ratio above one with decimals is rounded to two; any other stays as it is. */
export const copyRatio = (multiplier: Quantity): Quantity =>
  compare(multiplier, one) > 0 ? roundTo(multiplier, ratioPlaces) : multiplier;

/** Lots of the copy of so many lots, to two places, and never less than one. */
export function copiedLots({ way, number }: FollowTerms, traderLots: Quantity): Quantity {
  if (way === 'lots') return number;
  return larger(one, roundTo(multiply(traderLots, copyRatio(number)), lotPlaces));
}

export interface CopyCost {
  readonly lots: Quantity;
  readonly margin: Amount;
  readonly fee: Amount;
  /** The required available balance of the contract account. */
  readonly needed: Amount;
}

/** The cost of a copy, at the trader's open price. Undefined for an order without lots. */
export function copyCost(
  terms: FollowTerms,
  { lots: traderLots, marginAtOpen, openFee }: Pick<ContractOrder, 'lots' | 'marginAtOpen' | 'openFee'>,
): CopyCost | undefined {
  const lots = copiedLots(terms, traderLots);
  const share = (value: Amount): Amount | undefined => divide(multiply(value, lots), traderLots);
  const [margin, fee] = [share(marginAtOpen), share(openFee)];
  if (margin === undefined || fee === undefined) return undefined;
  const cut = { margin: roundTo(margin, moneyPlaces, 'up'), fee: roundTo(fee, moneyPlaces, 'up') };
  return { lots, ...cut, needed: add(cut.margin, cut.fee) };
}

/** How many times the equity a margin is, two places; undefined without equity. */
export const timesEquity = (margin: Amount, equity: Amount): Rate | undefined => {
  const times = isPositive(equity) ? divide(margin, equity) : undefined;
  return times === undefined ? undefined : rate(roundTo(times, 2, 'up'));
};

/** The money of copies, summed. */
export interface CopySums {
  /** Margins of open positions. */
  readonly invested: Amount;
  /** Results of open positions; undefined where one is not known. */
  readonly running: Amount | undefined;
  /** Settled results; undefined where one is not known. */
  readonly realised: Amount | undefined;
  /** Fees of opening and of the nights. */
  readonly fees: Amount;
  /** Both results less the fees. */
  readonly net: Amount | undefined;
}

const isHeld = ({ status }: Pick<ContractOrder, 'status'>): boolean => status === 'open' || status === 'closing';

function wholeSum(values: readonly (Amount | undefined)[]): Amount | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? sum(known) : undefined;
}

export function copySums(orders: readonly ContractOrder[]): CopySums {
  const held = orders.filter(isHeld);
  const closed = orders.filter(({ status }) => status === 'closed');
  const running = wholeSum(held.map(({ profit }) => profit));
  const realised = wholeSum(closed.map(({ realisedProfit }) => realisedProfit));
  const results = wholeSum([running, realised]);
  const opened = [...held, ...closed];
  const fees = sum(opened.map(({ openFee, overnightFee }) => add(openFee, overnightFee)));
  return {
    invested: sum(held.map(({ marginAtOpen }) => marginAtOpen)),
    running,
    realised,
    fees,
    net: results === undefined ? undefined : subtract(results, fees),
  };
}

/** Closed trades as the figures of a trader count them. */
export interface TradeFigures {
  readonly closed: number;
  readonly winning: number;
  readonly profit: Amount;
  /** Percent, two places. */
  readonly accuracy: Rate;
  /** Profit in percent of the margins, two places. */
  readonly incomeRate: Rate;
}

const percentOf = (part: Amount, whole: Amount): Rate =>
  rate(roundTo(divide(multiply(part, hundred), whole) ?? amount('0'), 2));

/** The maximum drawdown of the cumulated results, which come oldest first. Zero without one. */
export function largestFall(results: readonly Amount[]): Amount {
  const nothing = amount('0');
  let [total, top, fall] = [nothing, nothing, nothing];
  for (const result of results) {
    total = add(total, result);
    top = larger(top, total);
    fall = larger(fall, subtract(top, total));
  }
  return fall;
}

/** Zero when there is nothing to divide by. */
export function tradeFigures(trades: readonly { readonly result: Amount; readonly margin: Amount }[]): TradeFigures {
  const winning = trades.filter(({ result }) => isPositive(result)).length;
  const profit = sum(trades.map(({ result }) => result));
  return {
    closed: trades.length,
    winning,
    profit,
    accuracy: percentOf(amount(String(winning)), amount(String(trades.length))),
    incomeRate: percentOf(profit, sum(trades.map(({ margin }) => margin))),
  };
}
