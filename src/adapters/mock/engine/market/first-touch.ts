import { dayMs, minuteMs } from './facts/hours.ts';
import { spreadSteps } from './ladder.ts';
import type { DayBlock } from './price-path/day-block.ts';
import { tickMs, ticksOfMinute } from './price-path/minute-ticks.ts';
import type { PricePath } from './price-path/price-path.ts';

interface Span {
  readonly from: number;
  readonly until: number;
}

interface TouchQuery extends Span {
  readonly side: 'buy' | 'sell';
  readonly limit: number;
  /** What has to reach the limit: the best opposite price of the book, or the last price. */
  readonly by: 'book' | 'last';
}

export const firstTouchOf = (path: PricePath, query: Span & Pick<TouchQuery, 'side' | 'limit'>): number | undefined =>
  firstOf(path, { ...query, by: 'book' });

/** A buy waits for a price that falls to its limit. */
export function firstReachOf(
  path: PricePath,
  { direction, level, from, until }: Span & { direction: 'up' | 'down'; level: number },
): number | undefined {
  return firstOf(path, { side: direction === 'down' ? 'buy' : 'sell', limit: level, from, until, by: 'last' });
}

/** Looks at bars first: only a minute whose range reaches the limit is taken apart into ticks. */
function firstOf(path: PricePath, query: TouchQuery): number | undefined {
  const start = Math.max((Math.floor(query.from / tickMs) + 1) * tickMs, path.firstMinuteDay * dayMs);
  const lastDay = Math.floor(query.until / dayMs);
  for (let day = Math.floor(start / dayMs); day <= lastDay; day += 1) {
    const block = path.block(day);
    if (block === undefined) continue;
    const touched = touchInDay(path, block, { ...query, from: start });
    if (touched !== undefined) return touched;
  }
  return undefined;
}

/** `from` is here the first tick that counts. */
function touchInDay(path: PricePath, block: DayBlock, query: TouchQuery): number | undefined {
  const opening = block.span.day * dayMs + block.span.session.first * minuteMs;
  const first = Math.max(0, Math.floor((query.from - opening) / minuteMs));
  const last = Math.min(block.count - 1, Math.floor((query.until - opening) / minuteMs));
  for (let minute = first; minute <= last; minute += 1) {
    const canReach =
      query.side === 'buy' ? (block.low[minute] ?? 0) <= query.limit : (block.high[minute] ?? 0) >= query.limit;
    // A minute without a trade means that trading is halted.
    if (!canReach || block.lots[minute] === 0) continue;
    const touched = touchInMinute(path, { block, minute, start: opening + minute * minuteMs }, query);
    if (touched !== undefined) return touched;
  }
  return undefined;
}

function touchInMinute(
  path: PricePath,
  place: { block: DayBlock; minute: number; start: number },
  query: TouchQuery,
): number | undefined {
  const { prices, buys } = path.ticks(place.block, place.minute);
  const firstTick = Math.max(0, Math.ceil((query.from - place.start) / tickMs));
  const lastTick = Math.min(ticksOfMinute - 1, Math.floor((query.until - place.start) / tickMs));
  for (let tick = firstTick; tick <= lastTick; tick += 1) {
    const last = prices[tick] ?? 0;
    const isOnSide = query.side === 'buy' ? last <= query.limit : last >= query.limit;
    if (!isOnSide) continue;
    const time = place.start + tick * tickMs;
    if (path.isHalted(time)) continue;
    const isReached = query.by === 'last' || reaches(path, { last, isBuy: buys[tick] === 1, time }, query);
    if (isReached) return time;
  }
  return undefined;
}

function reaches(path: PricePath, quote: { last: number; isBuy: boolean; time: number }, query: TouchQuery): boolean {
  const width = spreadSteps(path.ground, quote.time, quote.last);
  const bid = Math.max(1, quote.isBuy ? quote.last - width : quote.last);
  return query.side === 'buy' ? bid + width <= query.limit : bid >= query.limit;
}
