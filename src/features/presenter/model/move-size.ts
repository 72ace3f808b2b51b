/** How far a price may be moved, in per cent: `min` is the deepest fall, below zero. */
export interface MoveLimits {
  readonly min: number;
  readonly max: number;
}

export const smallestSize = 0.01;

/** Per cent as typed, up to two decimals, without a sign; undefined for anything else and beyond both limits. */
export function readSize(text: string, { min, max }: MoveLimits): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined;
  const size = Number(plain);
  return size >= smallestSize && size <= Math.max(-min, max) ? size : undefined;
}

/** The falls and rises of one size that are within the limits. */
export const movesOf = (size: number, { min, max }: MoveLimits): readonly number[] =>
  [-size, size].filter((percent) => percent >= min && percent <= max);
