import type { AxisTemplate } from 'klinecharts';

/** Below every price. */
const least = 1e-12;
/** A band that reaches below zero has no place on this scale: it is cut this many powers of ten below the top. */
const deepest = 2;

const powerOf = (value: number): number => Math.log10(Math.max(value, least));

/**
 * Equal ways up are equal growth. It takes the place of the library's own axis of this name, which takes a price below 1 for one
 * below zero and writes another one beside it.
 */
export const logScale: AxisTemplate = {
  name: 'logarithm',
  minSpan: (precision) => 0.05 * 10 ** -precision,
  valueToRealValue: powerOf,
  displayValueToRealValue: powerOf,
  realValueToValue: (power) => 10 ** power,
  realValueToDisplayValue: (power) => 10 ** power,
  createRange: ({ defaultRange: { from, to, range } }) => {
    const realTo = powerOf(to);
    const realFrom = from > 0 ? powerOf(from) : realTo - deepest;
    const realRange = realTo - realFrom;
    return { from, to, range, realFrom, realTo, realRange, displayFrom: from, displayTo: to, displayRange: range };
  },
};
