import {
  poolIncome,
  dailyIncome,
  earlyExit,
  type EarlyExit,
  type MiningPool,
} from '../../../../../core/domain/finance/lock-mining.ts';
import { amount, rate, type DecimalText } from '../../../../../core/money/amount.ts';
import { add, fromSteps, subtract, sum } from '../../../../../core/money/fixed-point.ts';
import { divide } from '../../../../../core/money/quotient.ts';
import type { OpenCase } from '../../../../../core/ports/presenter-port.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';
import { flatPenaltyPercent, miningProduct, penaltyPercent, poolBase } from './mining-products.ts';

/** 0 waits for a decision, 1 running, 2 over, 3 refused. */
export type MiningStatus = 0 | 1 | 2 | 3;

export type MiningRecord = {
  readonly id: number;
  readonly user: string;
  readonly product: number;
  readonly amount: Money;
  readonly createdAt: number;
  updatedAt: number;
  startsAt: number | null;
  endsAt: number | null;
  /** Earned so far. */
  income: Money;
  /** The credited part of an income that waits in the order; without it, income is credited at once. */
  taken?: Money;
  /** Leaving early costs a fixed share of the sum, independent of the remaining days. */
  readonly exitFee?: 'flat';
  status: MiningStatus;
  isEarly: boolean;
  /** What leaving early has cost. */
  penalty: Money;
  remark: string;
};

/** Oldest first. */
export type MiningBook = { readonly orders: MiningRecord[] };

export const emptyMining = (): MiningBook => ({ orders: [] });

export const dayMs = 86_400_000;
/** The first moment of the next day of the server, whose zone is UTC. */
export const nextDay = (at: number): number => (Math.floor(at / dayMs) + 1) * dayMs;

/** Newest first. */
export const ordersOf = ({ orders }: MiningBook, user: string): readonly MiningRecord[] =>
  orders.filter((order) => order.user === user).toReversed();

export const findOrder = ({ orders }: MiningBook, id: number): MiningRecord | undefined =>
  orders.find((order) => order.id === id);

/** Days until the sum is free, a part of a day counting as one: all of them before the start. */
export function daysLeft({ endsAt, product }: Pick<MiningRecord, 'endsAt' | 'product'>, at: number): number {
  const { days } = miningProduct(product);
  return endsAt === null ? days : Math.min(days, Math.max(0, Math.ceil((endsAt - at) / dayMs)));
}

/** The cost of leaving at this moment, and the returned sum. */
export const exitNow = ({ exitFee, amount: locked, ...order }: MiningRecord, at: number): EarlyExit =>
  exitFee === 'flat'
    ? earlyExit({ amount: locked, penaltyPercent: flatPenaltyPercent, daysLeft: 1 })
    : earlyExit({ amount: locked, penaltyPercent, daysLeft: daysLeft(order, at) });

/** Income that waits in the order. */
export const waitingIncome = ({ income, taken = income }: Pick<MiningRecord, 'income' | 'taken'>): Money =>
  subtract(income, taken);

/** The cost of leaving now, or the paid cost; zero for an order that cannot be left. */
export function penaltyOf(order: MiningRecord, at: number): Money {
  if (order.status === 1) return exitNow(order, at).penalty;
  return order.status === 2 ? order.penalty : amount('0');
}

const isInPool = ({ product, status, startsAt }: MiningRecord, at: number): boolean =>
  status === 1 && startsAt !== null && startsAt <= at && miningProduct(product).kind === 2;

/** Whether the order was in the pool for the whole day that ends at this moment, even if the order ends with it. */
function wasInPool({ product, status, isEarly, startsAt, endsAt }: MiningRecord, dayEnd: number): boolean {
  const hasRun = status === 1 || (status === 2 && !isEarly);
  if (!hasRun || startsAt === null || endsAt === null || miningProduct(product).kind !== 2) return false;
  return startsAt <= dayEnd - dayMs && endsAt >= dayEnd;
}

const poolOf = (members: readonly MiningRecord[], user: string | undefined): MiningPool => ({
  liquidity: add(poolBase.liquidity, sum(members.map((order) => order.amount))),
  dailyIncome: poolBase.dailyIncome,
  own: user === undefined ? undefined : sum(members.filter((one) => one.user === user).map((one) => one.amount)),
});

/** The current pool: the operator's part and those of all people whose days have begun. */
export const poolAt = ({ orders }: MiningBook, user: string | undefined, at: number): MiningPool =>
  poolOf(
    orders.filter((order) => isInPool(order, at)),
    user,
  );

/**
 * The income of an order for the day that ends at this moment. Orders are paid one after another, and some end
 * meanwhile: all of them share the pool of the whole day.
 */
export function incomeOfDay({ orders }: MiningBook, order: MiningRecord, dayEnd: number): Money {
  const product = miningProduct(order.product);
  if (product.kind === 1) return dailyIncome(order.amount, product.dailyPercent);
  const members = orders.filter((one) => wasInPool(one, dayEnd));
  return poolIncome(poolOf(members, undefined), order.amount);
}

/** The average daily income of the order, as a fraction of its sum: zero before the first day is over. */
export function paidPerDay({
  amount: locked,
  income,
  startsAt,
  endsAt,
  isEarly,
  updatedAt,
}: MiningRecord): DecimalText {
  const end = isEarly ? updatedAt : endsAt;
  const days = startsAt === null || end === null ? 0 : Math.floor((end - startsAt) / dayMs);
  if (days <= 0) return rate('0');
  return divide<DecimalText>(income, fromSteps(days, locked)) ?? rate('0');
}

/** Orders that wait for staff. */
export const miningCases = ({ orders }: MiningBook, loginOf: (user: string) => string): readonly OpenCase[] =>
  orders
    .filter(({ status }) => status === 0)
    .map((order) => ({
      kind: 'mining',
      id: order.id,
      identifier: loginOf(order.user),
      amount: order.amount,
      currency: miningProduct(order.product).currency,
    }));
