import { dayMs } from '../../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import type { Amount, Rate } from '../../../../core/money/amount.ts';
import { formatPercent } from '../../../../core/money/format.ts';

export interface TermWords {
  /** A number of days with its unit. */
  days(count: number): string;
  /** A daily rate is finer than other percentages. */
  rate(percent: Rate): string;
  sum(value: Amount | undefined): string;
}

const ratePlaces = 4;

/** Lengths of time, rates and sums as the language writes them. */
export function useTermWords(currency: string): TermWords {
  const format = useFormat();
  return {
    days: (count) => format.relativeAge(count * dayMs),
    rate: (percent) => formatPercent(percent, { languageTag: format.languageTag, places: ratePlaces, minPlaces: 0 }),
    sum: (value) => format.amount(value, { currency }),
  };
}
