import type { Amount } from '../../../core/money/amount.ts';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { shownCost } from '../../../core/money/shown-cost.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';

export interface SumMoneyProps {
  readonly value: Amount | undefined;
  readonly currency: string;
  /** It leaves the account: never shown as less than it is. */
  readonly isCost?: boolean;
}

/** A sum in the places of its currency, never better than it is. */
export function SumMoney({ value, currency, isCost = false }: SumMoneyProps) {
  const shown = isCost && value !== undefined ? shownCost(value, currency) : shownBalance(value, currency);
  return <MoneyText value={shown} currency={currency} />;
}
