import type { Chart } from 'klinecharts';
import { mainPane } from './main-pane.ts';

/** Open time of the bar under the crosshair, which the library tells as a place on the canvas. */
export function barTimeAt(chart: Chart, data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('x' in data) || typeof data.x !== 'number') return undefined;
  const point = chart.convertFromPixel([{ x: data.x, y: 0 }], { paneId: mainPane });
  const [first] = Array.isArray(point) ? point : [point];
  const bars = chart.getDataList();
  const index = first?.dataIndex;
  return index === undefined ? undefined : bars[Math.min(Math.max(index, 0), bars.length - 1)]?.timestamp;
}
