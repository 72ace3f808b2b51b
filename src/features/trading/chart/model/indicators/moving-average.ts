/** One entry per bar; undefined until enough bars are known. */
export type Series = readonly (number | undefined)[];

/** Arithmetic mean of the last `length` values. */
export function movingAverage(values: readonly number[], length: number): Series {
  return values.map((_, index) => (index + 1 < length ? undefined : meanOf(values, { index, length })));
}

export interface Window {
  /** Of its last value. */
  readonly index: number;
  readonly length: number;
}

/** Summed afresh for each bar: a running sum would gather rounding errors over the length of the chart. */
export function meanOf(values: readonly number[], { index, length }: Window): number {
  let total = 0;
  for (let at = index + 1 - length; at <= index; at += 1) total += values[at] ?? 0;
  return total / length;
}
