import { useFormat } from '../../../../core/i18n/use-format.ts';
import type { Amount, Price } from '../../../../core/money/amount.ts';
import { placesOf } from '../../../../core/money/fixed-point.ts';
import { shownResult } from '../../../../core/money/shown-result.ts';
import { shortened } from '../model/shown-amount.ts';
import { shownCost } from '../../../../core/money/shown-cost.ts';

/** A figure as it is shown, and to the last digit where that says more. */
export interface Sum {
  readonly text: string;
  readonly exact?: string;
}

const asShown = (text: string, exact: string): Sum => (text === exact ? { text } : { text, exact });

/** Sums in the places of their currency and prices at the step of their pair, with all their digits for a copy. */
export function useSums() {
  const format = useFormat();
  return {
    sum: (value: Amount, currency: string, kind: 'cost' | 'income' | 'result'): Sum => {
      const exactly = format.amount(value, { currency });
      if (kind === 'result') {
        const { value: rounded, places } = shownResult(value, currency);
        return asShown(format.amount(rounded, { places, currency }), exactly);
      }
      const shown = (kind === 'cost' ? shownCost : shortened)(value, currency);
      return asShown(format.amount(shown, { currency }), exactly);
    },
    priced: (value: Price, quote: string, step: Price | undefined): Sum => {
      const { full } = format.price(value, step);
      const exact = format.amount(value, { places: placesOf(value), currency: quote });
      return asShown(`${full}\u00a0${quote}`, exact);
    },
  };
}
