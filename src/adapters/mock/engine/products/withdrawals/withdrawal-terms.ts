import { levelLimits } from '../../../../../core/domain/people/level-limits.ts';
import { withdrawalFee } from '../../../../../core/domain/wallets/withdrawal.ts';
import { amount, type Price } from '../../../../../core/money/amount.ts';
import { larger, multiply, roundTo, subtract, sum } from '../../../../../core/money/fixed-point.ts';
import { divide } from '../../../../../core/money/quotient.ts';
import { gasFreeBelowUsdt, leastWithdrawalUsdt } from '../../../../../core/rules/wallets/withdrawal-rules.ts';
import type { Person } from '../../people/access/access-book.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';
import type { World } from '../../kernel/domain/mounted-domain.ts';
import { networksOf } from '../deposits/deposit-rules.ts';
import { findCurrency, type SeedCurrency } from '../../ledger/currencies.ts';
import { usdtPrice } from '../../ledger/wallet-rows.ts';
import { withdrawalsOf, type WithdrawalBook } from './withdrawal-book.ts';

const dayMs = 86_400_000;
const places = 8;
/** What sending costs, by value. */
const feeUsdt = amount('2');
const zero = amount('0');

export interface Terms {
  readonly unit: Price;
  readonly fee: Money;
  readonly minimum: Money;
  /** Undefined after the first one. */
  readonly freeBelow: Money | undefined;
  readonly networks: readonly string[];
  readonly limitBtc: Money;
  readonly left: Money;
}

const inUnits = (usdt: Money, unit: Price, rounding: 'up' | 'down'): Money =>
  roundTo(divide(usdt, unit) ?? zero, places, rounding);

/** Value in BTC of the finished and open withdrawals of the last 24 hours. */
function withdrawnBtc({ book, person, world, bitcoin }: Question & { readonly bitcoin: Price }): Money {
  const recent = withdrawalsOf(book, person.id).filter(
    ({ createdAt, status }) => status !== 3 && world.at - createdAt < dayMs,
  );
  return divide(sum(recent.map(({ value }) => value)), bitcoin) ?? zero;
}

interface Question {
  readonly book: WithdrawalBook;
  readonly person: Person;
  readonly world: World;
  readonly currency: SeedCurrency;
  readonly hasFreeFirst: boolean;
}

/** The fee is constant; values follow the market. */
export function termsOf(question: Question): Terms {
  const { book, person, world, currency } = question;
  const unit = usdtPrice(world, currency);
  const coin = findCurrency('BTC') ?? currency;
  const bitcoin = usdtPrice(world, coin);
  const { withdrawnBtc: limitBtc } = levelLimits[person.advancedReview === 2 ? 2 : 1];
  const leftBtc = larger(subtract(limitBtc, withdrawnBtc({ ...question, bitcoin })), zero);
  const isFirst = question.hasFreeFirst && withdrawalsOf(book, person.id).every(({ status }) => status === 3);
  return {
    unit,
    fee: inUnits(feeUsdt, currency.referencePrice, 'up'),
    minimum: inUnits(leastWithdrawalUsdt, unit, 'up'),
    freeBelow: isFirst ? inUnits(gasFreeBelowUsdt, unit, 'down') : undefined,
    networks: networksOf(currency),
    limitBtc,
    left: inUnits(multiply(leftBtc, bitcoin), unit, 'down'),
  };
}

export const feeFor = ({ fee, freeBelow }: Terms, taken: Money): Money =>
  withdrawalFee({ fee: { kind: 'fixed', sum: fee }, freeBelow }, taken);
