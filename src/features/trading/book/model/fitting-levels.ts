/** Beside the levels there are the heads, the last price and the choice of the grouping, px. */
const otherHeight = 94;
/** Of a level, px. Below the most, a price can still be typed into the ticket. */
const [leastRow, mostRow] = [17, 24];
const mostLevels = 20;

export interface Fit {
  /** Levels a side. */
  readonly count: number;
  readonly rowHeight: number;
}

/** As many of the levels that arrived as a height has room for, and how high each of them is. */
export function fittingLevels(room: number, arrived: number): Fit {
  const half = Math.max(0, room - otherHeight) / 2;
  const count = Math.max(1, Math.min(mostLevels, arrived, Math.floor(half / leastRow)));
  return { count, rowHeight: Math.max(leastRow, Math.min(mostRow, Math.floor(half / count))) };
}
