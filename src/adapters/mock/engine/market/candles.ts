import type { CandlePeriod } from '../../../../core/domain/market/candle.ts';
import { dayMs, minuteMs, weekdayOf } from './facts/hours.ts';
import type { MarketCandle } from '../kernel/domain/market.ts';
import {
  figuresOf,
  formingMinute,
  joined,
  type Figures,
  type OpenMoment,
  type PricePath,
} from './price-path/price-path.ts';

export interface CandleWindow {
  /** Epoch ms, both ends included. */
  readonly from: number;
  readonly to: number;
  /** Nothing after this moment is known. */
  readonly at: number;
}

const minutesOfPeriod: Readonly<Partial<Record<CandlePeriod, number>>> = {
  '1min': 1,
  '5min': 5,
  '15min': 15,
  '30min': 30,
  '60min': 60,
};

export function candlesOf(path: PricePath, period: CandlePeriod, window: CandleWindow): readonly MarketCandle[] {
  const minutes = minutesOfPeriod[period];
  return minutes === undefined ? dayCandles(path, period, window) : minuteCandles(path, minutes, window);
}

/** The start of the candle that a moment belongs to: aligned to the UTC day, weeks from Sunday, calendar months. */
export function candleStart(period: CandlePeriod, at: number): number {
  const minutes = minutesOfPeriod[period];
  if (minutes !== undefined) return Math.floor(at / (minutes * minuteMs)) * minutes * minuteMs;
  return periodStart(period, Math.floor(at / dayMs)) * dayMs;
}

function minuteCandles(path: PricePath, minutes: number, { from, to, at }: CandleWindow): readonly MarketCandle[] {
  const candles: MarketCandle[] = [];
  const last = Math.floor(Math.min(to, at) / dayMs);
  for (let day = Math.max(Math.floor(from / dayMs), path.firstMinuteDay); day <= last; day += 1) {
    const block = path.block(day);
    if (block === undefined) continue;
    const moment = Math.floor(at / dayMs) === day ? path.moment(at) : undefined;
    const { first, end } = block.span.session;
    const hasBegun = at >= day * dayMs + first * minuteMs;
    if (!hasBegun) continue;
    const known = moment === undefined ? end : first + moment.minute + 1;
    const earliest = Math.max(0, Math.ceil((from - day * dayMs) / (minutes * minuteMs)) * minutes);
    for (let start = Math.max(earliest, Math.floor(first / minutes) * minutes); start < known; start += minutes) {
      const time = day * dayMs + start * minuteMs;
      if (time > to) break;
      const cut = { from: Math.max(0, start - first), end: Math.min(known, start + minutes) - first };
      candles.push({ time, ...partOf(block, cut, moment) });
    }
  }
  return candles;
}

function partOf(
  block: OpenMoment['block'],
  cut: { from: number; end: number },
  moment: OpenMoment | undefined,
): Figures {
  if (moment === undefined || cut.end <= moment.minute) return figuresOf(block, cut.from, cut.end);
  const forming = formingMinute(moment);
  return cut.from === moment.minute ? forming : joined(figuresOf(block, cut.from, moment.minute), forming);
}

function dayCandles(path: PricePath, period: CandlePeriod, { from, to, at }: CandleWindow): readonly MarketCandle[] {
  const candles: MarketCandle[] = [];
  const running = path.runningSpan(at);
  let open: { start: number; figures: Figures } | undefined;
  for (let day = Math.max(firstStartFrom(period, from), path.daily.firstDay); day <= running.day; day += 1) {
    const span = path.daily.span(day);
    if (span === undefined) continue;
    const start = periodStart(period, day);
    if (start * dayMs > to) break;
    const figures = day === running.day ? path.dayUntil(span, at) : path.day(span);
    if (open !== undefined && open.start === start) open = { start, figures: joined(open.figures, figures) };
    else {
      if (open !== undefined) candles.push({ time: open.start * dayMs, ...open.figures });
      open = { start, figures };
    }
  }
  if (open !== undefined) candles.push({ time: open.start * dayMs, ...open.figures });
  return candles;
}

function periodStart(period: CandlePeriod, day: number): number {
  if (period === '1week') return day - weekdayOf(day);
  if (period === '1mon') return day - new Date(day * dayMs).getUTCDate() + 1;
  return day;
}

/** The first day at or after `from` on which a candle of the period starts. */
function firstStartFrom(period: CandlePeriod, from: number): number {
  const day = Math.ceil(from / dayMs);
  const start = periodStart(period, day);
  if (start === day) return day;
  // No period is longer than 31 days: the next start is the start of what lies that far ahead.
  return periodStart(period, period === '1week' ? day + 6 : start + 31);
}
