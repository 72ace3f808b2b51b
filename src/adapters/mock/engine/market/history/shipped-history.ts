import { packedHistory } from './packed-history.gen.ts';
import type { ReplayedSeries } from './replayed-series.ts';
import { unpackSeries, type PackedSeries } from './unpack-series.ts';

const latest = (all: readonly PackedSeries[], period: '1min' | '1day'): ReadonlyMap<string, PackedSeries> =>
  new Map(all.filter((packed) => (packed.period ?? '1day') === period).map((packed) => [packed.symbol, packed]));

const unpackedBefore = new WeakMap<PackedSeries, ReplayedSeries>();

/** Nothing of a series ever changes: one that ships is unpacked once, however many worlds begin. */
function unpacked(packed: PackedSeries): ReplayedSeries {
  const series = unpackedBefore.get(packed) ?? unpackSeries(packed);
  unpackedBefore.set(packed, series);
  return series;
}

const generatedPart = /; older and newer prices.* are generated$/;

/** The description of minutes with older days ends with one note on the generated part. */
function sourceOf([newest = '', oldest]: readonly string[]): string {
  if (oldest === undefined) return newest;
  const [minutes, days] = [newest, oldest].map((source) => source.replace(generatedPart, ''));
  const before = days?.replace('to end where this market begins', 'to end where those minutes begin');
  return `${minutes}; before that, ${before}; what happens within those earlier days and all older and newer prices are generated`;
}

/**
 * The real histories that ship with the product, and imported ones. An import replaces what ships; days of a symbol
 * come before its minutes. Throws RangeError for a series that is packed wrongly.
 */
export function historyWith(brought: readonly PackedSeries[]): readonly ReplayedSeries[] {
  const days = latest([...packedHistory, ...brought], '1day');
  const minutes = latest(brought, '1min');
  return [...new Set([...days.keys(), ...minutes.keys()])].map((symbol) => {
    const parts = [minutes.get(symbol), days.get(symbol)].flatMap((packed) =>
      packed === undefined ? [] : [unpacked(packed)],
    );
    return {
      symbol,
      source: sourceOf(parts.map(({ source }) => source)),
      bars: parts.at(-1)?.bars ?? [],
      minutes: parts[0]?.minutes,
    };
  });
}

export const shippedHistory = (): readonly ReplayedSeries[] => historyWith([]);
