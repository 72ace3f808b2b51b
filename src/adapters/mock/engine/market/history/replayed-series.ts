/** Minutes of a real market, oldest first, one number per minute in each column, in the units of their source. */
export interface ReplayedMinutes {
  readonly open: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
  /** Undefined if unknown. */
  readonly volume: readonly number[] | undefined;
}

/** One day of a real market. Only ratios are used: the series is re-based to the epoch's price level. */
export interface ReplayedBar {
  readonly previousClose: number;
  readonly open: number;
  /** Undefined where only closes are known. */
  readonly high: number | undefined;
  readonly low: number | undefined;
  readonly close: number;
  /** Volume relative to the series' mean; undefined if unknown. */
  readonly busyness: number | undefined;
  /** Every minute of the day, if known; otherwise they are generated between its four prices. */
  readonly minutes?: ReplayedMinutes;
}

/**
 * A real history. Its minutes become the last ones before the epoch's day, its days those before them; both are put
 * onto the trading hours of the instrument one after the other, whenever they were.
 */
export interface ReplayedSeries {
  /** BASE/QUOTE of the instrument that replays it. */
  readonly symbol: string;
  /** Description and origin, for the "about" sheet. */
  readonly source: string;
  /** Oldest first. */
  readonly bars: readonly ReplayedBar[];
  readonly minutes: ReplayedMinutes | undefined;
}
