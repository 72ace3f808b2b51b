import type { Price } from '../../../core/money/amount.ts';
import { forDrawing } from '../../../core/money/fixed-point.ts';

/** Where prices stand on an axis whose middle is the reference price, from 0 to 1; for drawing alone. */
export interface PriceAxis {
  readonly now: number | undefined;
  readonly breakEven: number | undefined;
}

const middle = 0.5;
/** Prices beyond the picture stand at its edge. */
const edge = 0.03;
/** The least distance from the middle to an edge, as a part of the price. */
const leastSpan = 0.02;
const room = 1.3;

const shareBetween = (reference: number, other: number): number => Math.abs(other - reference) / (reference || 1);

export interface AxisPrices {
  readonly now: Price | undefined;
  readonly breakEven?: Price | undefined;
  /** The references of the same list, so that their pictures have one scale and can be compared. */
  readonly beside?: readonly Price[] | undefined;
}

export function priceAxis(reference: Price, { now, breakEven, beside = [] }: AxisPrices): PriceAxis {
  const centre = forDrawing(reference);
  const own = [now, breakEven].flatMap((price) =>
    price === undefined ? [] : [shareBetween(centre, forDrawing(price))],
  );
  const others = now === undefined ? [] : beside.map((one) => shareBetween(forDrawing(one), forDrawing(now)));
  const span = centre * Math.max(leastSpan, Math.max(0, ...own, ...others) * room) || 1;
  const place = (price: Price | undefined): number | undefined =>
    price === undefined
      ? undefined
      : Math.min(1 - edge, Math.max(edge, middle + ((forDrawing(price) - centre) / span) * middle));
  return { now: place(now), breakEven: place(breakEven) };
}
