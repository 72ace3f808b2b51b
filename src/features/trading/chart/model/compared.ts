/** A close of the other pair, ascending by time. */
export interface ComparedClose {
  readonly time: number;
  readonly close: number;
}

interface ComparedBar {
  readonly timestamp: number;
  readonly close: number;
}

/**
 * The other pair on the price axis of this one: both begin at the same height at the first bar in view, so that a
 * percent axis is right for both. A bar without a price of its own takes the one before.
 */
export function comparedHeights(
  bars: readonly ComparedBar[],
  closes: readonly ComparedClose[],
  first: number,
): readonly (number | undefined)[] {
  let next = 0;
  let present: number | undefined;
  const others = bars.map(({ timestamp }) => {
    for (let one = closes[next]; one !== undefined && one.time <= timestamp; one = closes[next]) {
      present = one.close;
      next += 1;
    }
    return present;
  });
  const from = others.findIndex((other, index) => index >= first && other !== undefined);
  const [base, height] = [others[from], bars[from]?.close];
  if (base === undefined || height === undefined || base === 0) return others.map(() => undefined);
  return others.map((other) => (other === undefined ? undefined : (other / base) * height));
}
