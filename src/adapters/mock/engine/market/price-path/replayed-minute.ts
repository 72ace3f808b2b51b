import { bitsAt, normalAt } from '../chance/chance.ts';
import type { DaySpan } from './daily-path.ts';

/** A minute of a real market has four known prices; the path between them is random. */
export interface RealMinutes {
  readonly minutes: NonNullable<DaySpan['minutes']>;
  readonly stream: number;
}

/** How far the way between two known prices strays, in parts of the minute's range. */
const stray = 0.12;

/**
 * Fills `into` with prices from the minute's open to its close, in price steps, unrounded. The nearer extreme comes
 * first, as it mostly does; every price of the minute lies within them, and each of them is reached.
 */
export function replayMinute({ minutes, stream }: RealMinutes, minute: number, into: Float64Array): void {
  const { bars, scale } = minutes;
  const priceIn = (column: readonly number[]): number => (column[minute] ?? 0) * scale;
  const [open, high, low, close] = [priceIn(bars.open), priceIn(bars.high), priceIn(bars.low), priceIn(bars.close)];
  const last = into.length - 1;
  const half = Math.floor(last / 2);
  const draw = bitsAt(stream, minute * 16 + 13);
  const isUp = close > open || (close === open && (draw & 1) === 0);
  const first = 1 + ((draw >>> 1) % (half - 1));
  const second = half + ((draw >>> 8) % (last - half));
  const stops: readonly (readonly [at: number, price: number])[] = [
    [0, open],
    [first, isUp ? low : high],
    [second, isUp ? high : low],
    [last, close],
  ];
  for (let stop = 1; stop < stops.length; stop += 1) {
    const [from, start] = stops[stop - 1] ?? [0, open];
    const [to, end] = stops[stop] ?? [last, close];
    for (let anchor = from; anchor <= to; anchor += 1) {
      const straight = start + ((end - start) * (anchor - from)) / (to - from);
      const away = anchor === from || anchor === to ? 0 : normalAt(stream, minute * 16 + anchor) * stray * (high - low);
      into[anchor] = Math.min(high, Math.max(low, straight + away));
    }
  }
}
