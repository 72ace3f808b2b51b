import type { PackedSeries } from '../src/adapters/mock/engine/market/history/unpack-series.ts';
import { sessionOf } from '../src/adapters/mock/engine/market/facts/hours.ts';
import { findListed } from '../src/adapters/mock/engine/market/facts/instruments.ts';
import type { ReadBar, ReadCsv } from './market-csv.ts';
import { packColumns } from './pack-series.mjs';

export const periods = ['1min', '5min', '15min', '30min', '60min', '1day'] as const;
export type Period = (typeof periods)[number];

const minutesOf: Readonly<Record<Period, number>> = {
  '1min': 1,
  '5min': 5,
  '15min': 15,
  '30min': 30,
  '60min': 60,
  '1day': 1440,
};
const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** A Tuesday: a full day in every category. */
const fullDay = 5;

export interface Import {
  readonly symbol: string;
  readonly period: Period;
  /** Where the bars are from, in a few words. */
  readonly source: string;
}

export type Packing =
  | { readonly packed: PackedSeries; readonly remarks: readonly string[] }
  | { readonly problems: readonly string[] };

/** The time that most bars are after the one before. */
function usualDistance(bars: readonly ReadBar[]): number {
  const counts = new Map<number, number>();
  bars.forEach((bar, position) => {
    const before = bars[position - 1];
    if (before !== undefined) counts.set(bar.time - before.time, (counts.get(bar.time - before.time) ?? 0) + 1);
  });
  return [...counts].toSorted(([, left], [, right]) => right - left)[0]?.[0] ?? 0;
}

/** Bars of a day as one, by UTC day. */
function joinDays(bars: readonly ReadBar[]): readonly ReadBar[] {
  const days: ReadBar[] = [];
  for (const bar of bars) {
    const time = Math.floor(bar.time / dayMs) * dayMs;
    const open = days.at(-1);
    if (open?.time !== time) days.push({ ...bar, time });
    else {
      const { high, low, volume } = open;
      const joined = { high: Math.max(high, bar.high), low: Math.min(low, bar.low), volume: volume + bar.volume };
      days.splice(-1, 1, { ...open, ...joined, close: bar.close });
    }
  }
  return days;
}

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function sourceLine({ source }: Import, bars: readonly ReadBar[], kind: string): string {
  const span = `${dateOf(bars[0]?.time ?? 0)} to ${dateOf(bars.at(-1)?.time ?? 0)}`;
  const between = kind === 'daily' ? ' and what happens within a day' : '';
  return `replayed history: ${kind} bars of ${span} (${source}), moved to end where this market begins, gaps closed up, and scaled to its price; older and newer prices${between} are generated`;
}

/** Packs what was read; whole numbers stay whole. Answers with problems where the bars are not of the period. */
export function packHistory({ bars: read, hasVolume }: ReadCsv, wish: Import): Packing {
  const { symbol, period } = wish;
  const category = findListed(symbol)?.category;
  if (category === undefined) return { problems: [`${symbol} is not listed`] };
  const distance = usualDistance(read) / minuteMs;
  if (distance !== minutesOf[period])
    return {
      problems: [`most bars are ${distance} minutes after the one before, not ${minutesOf[period]} (${period})`],
    };
  const isMinutes = period === '1min';
  const bars = isMinutes ? read : joinDays(read);
  const session = sessionOf(category, fullDay);
  const perDay = session === undefined ? 1440 : session.end - session.first;
  const remarks = [
    `${read.length} bars of ${period}, ${dateOf(read[0]?.time ?? 0)} to ${dateOf(read.at(-1)?.time ?? 0)}`,
  ];
  if (isMinutes && bars.length < perDay)
    return { problems: [`${bars.length} minutes do not fill one day of ${symbol}, which has ${perDay}`] };
  if (isMinutes) remarks.push(`replayed minute by minute, in whole days of ${perDay} minutes, the newest ones last`);
  else if (period !== '1day') remarks.push(`joined to ${bars.length} days, which are replayed with generated minutes`);
  const packed: PackedSeries = {
    symbol,
    source: sourceLine(wish, bars, isMinutes ? 'one-minute' : 'daily'),
    period: isMinutes ? '1min' : '1day',
    count: bars.length,
    hasRange: true,
    hasVolume,
    data: packColumns({ bars, hasRange: true, hasVolume }),
  };
  return { packed, remarks };
}
