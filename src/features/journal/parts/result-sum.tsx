import type { Amount } from '../../../core/money/amount.ts';
import { shownPlaces } from '../../../core/money/shown-places.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../core/ui/money/result-money.tsx';

export interface ResultSumProps {
  /** Undefined while it is not known. */
  readonly value: Amount | undefined;
  readonly currency: string;
  /** False where the currency stands beside it. */
  readonly hasUnit?: boolean;
}

/** A result as it is shown; the file has all of its decimals. */
export const ResultSum = ({ value, currency, hasUnit = true }: ResultSumProps) => (
  <ResultMoney value={value} currency={currency} hasUnit={hasUnit} />
);

/** A sum without direction, shown in the same way. */
export const PlainSum = ({ value, currency }: { readonly value: Amount; readonly currency: string }) => (
  <MoneyText value={value} places={shownPlaces(value, currency)} currency={currency} />
);
