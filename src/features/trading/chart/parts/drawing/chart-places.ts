import type { Chart, Coordinate } from 'klinecharts';
import { pointCounts, type DrawingTool, type DrawnPoint } from '../../model/drawings.ts';
import { pointsIn } from './drawing-overlays.ts';
import { mainPane } from '../main-pane.ts';

/** The points under places of the picture; fewer where the chart has no bars yet. */
export function pointsAt(chart: Chart, places: readonly Coordinate[]): readonly DrawnPoint[] {
  const found = chart.convertFromPixel([...places], { paneId: mainPane });
  return pointsIn(Array.isArray(found) ? found : [found]);
}

/** The default place of a drawing: across the middle of the visible range. */
export function middleOf(chart: Chart, tool: DrawingTool): readonly DrawnPoint[] {
  const size = chart.getSize(mainPane, 'main');
  if (size === null) return [];
  const at = (across: number, down: number): Coordinate => ({ x: size.width * across, y: size.height * down });
  if (pointCounts[tool] === 1) return pointsAt(chart, [at(0.5, 0.5)]);
  return pointsAt(chart, [at(0.25, 0.75), at(0.75, 0.25), at(0.5, 0.75)].slice(0, pointCounts[tool]));
}

const pxPerStep = 2;

/** A point this many bars later and this many small steps of the price axis higher. */
export function nudgedOn(chart: Chart, point: DrawnPoint, by: { bars: number; steps: number }): DrawnPoint {
  const found = chart.convertToPixel([{ timestamp: point.at, value: point.value }], { paneId: mainPane });
  const [place] = Array.isArray(found) ? found : [found];
  if (place?.x === undefined || place.y === undefined) return point;
  const here = { x: place.x, y: place.y };
  const there = { x: here.x + by.bars * chart.getBarSpace().bar, y: here.y - by.steps * pxPerStep };
  const [from, to] = pointsAt(chart, [here, there]);
  if (from === undefined || to === undefined) return point;
  return {
    at: by.bars === 0 ? point.at : to.at,
    value: by.steps === 0 ? point.value : point.value + to.value - from.value,
  };
}
