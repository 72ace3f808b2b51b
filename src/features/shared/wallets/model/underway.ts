import type { Deposit } from '../../../../core/domain/wallets/deposit.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { sum } from '../../../../core/money/fixed-point.ts';

export interface MoneyUnderway {
  readonly currencyName: string;
  readonly amount: Amount;
}

/** The deposits that wait for a decision, as one sum for each currency. */
export function underway(deposits: readonly Deposit[]): readonly MoneyUnderway[] {
  const waiting = deposits.filter(({ status }) => status === 'pending');
  return [...new Set(waiting.map(({ currencyName }) => currencyName))].map((name) => ({
    currencyName: name,
    amount: sum(waiting.flatMap(({ currencyName, amount }) => (currencyName === name ? [amount] : []))),
  }));
}
