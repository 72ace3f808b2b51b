import { amount, decimal, type Amount, type DecimalText, type Rate } from '../../money/amount.ts';
import { compare, fromSteps, multiply, roundTo, smaller, subtract } from '../../money/fixed-point.ts';
import { divide } from '../../money/quotient.ts';

export const miningStates = ['pending', 'running', 'redeemed', 'refused'] as const;
/** `pending`: staff look at it; nothing is earned yet. */
export type MiningState = (typeof miningStates)[number];

export interface MiningCurrency {
  readonly id: string;
  /** Ticker. */
  readonly name: string;
}

/** A family of products. One with pool figures shares the income of a pool instead of paying a rate. */
export interface MiningClass {
  readonly id: string;
  readonly name: string;
  readonly intro: string;
  readonly pool: MiningPool | undefined;
}

export interface MiningPool {
  /** Everything that is in it. */
  readonly liquidity: Amount;
  /** Of all participants, for one day. */
  readonly dailyIncome: Amount;
  /** This person's share; undefined if the server does not say. */
  readonly own: Amount | undefined;
}

export interface MiningProduct {
  readonly id: string;
  readonly currencyId: string;
  readonly currencyName: string;
  /** The family of the product; undefined if the server does not say. */
  readonly classId: string | undefined;
  /** Percent of the sum for one day. */
  readonly dailyPercent: Rate;
  /** Replaces a rate that is not fixed, e.g. by a range; in the operator's words. */
  readonly yieldText: string | undefined;
  readonly minimum: Amount;
  readonly maximum: Amount;
  /** How long it is locked. */
  readonly days: number;
  /** Percent of the sum for each remaining day on early exit; undefined if the server does not say. */
  readonly penaltyPercent: Rate | undefined;
  /** Epoch ms: the end of the term if bought now; undefined if the server does not say. */
  readonly unlocksAt: number | undefined;
}

export interface MiningOrder {
  readonly id: string;
  readonly currencyName: string;
  readonly amount: Amount;
  /** Percent of the sum for one day. */
  readonly dailyPercent: Rate;
  /** Credited so far; undefined if the server does not say. */
  readonly income: Amount | undefined;
  /** The part of it that can be withdrawn before the end; absent if the server keeps none in the order. */
  readonly takeable?: Amount;
  readonly status: MiningState;
  /** Redeemed early; undefined for ended ones if the server does not say. */
  readonly isEarly: boolean | undefined;
  /** The early-exit penalty, present or past; undefined if the server does not say. */
  readonly penalty: Amount | undefined;
  readonly penaltyPercent: Rate | undefined;
  /** Days that are left, of which any part is one; undefined where the server does not say. */
  readonly daysLeft: number | undefined;
  /** Server times; undefined before it has begun. */
  readonly startsAt: string | undefined;
  readonly endsAt: string | undefined;
  /** Epoch ms; undefined where the server does not say it so that it can be counted down to. */
  readonly endsAtMs: number | undefined;
  /** Of its term; undefined where the server leaves that to begin and end. */
  readonly days?: number | undefined;
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
  /** Why it was refused. */
  readonly reason: string | undefined;
}

export interface MiningOrders<OrderPage> {
  readonly page: OrderPage;
  /** Of all orders together; undefined where the server does not say. */
  readonly totalIncome: Amount | undefined;
}

/** Sums have the precision of balances. */
const places = 8;
const hundred = decimal('100');
const yearDays = decimal('365');
const nothing = amount('0');

const share = (sum: Amount, percent: Rate): Amount => divide(multiply(sum, percent), hundred) ?? nothing;

export interface EarlyExit {
  readonly penalty: Amount;
  /** What comes back. */
  readonly returned: Amount;
}

/**
 * Penalty rate × remaining days × sum, never more than the sum: the one figure of list, sheet, receipt and ledger.
 * `penaltyPercent` is for one remaining day; `daysLeft` counts any part of a day as one.
 */
export function earlyExit(terms: { amount: Amount; penaltyPercent: Rate; daysLeft: number }): EarlyExit {
  const rate = fromSteps<Rate>(Math.max(0, terms.daysLeft), terms.penaltyPercent);
  const penalty = smaller(roundTo(share(terms.amount, rate), places), terms.amount);
  return { penalty, returned: subtract(terms.amount, penalty) };
}

/** What one day earns at a fixed rate; cut, never rounded up. */
export const dailyIncome = (sum: Amount, dailyPercent: Rate): Amount =>
  roundTo(share(sum, dailyPercent), places, 'down');

/** What so many days would earn at a fixed rate. */
export const incomeOfDays = (sum: Amount, dailyPercent: Rate, days: number): Amount =>
  fromSteps(days, dailyIncome(sum, dailyPercent));

/** (Own liquidity ÷ pool's liquidity) × the pool's income of a day; cut, never rounded up. Nothing of an empty pool. */
export function poolIncome({ liquidity, dailyIncome: income }: MiningPool, own: Amount): Amount {
  const earned = divide(multiply(income, own), liquidity);
  return earned === undefined ? nothing : roundTo(smaller(earned, income), places, 'down');
}

/** Own part of the pool in percent, two decimals; undefined of an empty pool. */
export function poolShare({ liquidity }: Pick<MiningPool, 'liquidity'>, own: Amount): Rate | undefined {
  const part = divide<DecimalText>(multiply<DecimalText>(own, hundred), liquidity);
  return part === undefined ? undefined : asRate(roundTo(part, 2, 'down'));
}

/** The pool's present income for one day, in percent of a sum; undefined for an empty pool. */
export function poolPercent({ liquidity, dailyIncome: income }: MiningPool): Rate | undefined {
  const part = divide<DecimalText>(multiply<DecimalText>(income, hundred), liquidity);
  return part === undefined ? undefined : asRate(roundTo(part, 4, 'down'));
}

/** A daily percentage over a year, simple: nothing is added to the sum. */
export const yearlyPercent = (dailyPercent: Rate): Rate => multiply(dailyPercent, yearDays);

const asRate = (value: DecimalText): Rate => decimal<Rate>(value);

/** Something is bound in it. */
export const isBound = ({ status }: Pick<MiningOrder, 'status'>): boolean =>
  status === 'pending' || status === 'running';

/** The server sets the penalty; if the formula agrees, the explanation is complete. */
export function isExplained(order: Pick<MiningOrder, 'amount' | 'penalty' | 'penaltyPercent' | 'daysLeft'>): boolean {
  const { penalty, penaltyPercent, daysLeft } = order;
  if (penalty === undefined || penaltyPercent === undefined || daysLeft === undefined) return false;
  return compare(earlyExit({ amount: order.amount, penaltyPercent, daysLeft }).penalty, penalty) === 0;
}
