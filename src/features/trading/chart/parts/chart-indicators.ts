import { registerIndicator, type IndicatorFigure, type IndicatorTemplate, type KLineData } from 'klinecharts';
import { rowsOf, type Row } from '../model/indicators/indicator-rows.ts';
import { movingAverage, type Series } from '../model/indicators/moving-average.ts';

export const closes = (bars: readonly KLineData[]): readonly number[] => bars.map((bar) => bar.close);

export const lineOf = (key: string, title: string): IndicatorFigure<Row> => ({
  key,
  title: `${title}: `,
  type: 'line',
});

export type ColumnOf = (values: readonly number[], length: number) => Series;

/** An indicator over the closes with a line for each of its lengths. */
export function lineForEachLength(name: string, columnOf: ColumnOf): IndicatorTemplate<Row, number> {
  return {
    name,
    shortName: name,
    calcParams: [],
    regenerateFigures: (lengths) => lengths.map((length, index) => lineOf(`${index}`, `${name}${length}`)),
    calc: (bars, indicator) => {
      const values = closes(bars);
      const columns = indicator.calcParams.map((length, index) => [`${index}`, columnOf(values, length)] as const);
      return rowsOf(bars, Object.fromEntries(columns), indicator);
    },
  };
}

/** Our own formulas under the library's names, so that the chart draws what the tests check. Others come when needed. */
export function registerFirstIndicators(): void {
  registerIndicator<Row, number>({ ...lineForEachLength('MA', movingAverage), series: 'price' });
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
