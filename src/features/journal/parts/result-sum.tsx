import type { Amount } from '../../../core/money/amount.ts';
import { shownCost } from '../../../core/money/shown-cost.ts';
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

/** A fee, or how far it fell: shown in the same way, as a cost. */
export const CostSum = ({ value, currency }: { readonly value: Amount; readonly currency: string }) => (
  <MoneyText value={shownCost(value, currency)} places={shownPlaces(value, currency)} currency={currency} />
);
