import type { Depth } from '../../../../core/domain/market/depth.ts';
import { compare } from '../../../../core/money/fixed-point.ts';

/** Beside the levels there are the heads, and the last price with the choice of the grouping, px. */
const otherHeight = 54;
/** Of a level, px. Below the most, a price can still be typed into the ticket. */
const [leastRow, mostRow] = [17, 24];
/** Where the sides cross, the server has left old levels behind, and more of them would say no more. */
const [mostLevels, mostCrossed] = [20, 10];

export interface Fit {
  /** Levels a side. */
  readonly count: number;
  readonly rowHeight: number;
}

function isCrossed({ bids: [bid], asks: [ask] }: Pick<Depth, 'bids' | 'asks'>): boolean {
  return bid !== undefined && ask !== undefined && compare(bid.price, ask.price) >= 0;
}

/** As many of the levels that arrived as a height has room for, and how high each of them is. */
export function fittingLevels(room: number, depth: Pick<Depth, 'bids' | 'asks'>): Fit {
  const arrived = Math.max(depth.asks.length, depth.bids.length);
  const most = isCrossed(depth) ? mostCrossed : mostLevels;
  const half = Math.max(0, room - otherHeight) / 2;
  const count = Math.max(1, Math.min(most, arrived, Math.floor(half / leastRow)));
  return { count, rowHeight: Math.max(leastRow, Math.min(mostRow, Math.floor(half / count))) };
}
