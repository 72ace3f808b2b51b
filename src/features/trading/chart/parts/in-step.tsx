import type { Chart } from 'klinecharts';
import { useEffect, useEffectEvent } from 'react';
import { barTimeAt } from './bar-time.ts';
import { onLiving } from './living-charts.ts';
import { mainPane } from './main-pane.ts';

type Follow = (time: number | undefined) => void;

/** The charts of a desk. */
const charts = new Map<Chart, Follow>();

/** Only the upright line is shared: a price of one pair says nothing about another. The name is of no pane. */
const noPane = 'in-step';

/** Shows the moment that the crosshair of another chart reads; undefined takes it away. */
function showMoment(chart: Chart, time: number | undefined): void {
  const point = time === undefined ? undefined : chart.convertToPixel({ timestamp: time }, { paneId: mainPane });
  const { x } = (Array.isArray(point) ? point[0] : point) ?? {};
  if (x !== undefined) chart.executeAction('onCrosshairChange', { x, paneId: noPane });
  // Told of none, the library takes its crosshair away. Its types do not say so.
  else Reflect.apply(chart.executeAction, chart, ['onCrosshairChange', undefined]);
}

export interface InStepProps {
  readonly chart: Chart;
  /** The bar that is read here, too. */
  readonly onBar: Follow;
}

/** The crosshair of one chart of a desk reads the same moment in all others. */
export function InStep({ chart, onBar }: InStepProps) {
  const follow = useEffectEvent((time: number | undefined): void => {
    onLiving(chart, () => showMoment(chart, time));
    onBar(time);
  });
  useEffect(() => {
    const element = chart.getDom()?.parentElement;
    let told: number | undefined;
    const tell = (time: number | undefined): void => {
      if (time === told) return;
      told = time;
      for (const [other, show] of charts) if (other !== chart) show(time);
    };
    const onCrosshair = (data: unknown): void => tell(barTimeAt(chart, data));
    const onLeave = (): void => tell(undefined);
    charts.set(chart, (time) => follow(time));
    chart.subscribeAction('onCrosshairChange', onCrosshair);
    element?.addEventListener('mouseleave', onLeave);
    return () => {
      charts.delete(chart);
      element?.removeEventListener('mouseleave', onLeave);
      onLiving(chart, () => chart.unsubscribeAction('onCrosshairChange', onCrosshair));
    };
  }, [chart]);
  return undefined;
}
