import type { Chart } from 'klinecharts';
import { useMemo, useState } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { placesOf } from '../../../../core/money/fixed-point.ts';
import { fromDrawing } from '../../../../core/money/from-drawing.ts';
import { useKeptDrawings } from '../data/kept-drawings.ts';
import {
  drawingOf,
  longestText,
  movedBy,
  nextId,
  readDrawings,
  withDrawing,
  withoutDrawing,
  writeDrawings,
  type Drawing,
  type DrawingPart,
  type DrawingTool,
  type DrawnPoint,
} from '../model/drawings.ts';
import { measured } from '../model/measure.ts';
import type { DrawnLook } from '../parts/drawing/drawing-overlays.ts';
import { middleOf, nudgedOn } from '../parts/drawing/chart-places.ts';
import { DrawingStrip, type Nudge } from '../parts/drawing/drawing-strip.tsx';
import { useDrawingsOn } from '../parts/drawing/use-drawings-on.ts';
import { usePlacing } from '../parts/drawing/use-placing.ts';

export interface DrawingDeskProps {
  readonly chart: Chart;
  readonly instrument: Instrument;
  /** The tools are in sight. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The drawings on the chart of a pair, and their tools. */
export function DrawingDesk({ chart, instrument, isOpen, onClose }: DrawingDeskProps) {
  useTextsAhead(['chart']);
  const kept = useKeptDrawings(instrument.symbol);
  const drawings = useMemo(() => readDrawings(kept.text), [kept.text]);
  const [tool, setTool] = useState<DrawingTool>();
  const [chosenId, setChosenId] = useState<number>();
  const [part, setPart] = useState<DrawingPart>('all');
  const look = useDrawnLook(instrument);
  const chosen = isOpen ? drawings.find(({ id }) => id === chosenId) : undefined;
  const placed = isOpen ? tool : undefined;
  const put = (drawing: Drawing): void => kept.keep(writeDrawings(withDrawing(drawings, drawing), kept.text));
  const choose = (id: number | undefined): void => {
    setChosenId(id);
    setPart('all');
  };
  const place = (points: readonly DrawnPoint[]): void => {
    const drawing = tool === undefined ? undefined : drawingOf({ id: nextId(drawings), tool }, points);
    if (drawing === undefined) return;
    put(drawing);
    choose(drawing.id);
    setTool(undefined);
  };
  const move = (drawing: Drawing): void => {
    put(drawing);
    // What was dragged is what Delete is about to remove.
    if (drawing.id !== chosenId) choose(drawing.id);
  };
  useDrawingsOn(chart, { drawings, chosen: chosen?.id, isOpen, look, onChosen: choose, onMoved: move });
  usePlacing(chart, { tool: placed, look, onPlaced: place });
  if (!isOpen) return undefined;
  const strip = {
    onTool: (next: DrawingTool | undefined): void => {
      choose(undefined);
      setTool(next);
    },
    onMiddle: (): void => {
      if (tool !== undefined) place(middleOf(chart, tool));
    },
    onText: (text: string): void => {
      if (chosen !== undefined) put({ ...chosen, text: text.slice(0, longestText) });
    },
    onNudge: (by: Nudge): void => {
      if (chosen !== undefined) put(movedBy(chosen, part, (point) => nudgedOn(chart, point, by)));
    },
    onRemove: (): void => {
      if (chosen !== undefined) kept.keep(writeDrawings(withoutDrawing(drawings, chosen.id), kept.text));
    },
    onRemoveAll: (): void => kept.keep(''),
    onUndo: kept.undo,
    onChoose: choose,
    onPart: setPart,
    onClose,
  };
  const { canUndo, isLost } = kept;
  return <DrawingStrip {...{ drawings, tool, chosen, part, canUndo, isLost }} {...strip} />;
}

/** The labels of drawings: a price, or its change with share and duration. */
function useDrawnLook({ priceStep }: Instrument): DrawnLook {
  const t = useText('chart');
  const format = useFormat();
  return useMemo(() => {
    const places = priceStep === undefined ? placesToRead : placesOf(priceStep);
    return {
      emptyText: t('draw.tool.text'),
      priceOf: (value) => format.amount(fromDrawing<Price>(value, places), { places }),
      textOf: (from, to) => {
        const result = measured(from, to, places);
        if (result === undefined) return '';
        const { change, percent, lengthMs } = result;
        const figures = [format.amount(change, { places }), format.percent(percent, { sign: 'always' })];
        return [...figures, format.relativeAge(lengthMs)].join(' · ');
      },
    };
  }, [t, format, priceStep]);
}

/** Of a price whose step the server does not tell. */
const placesToRead = 4;
