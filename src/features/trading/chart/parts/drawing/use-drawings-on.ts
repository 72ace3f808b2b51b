import type { Chart, OverlayEvent } from 'klinecharts';
import { useEffect, useEffectEvent } from 'react';
import { drawingOf, type Drawing, type DrawingTool } from '../../model/drawings.ts';
import {
  drawnStyles,
  overlayIdOf,
  overlayNameOf,
  overlayPoints,
  pointsIn,
  registerDrawings,
  type DrawnLook,
} from './drawing-overlays.ts';
import { onLiving } from '../living-charts.ts';
import { useChartColours } from '../use-chart-colours.ts';
import { mainPane } from '../main-pane.ts';

registerDrawings();

const groupId = 'drawn';

/** The library's own answer to the right button is to delete. */
const keep = (event: OverlayEvent<unknown>): void => event.preventDefault?.();

export interface DrawingsOn {
  readonly drawings: readonly Drawing[];
  readonly chosen: number | undefined;
  /** They can be chosen and moved; otherwise gestures go through them. */
  readonly isOpen: boolean;
  readonly look: DrawnLook;
  readonly onChosen: (id: number | undefined) => void;
  readonly onMoved: (drawing: Drawing) => void;
}

/** Shows drawings on a chart, to be chosen and moved by finger and mouse. */
export function useDrawingsOn(chart: Chart, { drawings, chosen, isOpen, look, ...told }: DrawingsOn): void {
  const colours = useChartColours();
  const tellChosen = useEffectEvent(told.onChosen);
  const tellMoved = useEffectEvent(told.onMoved);
  useEffect(() => {
    for (const drawing of drawings) {
      const { id, tool } = drawing;
      chart.createOverlay({
        name: overlayNameOf(tool),
        id: overlayIdOf(id),
        groupId,
        paneId: mainPane,
        points: overlayPoints(drawing),
        extendData: look,
        styles: drawnStyles(colours, id === chosen),
        lock: !isOpen,
        needDefaultPointFigure: isOpen,
        onSelected: () => tellChosen(id),
        onDeselected: () => tellChosen(undefined),
        onPressedMoveEnd: ({ overlay }) => tellMoved(drawingOf(id, tool, pointsIn(overlay.points)) ?? drawing),
        onRightClick: keep,
      });
    }
    return () => onLiving(chart, () => chart.removeOverlay({ groupId }));
  }, [chart, drawings, chosen, isOpen, look, colours]);
}

export interface Placing {
  /** Undefined while nothing is to be placed. */
  readonly tool: DrawingTool | undefined;
  /** The drawing's id, once it is placed. */
  readonly id: number;
  readonly look: DrawnLook;
  readonly onPlaced: (drawing: Drawing) => void;
  /** It was not placed on the prices, or nothing would be seen of it. */
  readonly onMissed: () => void;
}

/** Lets a finger or the mouse place the points of a drawing, one after the other. A new `attempt` restarts. */
export function usePlacing(chart: Chart, { tool, id, look, ...told }: Placing, attempt: number): void {
  const colours = useChartColours();
  const tellPlaced = useEffectEvent(told.onPlaced);
  const tellMissed = useEffectEvent(told.onMissed);
  useEffect(() => {
    if (tool === undefined) return undefined;
    let isOver = false;
    const ownGroup = `drawing-${attempt}`;
    chart.createOverlay({
      name: overlayNameOf(tool),
      id: overlayIdOf(id),
      groupId: ownGroup,
      paneId: mainPane,
      extendData: look,
      styles: drawnStyles(colours, true),
      needDefaultPointFigure: true,
      onRightClick: keep,
      onDrawEnd: ({ overlay }) => {
        if (isOver) return;
        isOver = true;
        const drawing = overlay.paneId === mainPane ? drawingOf(id, tool, pointsIn(overlay.points)) : undefined;
        if (drawing === undefined) tellMissed();
        else tellPlaced(drawing);
      },
    });
    return () => onLiving(chart, () => chart.removeOverlay({ groupId: ownGroup }));
  }, [chart, tool, id, look, colours, attempt]);
}
