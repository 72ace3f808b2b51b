import type { Amount } from '../../../../core/money/amount.ts';
import { MoneyText, type MoneyTextProps } from '../../../../core/ui/money/money-text.tsx';
import { shortened } from '../model/shown-amount.ts';
import { shownCost } from '../../../../core/money/shown-cost.ts';

export interface SumTextProps extends Omit<MoneyTextProps, 'value' | 'currency' | 'places'> {
  readonly value: Amount | undefined;
  readonly currency: string;
  /** It leaves the account: never shown as less than it is. */
  readonly isCost?: boolean | undefined;
}

/** A sum of money in the places of its currency. */
export function SumText({ value, currency, isCost = false, ...rest }: SumTextProps) {
  const shown = value === undefined ? undefined : (isCost ? shownCost : shortened)(value, currency);
  return <MoneyText {...rest} value={shown} currency={currency} />;
}
