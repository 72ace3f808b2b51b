import type { Amount } from '../../../core/money/amount.ts';
import { isNegative, roundTo } from '../../../core/money/fixed-point.ts';
import { shownPlaces } from '../../../core/money/shown-places.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';

export interface SumMoneyProps {
  readonly value: Amount | undefined;
  readonly currency: string;
  /** It leaves the account: never shown as less than it is. */
  readonly isCost?: boolean;
}

/** A sum in the places of its currency, never better than it is. */
export function SumMoney({ value, currency, isCost = false }: SumMoneyProps) {
  const shown =
    value === undefined
      ? undefined
      : roundTo(value, shownPlaces(value, currency), isCost || isNegative(value) ? 'up' : 'down');
  return <MoneyText value={shown} currency={currency} />;
}
