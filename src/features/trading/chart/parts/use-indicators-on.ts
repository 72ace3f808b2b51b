import type { Chart } from 'klinecharts';
import { useEffect } from 'react';
import { isMainIndicator, type IndicatorName } from '../model/chart-settings.ts';
import type { DrawnLook } from '../model/indicators/indicator-looks.ts';
import { onLiving } from './living-charts.ts';
import { mainPane } from './main-pane.ts';
import type { ChartColours } from './use-chart-colours.ts';

export interface ShownIndicator {
  readonly name: IndicatorName;
  readonly look: DrawnLook;
}

export interface IndicatorsOn {
  readonly chart: Chart;
  /** The same list while nothing has changed. */
  readonly shown: readonly ShownIndicator[];
  readonly colours: ChartColours;
}

const subPaneHeight = 72;

/** Puts indicators on a chart; each of those below the price has a pane of its own. */
export function useIndicatorsOn({ chart, shown, colours }: IndicatorsOn): void {
  useEffect(() => {
    const made = shown.map((one) => addIndicator(chart, one, colours));
    return () => onLiving(chart, () => made.forEach((id) => id !== undefined && chart.removeIndicator({ id })));
  }, [chart, shown, colours]);
}

function addIndicator(chart: Chart, { name, look }: ShownIndicator, { series }: ChartColours): string | undefined {
  const isMain = isMainIndicator(name);
  const paneId = isMain ? mainPane : `${name}_pane`;
  const lines = look.colours.map((index) => ({ ...lineStyle, color: series[index] ?? series[0] ?? '' }));
  const { params } = look;
  const id = chart.createIndicator({ name, paneId, calcParams: [...params], styles: { lines } }, isMain) ?? undefined;
  if (!isMain) {
    chart.setPaneOptions({ id: paneId, height: subPaneHeight, minHeight: subPaneHeight, dragEnabled: false });
  }
  return id;
}

export const lineStyle = { style: 'solid' as const, size: 1, smooth: false, dashedValue: [2, 2] };
