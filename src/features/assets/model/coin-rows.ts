import type { Balance } from '../../../core/domain/wallets/wallet.ts';
import { amount, type Amount } from '../../../core/money/amount.ts';
import { compare, isZero } from '../../../core/money/fixed-point.ts';
import { usdtValueOf } from '../../shared/wallets/model/wallet-values.ts';

/** Below this many USDT a balance counts as small. */
export const smallBelow: Amount = amount('1');

export interface CoinRow {
  readonly balance: Balance;
  /** In USDT; undefined without a price. */
  readonly value: Amount | undefined;
}

const isSmall = ({ value }: CoinRow): boolean => value !== undefined && compare(value, smallBelow) < 0;

/** The most valuable first, then those of unknown value; what is small is left out when asked. */
export function coinRows(balances: readonly Balance[], hideSmall: boolean): readonly CoinRow[] {
  return balances
    .map((balance) => ({ balance, value: usdtValueOf(balance) }))
    .filter((row) => !hideSmall || !isSmall(row))
    .toSorted((left, right) => byValue(left.value, right.value));
}

/** The rows of which there is anything, free or locked. */
export const heldRows = (rows: readonly CoinRow[]): readonly CoinRow[] =>
  rows.filter(({ balance }) => !isZero(balance.available) || !isZero(balance.locked));

function byValue(left: Amount | undefined, right: Amount | undefined): number {
  if (left === undefined || right === undefined) return (left === undefined ? 1 : 0) - (right === undefined ? 1 : 0);
  return compare(right, left);
}
