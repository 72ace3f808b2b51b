/** See pack-series.mjs. Prices and volumes are whole numbers in any unit. */
export function packColumns(series: {
  readonly bars: readonly {
    readonly open: number;
    readonly high: number;
    readonly low: number;
    readonly close: number;
    readonly volume: number;
  }[];
  readonly hasRange: boolean;
  readonly hasVolume: boolean;
}): string;
