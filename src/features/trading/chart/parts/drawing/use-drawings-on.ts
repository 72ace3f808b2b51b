import type { Chart, OverlayEvent } from 'klinecharts';
import { useEffect, useEffectEvent } from 'react';
import { drawingOf, type Drawing } from '../../model/drawings.ts';
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
        extendData: { ...look, text: drawing.text, isPreview: false },
        styles: drawnStyles(colours, id === chosen),
        lock: !isOpen,
        needDefaultPointFigure: isOpen,
        onSelected: () => tellChosen(id),
        onDeselected: () => tellChosen(undefined),
        onPressedMoveEnd: ({ overlay }) => tellMoved(drawingOf(drawing, pointsIn(overlay.points)) ?? drawing),
        onRightClick: keep,
      });
    }
    return () => onLiving(chart, () => chart.removeOverlay({ groupId }));
  }, [chart, drawings, chosen, isOpen, look, colours]);
}
