import { registerIndicator, type IndicatorFigure, type KLineData } from 'klinecharts';
import {
  bollingerBands,
  exponentialAverage,
  kdj,
  macd,
  movingAverage,
  relativeStrength,
  type Series,
} from '../model/indicators.ts';
import { rowsOf, type Row } from '../model/indicator-rows.ts';

const closes = (bars: readonly KLineData[]): readonly number[] => bars.map((bar) => bar.close);

const lineOf = (key: string, title: string): IndicatorFigure<Row> => ({ key, title: `${title}: `, type: 'line' });
const linesFor =
  (name: string) =>
  (lengths: readonly number[]): IndicatorFigure<Row>[] =>
    lengths.map((length) => lineOf(`${length}`, `${name}${length}`));

function averages(
  name: string,
  lengths: number[],
  average: (values: readonly number[], length: number) => Series,
): void {
  registerIndicator<Row, number>({
    name,
    shortName: name,
    series: 'price',
    precision: 2,
    calcParams: lengths,
    figures: linesFor(name)(lengths),
    calc: (bars, indicator) => {
      const values = closes(bars);
      const columns = Object.fromEntries(lengths.map((length) => [`${length}`, average(values, length)]));
      return rowsOf(bars, columns, indicator);
    },
  });
}

/** Our own formulas under the library's names, so that the chart draws what the tests check. */
export function registerIndicators(): void {
  averages('MA', [5, 10, 30], movingAverage);
  averages('EMA', [5, 10, 30], exponentialAverage);
  registerIndicator<Row, number>({
    name: 'BOLL',
    shortName: 'BOLL',
    series: 'price',
    precision: 2,
    calcParams: [20, 2],
    figures: [lineOf('upper', 'BOLL+'), lineOf('middle', 'BOLL'), lineOf('lower', 'BOLL−')],
    calc: (bars, indicator) => rowsOf(bars, { ...bollingerBands(closes(bars), 20, 2) }, indicator),
  });
  registerIndicator<Row, number>({
    name: 'MACD',
    shortName: 'MACD',
    calcParams: [12, 26, 9],
    precision: 2,
    figures: [lineOf('dif', 'DIF'), lineOf('dea', 'DEA'), macdBar],
    calc: (bars, indicator) => rowsOf(bars, { ...macd(closes(bars), { fast: 12, slow: 26, signal: 9 }) }, indicator),
  });
  registerIndicator<Row, number>({
    name: 'RSI',
    shortName: 'RSI',
    precision: 2,
    calcParams: [6, 12, 24],
    figures: linesFor('RSI')([6, 12, 24]),
    calc: (bars, indicator) => {
      const values = closes(bars);
      const columns = Object.fromEntries([6, 12, 24].map((length) => [`${length}`, relativeStrength(values, length)]));
      return rowsOf(bars, columns, indicator);
    },
  });
  registerIndicator<Row, number>({
    name: 'KDJ',
    shortName: 'KDJ',
    calcParams: [9, 3, 3],
    precision: 2,
    figures: [lineOf('k', 'K'), lineOf('d', 'D'), lineOf('j', 'J')],
    calc: (bars, indicator) => rowsOf(bars, { ...kdj(bars, { range: 9, k: 3, d: 3 }) }, indicator),
  });
  registerIndicator<Row, number>({
    name: 'VOL',
    shortName: 'VOL',
    series: 'volume',
    shouldFormatBigNumber: true,
    minValue: 0,
    calcParams: [],
    figures: [volumeBar],
    calc: (bars) => bars.map((bar) => ({ volume: bar.volume, open: bar.open, close: bar.close })),
  });
}

const volumeBar: IndicatorFigure<Row> = {
  key: 'volume',
  // No title: the legend above the chart has it.
  type: 'bar',
  baseValue: 0,
  styles: ({ data, defaultStyles }) => {
    const { open = 0, close = 0 } = data.current ?? {};
    const [colours] = defaultStyles?.bars ?? [];
    const color = close > open ? colours?.upColor : close < open ? colours?.downColor : colours?.noChangeColor;
    return color === undefined ? null : { style: 'fill', color, borderColor: color };
  },
};

const macdBar: IndicatorFigure<Row> = {
  key: 'bar',
  title: 'MACD: ',
  type: 'bar',
  baseValue: 0,
  styles: ({ data, defaultStyles }) => {
    const value = data.current?.['bar'] ?? 0;
    const [colours] = defaultStyles?.bars ?? [];
    const color = value > 0 ? colours?.upColor : value < 0 ? colours?.downColor : colours?.noChangeColor;
    return color === undefined ? null : { style: 'fill', color, borderColor: color };
  },
};
