import { candlePeriods, type CandlePeriod } from '../../../../core/domain/market/candle.ts';

export const mainIndicators = ['MA', 'EMA', 'BOLL'] as const;
export const subIndicators = ['VOL', 'MACD', 'RSI', 'KDJ'] as const;
export const indicatorNames = [...mainIndicators, ...subIndicators] as const;
export type IndicatorName = (typeof indicatorNames)[number];
/** Drawn over the candles; each other one has a pane of its own below them. */
export const isMainIndicator = (name: string): boolean => mainIndicators.some((one) => one === name);

export const chartStyles = ['candles', 'line'] as const;
export type ChartStyle = (typeof chartStyles)[number];

/** Of the price axis. */
export const chartScales = ['normal', 'log', 'percent'] as const;
export type ChartScale = (typeof chartScales)[number];

/** Bars that no server sends, and the hours in one: whole hours of the server are joined. */
export const joinedHours = { '4hour': 4, '12hour': 12 } as const;
type JoinedRange = keyof typeof joinedHours;
const isJoined = (range: ChartRange): range is JoinedRange => Object.hasOwn(joinedHours, range);

/** What the chip row offers: the running line of the day, or bars of a period. */
export const chartRanges = [
  'line',
  ...candlePeriods.slice(0, 5),
  '4hour',
  '12hour',
  ...candlePeriods.slice(5),
] as const;
export type ChartRange = 'line' | JoinedRange | CandlePeriod;

/** Of one indicator: undefined stands for no line, and an index into the colours for the usual one. */
export interface IndicatorLook {
  readonly params: readonly (number | undefined)[];
  readonly colours: readonly number[];
}
export type IndicatorLooks = Readonly<Partial<Record<IndicatorName, IndicatorLook>>>;

export interface ChartSettings {
  readonly range: ChartRange;
  readonly style: ChartStyle;
  readonly indicators: readonly IndicatorName[];
  readonly scale: ChartScale;
  /** The pair that is shown beside this one, in percent. */
  readonly compared: string | undefined;
  /** Only of indicators that the person has changed. */
  readonly looks: IndicatorLooks;
}

export const defaultChartSettings: ChartSettings = {
  range: '15min',
  style: 'candles',
  indicators: ['MA', 'VOL'],
  scale: 'normal',
  compared: undefined,
  looks: {},
};

export const periodOf = (range: ChartRange): CandlePeriod =>
  range === 'line' ? '1min' : isJoined(range) ? '60min' : range;
/** How many bars of the server make one of the chart. */
export const joinedOf = (range: ChartRange): number => (isJoined(range) ? joinedHours[range] : 1);
export const isLine = (settings: ChartSettings): boolean => settings.range === 'line' || settings.style === 'line';

export const withIndicator = (settings: ChartSettings, name: IndicatorName, isOn: boolean): ChartSettings => ({
  ...settings,
  indicators: indicatorNames.filter((one) => (one === name ? isOn : settings.indicators.includes(one))),
});

/** Reads settings kept on the device; anything that is not understood falls back to the default. */
export function readChartSettings(kept: string | undefined): ChartSettings {
  const [range, style, names = '', scale, compared = '', looks = ''] = (kept ?? '').split('|');
  return {
    range: chartRanges.find((one) => one === range) ?? defaultChartSettings.range,
    style: chartStyles.find((one) => one === style) ?? defaultChartSettings.style,
    indicators:
      kept === undefined
        ? defaultChartSettings.indicators
        : indicatorNames.filter((one) => names.split(',').includes(one)),
    scale: chartScales.find((one) => one === scale) ?? defaultChartSettings.scale,
    compared: compared === '' ? undefined : compared,
    looks: readLooks(looks),
  };
}

export const writeChartSettings = ({ range, style, indicators, ...rest }: ChartSettings): string =>
  [range, style, indicators.join(','), rest.scale, rest.compared ?? '', writeLooks(rest.looks)].join('|');

/** `MA:7,25,:0,1,2` for each indicator. */
const writeLooks = (looks: IndicatorLooks): string =>
  indicatorNames
    .flatMap((name) => {
      const look = looks[name];
      return look === undefined ? [] : [`${name}:${look.params.join(',')}:${look.colours.join(',')}`];
    })
    .join(';');

function readLooks(text: string): IndicatorLooks {
  const looks: Partial<Record<IndicatorName, IndicatorLook>> = {};
  for (const row of text.split(';')) {
    const [name, params = '', colours = ''] = row.split(':');
    const known = indicatorNames.find((one) => one === name);
    if (known === undefined) continue;
    looks[known] = {
      params: params.split(',').map((one) => (/^\d{1,3}(?:\.\d)?$/.test(one) ? Number.parseFloat(one) : undefined)),
      colours: colours.split(',').map((one) => (/^\d$/.test(one) ? Number.parseInt(one, 10) : 0)),
    };
  }
  return looks;
}
