import { dayMs, minuteMs } from './facts/hours.ts';
import type { MarketTrade } from '../kernel/domain/market.ts';
import { tickMs } from './price-path/minute-ticks.ts';
import type { OpenMoment, PricePath } from './price-path/price-path.ts';

/** Public trades in (from, to], oldest first, at most the `limit` latest. */
export function tradesOf(path: PricePath, query: { from: number; to: number; limit: number }): readonly MarketTrade[] {
  const found: MarketTrade[] = [];
  const earliest = Math.max(query.from + 1, path.firstMinuteDay * dayMs);
  let until = query.to;
  while (until >= earliest && found.length < query.limit) {
    const moment = path.moment(until);
    if (moment !== undefined)
      collect(moment, { start: Math.floor(until / minuteMs) * minuteMs, earliest, limit: query.limit }, found);
    until = Math.floor(until / minuteMs) * minuteMs - 1;
  }
  return found.toReversed();
}

/** Newest first, from the moment's tick back to the start of its minute. */
function collect(
  moment: OpenMoment,
  bounds: { start: number; earliest: number; limit: number },
  into: MarketTrade[],
): void {
  const { prices, lots, buys } = moment.ticks;
  for (let tick = moment.tick; tick >= 0 && into.length < bounds.limit; tick -= 1) {
    const time = bounds.start + tick * tickMs;
    if (time < bounds.earliest) return;
    const traded = (lots[tick] ?? 0) - (tick === 0 ? 0 : (lots[tick - 1] ?? 0));
    if (traded <= 0) continue;
    const id = String((bounds.start / minuteMs) * 1000 + tick);
    into.push({ id, time, price: prices[tick] ?? 0, lots: traded, side: buys[tick] === 1 ? 'buy' : 'sell' });
  }
}
