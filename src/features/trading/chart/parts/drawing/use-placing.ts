import type { Chart, Coordinate } from 'klinecharts';
import { useEffect, useEffectEvent } from 'react';
import { pointCounts, type DrawingTool, type DrawnPoint } from '../../model/drawings.ts';
import { onLiving } from '../living-charts.ts';
import { mainPane } from '../main-pane.ts';
import { useChartColours } from '../use-chart-colours.ts';
import { pointsAt } from './chart-places.ts';
import { drawnStyles, overlayNameOf, type DrawnLook } from './drawing-overlays.ts';
import { watchPlaces } from './watch-places.ts';

const previewId = 'drawing-preview';

export interface Placing {
  /** Undefined while nothing is to be placed. */
  readonly tool: DrawingTool | undefined;
  readonly look: DrawnLook;
  /** All points of the drawing. */
  readonly onPlaced: (points: readonly DrawnPoint[]) => void;
}

/**
 * Lets a finger or the mouse place the points of a drawing, each with a tap, or the first two with one drag. The taps
 * are counted here: the library drops a second one within half a second, which it takes for half of a double tap.
 */
export function usePlacing(chart: Chart, { tool, look, onPlaced }: Placing): void {
  const colours = useChartColours();
  const tellPlaced = useEffectEvent(onPlaced);
  useEffect(() => {
    const element = chart.getDom()?.parentElement;
    if (tool === undefined || element === null || element === undefined) return undefined;
    let placed: readonly DrawnPoint[] = [];
    const pointAt = ({ x, y }: Coordinate): DrawnPoint | undefined => {
      const size = chart.getSize(mainPane, 'main');
      const isInside = size !== null && x >= 0 && y >= 0 && x <= size.width && y <= size.height;
      return isInside ? pointsAt(chart, [{ x, y }])[0] : undefined;
    };
    const show = (next: DrawnPoint | undefined): void => {
      const points = [...placed, ...(next === undefined ? [] : [next])];
      chart.removeOverlay({ id: previewId });
      if (points.length === 0) return;
      chart.createOverlay({
        name: overlayNameOf(tool),
        id: previewId,
        paneId: mainPane,
        points: points.map(({ at, value }) => ({ timestamp: at, value })),
        extendData: { ...look, text: '', isPreview: true },
        styles: drawnStyles(colours, true),
        lock: true,
      });
    };
    const add = (...points: readonly (DrawnPoint | undefined)[]): void => {
      placed = [...placed, ...points.flatMap((point) => point ?? [])].slice(0, pointCounts[tool]);
      if (placed.length < pointCounts[tool]) {
        show(undefined);
        return;
      }
      const all = placed;
      placed = [];
      tellPlaced(all);
    };
    const stopWatching = watchPlaces(element, {
      onOver: (at) => show(pointAt(at)),
      onTap: (at) => add(pointAt(at)),
      onDrag: (from, to) => {
        if (placed.length === 0 && pointCounts[tool] > 1) add(pointAt(from), pointAt(to));
        else add(pointAt(to));
      },
      onDragging: (from, to) => {
        const start = placed.length === 0 && pointCounts[tool] > 1 ? pointAt(from) : undefined;
        const before = placed;
        placed = start === undefined ? placed : [start];
        show(pointAt(to));
        placed = before;
      },
    });
    return () => {
      stopWatching();
      onLiving(chart, () => chart.removeOverlay({ id: previewId }));
    };
  }, [chart, tool, look, colours]);
}
