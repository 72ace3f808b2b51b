import {
  poolIncome,
  dailyIncome,
  earlyExit,
  type EarlyExit,
  type MiningPool,
} from '../../../../core/domain/lock-mining.ts';
import { amount } from '../../../../core/money/amount.ts';
import { add, sum } from '../../../../core/money/fixed-point.ts';
import type { OpenCase } from '../../../../core/ports/presenter-port.ts';
import type { Money } from '../kernel/engine-types.ts';
import { miningProduct, penaltyPercent, poolBase } from './mining-products.ts';

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
  /** Credited so far. */
  income: Money;
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

/** Days until it is free, of which any part is one: all of them before it has begun. */
export function daysLeft({ endsAt, product }: MiningRecord, at: number): number {
  const { days } = miningProduct(product);
  return endsAt === null ? days : Math.min(days, Math.max(0, Math.ceil((endsAt - at) / dayMs)));
}

/** What leaving at this moment costs, and what comes back. */
export const exitNow = (order: MiningRecord, at: number): EarlyExit =>
  earlyExit({ amount: order.amount, penaltyPercent, daysLeft: daysLeft(order, at) });

/** What leaving costs now, or has cost; nothing of what cannot be left. */
export function penaltyOf(order: MiningRecord, at: number): Money {
  if (order.status === 1) return exitNow(order, at).penalty;
  return order.status === 2 ? order.penalty : amount('0');
}

const isInPool = ({ product, status, startsAt }: MiningRecord, at: number): boolean =>
  status === 1 && startsAt !== null && startsAt <= at && miningProduct(product).kind === 2;

/** The pool as it is: the operator's part and that of everybody whose days have begun. */
export function poolAt({ orders }: MiningBook, user: string | undefined, at: number): MiningPool {
  const members = orders.filter((order) => isInPool(order, at));
  return {
    liquidity: add(poolBase.liquidity, sum(members.map((order) => order.amount))),
    dailyIncome: poolBase.dailyIncome,
    own: user === undefined ? undefined : sum(members.filter((one) => one.user === user).map((one) => one.amount)),
  };
}

/** What one day brings to an order; `at` is within that day or at its end. */
export function incomeOfDay(book: MiningBook, order: MiningRecord, at: number): Money {
  const product = miningProduct(order.product);
  if (product.kind === 1) return dailyIncome(order.amount, product.dailyPercent);
  return poolIncome(poolAt(book, undefined, at), order.amount);
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
