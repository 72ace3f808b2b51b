import { dayMs, minuteMs } from './facts/hours.ts';
import type { PriceRange } from '../kernel/domain/market.ts';
import { tickMs } from './price-path/minute-ticks.ts';
import type { PricePath } from './price-path/price-path.ts';

interface Span {
  readonly from: number;
  readonly until: number;
}

/**
 * Bounds of the last price over [from, until]: exact within a minute, never too narrow beyond it. While nothing trades
 * the price does not change, so the prices at both ends belong to them.
 */
export function rangeOf(path: PricePath, span: Span): PriceRange {
  const ends = [path.last(span.from).price, path.last(span.until).price];
  const bounds = { low: Math.min(...ends), high: Math.max(...ends) };
  const isOneMinute = Math.floor(span.from / minuteMs) === Math.floor(span.until / minuteMs);
  if (isOneMinute) lookAtTicks(path, span, bounds);
  else lookAtBars(path, span, bounds);
  return bounds;
}

type Bounds = { low: number; high: number };

function lookAtTicks(path: PricePath, { from, until }: Span, bounds: Bounds): void {
  const moment = path.moment(until);
  if (moment === undefined) return;
  const first = Math.floor((from % minuteMs) / tickMs);
  for (let tick = first; tick <= moment.tick; tick += 1) widen(bounds, moment.ticks.prices[tick] ?? bounds.low);
}

function lookAtBars(path: PricePath, { from, until }: Span, bounds: Bounds): void {
  for (let day = Math.floor(from / dayMs); day <= Math.floor(until / dayMs); day += 1) {
    const block = path.block(day);
    if (block === undefined) continue;
    const opening = day * dayMs + block.span.session.first * minuteMs;
    const first = Math.max(0, Math.floor((from - opening) / minuteMs));
    const last = Math.min(block.count - 1, Math.floor((until - opening) / minuteMs));
    for (let minute = first; minute <= last; minute += 1) {
      widen(bounds, block.low[minute] ?? bounds.low);
      widen(bounds, block.high[minute] ?? bounds.high);
    }
  }
}

function widen(bounds: Bounds, price: number): void {
  if (price < bounds.low) bounds.low = price;
  if (price > bounds.high) bounds.high = price;
}
