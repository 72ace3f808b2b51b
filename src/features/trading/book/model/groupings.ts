import { price, rate, type Price } from '../../../../core/money/amount.ts';
import { multiply, placesOf } from '../../../../core/money/fixed-point.ts';

/** The price step, ten, a hundred and a thousand of them: the choices for grouping a book. */
export function groupings(step: Price | undefined, last: Price | undefined): readonly Price[] {
  const finest = step ?? (last === undefined ? undefined : lastPlaceOf(last));
  if (finest === undefined) return [];
  return ['1', '10', '100', '1000'].map((factor) => multiply(finest, rate(factor)));
}

function lastPlaceOf(value: Price): Price {
  const places = placesOf(value);
  return places === 0 ? price('1') : price(`0.${'0'.repeat(places - 1)}1`);
}
