import {
  earlyExit,
  incomeOfDays,
  isBound,
  isExplained,
  poolIncome,
  yearlyPercent,
  type EarlyExit,
  type MiningOrder,
  type MiningPool,
  type MiningProduct,
} from '../../../core/domain/finance/lock-mining.ts';
import type { Amount, Quantity, Rate } from '../../../core/money/amount.ts';
import { add, compare, placesOf, subtract } from '../../../core/money/fixed-point.ts';
import { parseDecimalInput } from '../../../core/money/parse.ts';
import { limitedAmountProblem, movedAmountProblem } from '../../../core/rules/moved-amount.ts';
import { readJudgedAmount, type TypedAmount } from '../../shared/request-form/model/typed-amount.ts';

export interface MiningDraft {
  /** As typed. */
  readonly text: string;
  /** Days left when leaving early, as typed; empty for the whole term. */
  readonly days: string;
}

export const emptyMiningDraft: MiningDraft = { text: '', days: '' };

export interface MiningPlan {
  readonly amount: TypedAmount;
  /** The source of the income, as far as it is known beforehand. */
  readonly source: 'rate' | 'pool' | 'unknown';
  /** Estimated: undefined without a sum, and where neither a rate nor a pool is known. */
  readonly incomeOfDay: Amount | undefined;
  /** Estimated: the income of a pool changes from day to day. */
  readonly incomeOfTerm: Amount | undefined;
  /** Undefined for what is no number of days of the term. */
  readonly daysLeft: number | undefined;
  /** Undefined without a sum, a number of days or a rate of the server. */
  readonly exit: EarlyExit | undefined;
}

interface Around {
  readonly languageTag: string;
  /** Undefined: not known, so that the server decides. */
  readonly available: Amount | undefined;
  /** Whose income the product shares; undefined of one that does not. */
  readonly pool: MiningPool | undefined;
}

/** The product that a server chooses by the sum alone: the first whose limits contain it. */
export const firstThatFits = (products: readonly MiningProduct[], sum: Amount): MiningProduct | undefined =>
  products
    .toSorted((left, right) => left.id.length - right.id.length || left.id.localeCompare(right.id))
    .find(({ minimum, maximum }) => compare(sum, minimum) >= 0 && compare(sum, maximum) <= 0);

/** `opened`: as chosen; `other`: the server takes another product for the sum; `unknown`: which one cannot be told. */
export interface TakenProduct {
  readonly kind: 'opened' | 'other' | 'unknown';
  readonly product: MiningProduct;
}

/** The income of a sum on one day in the pool at its current size. */
const shareOfDay = (pool: MiningPool, sum: Amount): Amount =>
  poolIncome({ ...pool, liquidity: add(pool.liquidity, sum) }, sum);

function incomeOfDay(value: Amount, { dailyPercent, yieldText }: MiningProduct, pool: MiningPool | undefined) {
  if (pool !== undefined) return shareOfDay(pool, value);
  return yieldText === undefined ? incomeOfDays(value, dailyPercent, 1) : undefined;
}

function sourceOf({ yieldText }: MiningProduct, pool: MiningPool | undefined): MiningPlan['source'] {
  if (pool !== undefined) return 'pool';
  return yieldText === undefined ? 'rate' : 'unknown';
}

/** A whole number of days of the term. */
export function daysOfTerm(text: string, term: number, languageTag: string): number | undefined {
  const input = parseDecimalInput<Quantity>(text, languageTag);
  if (input.kind === 'empty') return term;
  if (input.kind !== 'number' || placesOf(input.value) > 0) return undefined;
  const days = Number.parseInt(input.value, 10);
  return days >= 0 && days <= term ? days : undefined;
}

export function miningPlan(
  draft: MiningDraft,
  product: MiningProduct,
  { languageTag, available, pool }: Around,
): MiningPlan {
  const reading = readJudgedAmount(draft.text, {
    languageTag,
    judge: (text) => limitedAmountProblem(text, product) ?? movedAmountProblem(text, available),
  });
  const { value } = reading;
  const { dailyPercent, penaltyPercent } = product;
  const source = sourceOf(product, pool);
  const daysLeft = daysOfTerm(draft.days, product.days, languageTag);
  return {
    amount: reading,
    source,
    incomeOfDay: value === undefined ? undefined : incomeOfDay(value, product, pool),
    incomeOfTerm:
      value === undefined || source !== 'rate' ? undefined : incomeOfDays(value, dailyPercent, product.days),
    daysLeft,
    exit:
      value === undefined || daysLeft === undefined || penaltyPercent === undefined
        ? undefined
        : earlyExit({ amount: value, penaltyPercent, daysLeft }),
  };
}

/** The daily and the simple yearly percentage of a product. */
export const yieldOf = ({ dailyPercent }: Pick<MiningProduct, 'dailyPercent'>): { daily: Rate; yearly: Rate } => ({
  daily: dailyPercent,
  yearly: yearlyPercent(dailyPercent),
});

/** A row that this request may have made. */
export const isTwinOfLock =
  ({ amount, currencyName }: { readonly amount: Amount; readonly currencyName: string }) =>
  (order: MiningOrder): boolean =>
    isBound(order) && order.currencyName === currencyName && compare(order.amount, amount) === 0;

export type MiningWord = 'pending' | 'running' | 'redeemed' | 'early' | 'over' | 'refused';

/** The state of an order, in one word; `over`: it is unknown whether its whole term has run. */
export function wordOf({ status, isEarly }: Pick<MiningOrder, 'status' | 'isEarly'>): MiningWord {
  if (status !== 'redeemed' || isEarly === false) return status;
  return isEarly === true ? 'early' : 'over';
}

/** The returned and the withheld sum of an order, by the server's figure; undefined without one. */
export const exitOf = ({ amount, penalty }: Pick<MiningOrder, 'amount' | 'penalty'>): EarlyExit | undefined =>
  penalty === undefined ? undefined : { penalty, returned: subtract(amount, penalty) };

/** The formula behind a figure of the server; undefined if it gives another result. */
export function formulaOf(order: MiningOrder): { readonly percent: Rate; readonly daysLeft: number } | undefined {
  const { penaltyPercent, daysLeft } = order;
  if (penaltyPercent === undefined || daysLeft === undefined || !isExplained(order)) return undefined;
  return { percent: penaltyPercent, daysLeft };
}

const isSameSum = (left: Amount | undefined, right: Amount | undefined): boolean =>
  left === undefined || right === undefined ? left === right : compare(left, right) === 0;

/** Whether leaving costs the same in both, and is possible in both. */
export const isSameExit = (left: MiningOrder, right: MiningOrder): boolean =>
  left.status === right.status &&
  left.daysLeft === right.daysLeft &&
  compare(left.amount, right.amount) === 0 &&
  isSameSum(left.penalty, right.penalty);

/** It was left before its term, or its term is over and the server does not say which. */
export const isRedeemed = ({ status, isEarly }: Pick<MiningOrder, 'status' | 'isEarly'>): boolean =>
  status === 'redeemed' && isEarly !== false;
