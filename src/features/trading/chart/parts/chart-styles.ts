import type { DeepPartial, Styles } from 'klinecharts';
import type { ChartColours } from './use-chart-colours.ts';

export const fontOf = (): string => getComputedStyle(document.documentElement).getPropertyValue('--font').trim();
const size = 11;
/** Legends are dense: a phone has space for two lines of them. */
const close = { marginLeft: 2, marginRight: 4, marginTop: 1, marginBottom: 1 };

/** The look of the chart in the tokens of the current theme. */
export function chartStyles(colours: ChartColours, isLine: boolean): DeepPartial<Styles> {
  const family = fontOf();
  const text = { size, family, color: colours.textQuiet };
  return {
    grid: { horizontal: { color: colours.line }, vertical: { show: false } },
    candle: candleStyles(colours, { isLine, family }),
    indicator: indicatorStyles(colours, family),
    xAxis: { axisLine: { color: colours.line }, tickLine: { show: false }, tickText: text },
    yAxis: { axisLine: { show: false }, tickLine: { show: false }, tickText: text },
    separator: { size: 1, color: colours.line, activeBackgroundColor: colours.surface },
    crosshair: crosshairStyles(colours, family),
  };
}

function candleStyles(colours: ChartColours, look: { isLine: boolean; family: string }): DeepPartial<Styles['candle']> {
  const { up, down, flat } = colours;
  const mark = { color: colours.textQuiet, textSize: size, textFamily: look.family };
  return {
    type: look.isLine ? 'area' : 'candle_solid',
    bar: {
      upColor: up,
      downColor: down,
      noChangeColor: flat,
      upBorderColor: up,
      downBorderColor: down,
      noChangeBorderColor: flat,
      upWickColor: up,
      downWickColor: down,
      noChangeWickColor: flat,
    },
    area: { lineColor: colours.accent, lineSize: 2, backgroundColor: [], point: { show: false } },
    priceMark: {
      high: mark,
      low: mark,
      last: {
        upColor: up,
        downColor: down,
        noChangeColor: flat,
        text: { size, family: look.family, color: colours.onFill, borderRadius: 2 },
      },
    },
    // The values of a bar are above the chart, as text in the person's language.
    tooltip: { showRule: 'none' },
  };
}

function indicatorStyles(colours: ChartColours, family: string): DeepPartial<Styles['indicator']> {
  const { up, down, flat } = colours;
  return {
    ohlc: { upColor: up, downColor: down, noChangeColor: flat },
    bars: [{ style: 'fill', upColor: up, downColor: down, noChangeColor: flat }],
    lines: colours.series.map((color) => ({ style: 'solid', size: 1, smooth: false, dashedValue: [2, 2], color })),
    lastValueMark: { show: false },
    tooltip: {
      showRule: 'always',
      offsetLeft: 0,
      offsetTop: 2,
      // Every line names itself.
      title: { show: false },
      legend: { size, family, color: colours.textQuiet, defaultValue: '—', ...close },
    },
  };
}

function crosshairStyles(colours: ChartColours, family: string): DeepPartial<Styles['crosshair']> {
  const text = {
    size,
    family,
    color: colours.background,
    backgroundColor: colours.text,
    borderColor: colours.text,
    borderRadius: 2,
  };
  const line = { color: colours.textQuiet };
  return { horizontal: { line, text }, vertical: { line, text } };
}
