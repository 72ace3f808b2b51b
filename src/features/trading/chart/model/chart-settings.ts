import { candlePeriods, type CandlePeriod } from '../../../../core/domain/market/candle.ts';

export const mainIndicators = ['MA', 'EMA', 'BOLL'] as const;
export const subIndicators = ['VOL', 'MACD', 'RSI', 'KDJ'] as const;
export const indicatorNames = [...mainIndicators, ...subIndicators] as const;
export type IndicatorName = (typeof indicatorNames)[number];

export const chartStyles = ['candles', 'line'] as const;
export type ChartStyle = (typeof chartStyles)[number];

/** What the chip row offers: the running line of the day, or bars of a period. */
export const chartRanges = ['line', ...candlePeriods] as const;
export type ChartRange = (typeof chartRanges)[number];

export interface ChartSettings {
  readonly range: ChartRange;
  readonly style: ChartStyle;
  readonly indicators: readonly IndicatorName[];
}

export const defaultChartSettings: ChartSettings = { range: '15min', style: 'candles', indicators: ['MA', 'VOL'] };

export const periodOf = (range: ChartRange): CandlePeriod => (range === 'line' ? '1min' : range);
export const isLine = (settings: ChartSettings): boolean => settings.range === 'line' || settings.style === 'line';

export const withIndicator = (settings: ChartSettings, name: IndicatorName, isOn: boolean): ChartSettings => ({
  ...settings,
  indicators: indicatorNames.filter((one) => (one === name ? isOn : settings.indicators.includes(one))),
});

/** Reads settings kept on the device; anything that is not understood falls back to the default. */
export function readChartSettings(kept: string | undefined): ChartSettings {
  const [range, style, names = ''] = (kept ?? '').split('|');
  return {
    range: chartRanges.find((one) => one === range) ?? defaultChartSettings.range,
    style: chartStyles.find((one) => one === style) ?? defaultChartSettings.style,
    indicators:
      kept === undefined
        ? defaultChartSettings.indicators
        : indicatorNames.filter((one) => names.split(',').includes(one)),
  };
}

export const writeChartSettings = (settings: ChartSettings): string =>
  [settings.range, settings.style, settings.indicators.join(',')].join('|');
