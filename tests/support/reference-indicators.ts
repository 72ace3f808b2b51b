import { Decimal } from 'decimal.js';

/**
 * The indicators a second time, in decimal arithmetic and without recursion: every smoothed mean is written out as the
 * weighted sum of all that it has seen. Nothing here comes from the program.
 */
export interface ReferenceBar {
  readonly high: string;
  readonly low: string;
  readonly close: string;
}

type Exact = InstanceType<typeof Precise>;
type Column = readonly (Exact | undefined)[];

const Precise = Decimal.clone({ precision: 60 });
const exact = (value: string | number): Exact => new Precise(value);
const sumOf = (values: readonly Exact[]): Exact => values.reduce((sum, value) => sum.plus(value), exact(0));
const meanOf = (values: readonly Exact[]): Exact => sumOf(values).div(values.length);

export const exactCloses = (bars: readonly ReferenceBar[]): readonly Exact[] => bars.map(({ close }) => exact(close));

export const meanReference = (values: readonly Exact[], length: number): Column =>
  values.map((_, at) => (at + 1 < length ? undefined : meanOf(values.slice(at + 1 - length, at + 1))));

/** `seed`, then each later value with this weight, the last one heaviest. */
function smoothed(seed: Exact, later: readonly Exact[], weight: Exact): Exact {
  const rest = exact(1).minus(weight);
  const terms = later.map((value, index) => value.times(weight).times(rest.pow(later.length - 1 - index)));
  return sumOf([seed.times(rest.pow(later.length)), ...terms]);
}

/** Begins with the mean of the first `length` values. */
function smoothedColumn(column: Column, length: number, weight: Exact): Column {
  const first = column.findIndex((value) => value !== undefined);
  const known = column.slice(first).flatMap((value) => value ?? []);
  const seed = known.length < length ? undefined : meanOf(known.slice(0, length));
  return column.map((_, at) => {
    const count = at - first + 1;
    if (first < 0 || seed === undefined || count < length) return undefined;
    return smoothed(seed, known.slice(length, count), weight);
  });
}

export const exponentialReference = (column: Column, length: number): Column =>
  smoothedColumn(column, length, exact(2).div(length + 1));

export function bandsReference(values: readonly Exact[], length: number, width: number) {
  const middle = meanReference(values, length);
  const distance = values.map((_, at) => {
    const centre = middle[at];
    if (centre === undefined) return undefined;
    const squares = values.slice(at + 1 - length, at + 1).map((value) => value.minus(centre).pow(2));
    return meanOf(squares).sqrt().times(width);
  });
  const shifted = (sign: 1 | -1): Column =>
    middle.map((centre, at) => {
      const by = distance[at];
      return centre === undefined || by === undefined ? undefined : centre.plus(by.times(sign));
    });
  return { middle, upper: shifted(1), lower: shifted(-1) };
}

const minus = (left: Column, right: Column): Column =>
  left.map((value, at) => {
    const other = right[at];
    return value === undefined || other === undefined ? undefined : value.minus(other);
  });

export function macdReference(
  values: readonly Exact[],
  { fast, slow, signal }: Record<'fast' | 'slow' | 'signal', number>,
) {
  const dif = minus(exponentialReference(values, fast), exponentialReference(values, slow));
  const dea = exponentialReference(dif, signal);
  return { dif, dea, bar: minus(dif, dea) };
}

/** 100 − 100 / (1 + mean gain / mean loss), both means by Wilder's weight of 1 / length. */
export function strengthReference(values: readonly Exact[], length: number): Column {
  const changes = values.map((value, at) => {
    const before = values[at - 1];
    return before === undefined ? undefined : value.minus(before);
  });
  const zero = exact(0);
  const part = (sign: 1 | -1): Column =>
    smoothedColumn(
      changes.map((change) => (change === undefined ? undefined : Precise.max(change.times(sign), zero))),
      length,
      exact(1).div(length),
    );
  const [gains, losses] = [part(1), part(-1)];
  return gains.map((gain, at) => {
    const loss = losses[at];
    if (gain === undefined || loss === undefined) return undefined;
    if (loss.isZero()) return exact(gain.isZero() ? 50 : 100);
    return exact(100).minus(exact(100).div(gain.div(loss).plus(1)));
  });
}

/** The place of the close between the extremes, smoothed twice from a start of 50. */
export function kdjReference(bars: readonly ReferenceBar[], { range, k, d }: Record<'range' | 'k' | 'd', number>) {
  const raw = bars.map(({ close }, at) => {
    if (at + 1 < range) return undefined;
    const seen = bars.slice(at + 1 - range, at + 1);
    const low = Precise.min(...seen.map((bar) => bar.low));
    const high = Precise.max(...seen.map((bar) => bar.high));
    return high.eq(low) ? exact(50) : exact(close).minus(low).div(high.minus(low)).times(100);
  });
  const smooth = (column: Column, length: number): Column => {
    const known = column.flatMap((value) => value ?? []);
    const first = column.length - known.length;
    const weight = exact(1).div(length);
    return column.map((value, at) =>
      value === undefined ? undefined : smoothed(exact(50), known.slice(0, at - first + 1), weight),
    );
  };
  const ks = smooth(raw, k);
  const ds = smooth(ks, d);
  const js = minus(
    ks.map((value) => value?.times(3)),
    ds.map((value) => value?.times(2)),
  );
  return { k: ks, d: ds, j: js };
}

/** Whether a drawn value has the digits of the exact one; both may be unknown. A tie may fall to either side. */
export function hasDigitsOf(drawn: number | undefined, reference: Exact | undefined, places: number): boolean {
  if (drawn === undefined || reference === undefined) return drawn === reference;
  if (drawn.toFixed(places) === reference.toFixed(places)) return true;
  const unit = exact(10).pow(-places);
  const beyond = reference.div(unit).abs().mod(1).minus(0.5).abs();
  return beyond.lessThan(1e-6) && exact(drawn).minus(reference).abs().lessThan(unit.times(1e-5));
}
