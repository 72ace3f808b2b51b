/** One day of a real market. Only ratios are used: the series is re-based to the epoch's price level. */
export interface ReplayedBar {
  readonly previousClose: number;
  readonly open: number;
  /** Undefined where only closes are known. */
  readonly high: number | undefined;
  readonly low: number | undefined;
  readonly close: number;
  /** Volume relative to the series' mean; undefined where it is not known. */
  readonly busyness: number | undefined;
}

/** A real daily history; its last bar becomes the last trading day before the epoch. */
export interface ReplayedSeries {
  /** BASE/QUOTE of the instrument that replays it. */
  readonly symbol: string;
  /** What it is and where it is from, for the "about" sheet. */
  readonly source: string;
  /** Oldest first. */
  readonly bars: readonly ReplayedBar[];
}
