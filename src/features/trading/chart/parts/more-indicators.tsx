import { registerIndicator, type IndicatorFigure } from 'klinecharts';
import { rowsOf, type Row } from '../model/indicators/indicator-rows.ts';
import { bollingerBands, exponentialAverage, kdj, macd, relativeStrength } from '../model/indicators/indicators.ts';
import { closes, lineForEachLength, lineOf } from './chart-indicators.ts';
import { useIndicatorsOn, type IndicatorsOn } from './use-indicators-on.ts';

registerIndicator<Row, number>({ ...lineForEachLength('EMA', exponentialAverage), series: 'price' });
registerIndicator<Row, number>({
  name: 'BOLL',
  shortName: 'BOLL',
  series: 'price',
  calcParams: [20, 2],
  figures: [lineOf('upper', 'BOLL+'), lineOf('middle', 'BOLL'), lineOf('lower', 'BOLL−')],
  calc: (bars, indicator) => {
    const [length = 20, width = 2] = indicator.calcParams;
    return rowsOf(bars, { ...bollingerBands(closes(bars), length, width) }, indicator);
  },
});

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

registerIndicator<Row, number>({
  name: 'MACD',
  shortName: 'MACD',
  // In the currency of the price, and with as many decimals.
  series: 'price',
  calcParams: [12, 26, 9],
  figures: [lineOf('dif', 'DIF'), lineOf('dea', 'DEA'), macdBar],
  calc: (bars, indicator) => {
    const [fast = 12, slow = 26, signal = 9] = indicator.calcParams;
    return rowsOf(bars, { ...macd(closes(bars), { fast, slow, signal }) }, indicator);
  },
});
registerIndicator<Row, number>({ ...lineForEachLength('RSI', relativeStrength), precision: 2 });
registerIndicator<Row, number>({
  name: 'KDJ',
  shortName: 'KDJ',
  calcParams: [9, 3, 3],
  precision: 2,
  figures: [lineOf('k', 'K'), lineOf('d', 'D'), lineOf('j', 'J')],
  calc: (bars, indicator) => {
    const [range = 9, k = 3, d = 3] = indicator.calcParams;
    return rowsOf(bars, { ...kdj(bars, { range, k, d }) }, indicator);
  },
});

/** The indicators that few people show: their formulas load with the first of them. */
export function MoreIndicators(shown: IndicatorsOn) {
  useIndicatorsOn(shown);
  return undefined;
}
