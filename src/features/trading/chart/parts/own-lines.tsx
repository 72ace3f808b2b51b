import type { Chart } from 'klinecharts';
import { useEffect } from 'react';
import { forDrawing } from '../../../../core/money/fixed-point.ts';
import type { ChartOrders } from './chart-drawings.ts';
import { fontOf } from './chart-styles.ts';
import { onLiving } from './living-charts.ts';
import { optionMarksName, registerOptionMarks, type OptionMarksLook } from './option-mark.ts';
import { orderLinesName, registerOrderLines, type OrderLinesLook } from './order-line.ts';
import type { ChartColours } from './use-chart-colours.ts';

registerOrderLines();
registerOptionMarks();

export interface OwnLinesProps {
  readonly chart: Chart;
  readonly drawings: ChartOrders;
  readonly colours: ChartColours;
}

/** A person's own orders on the chart. */
export function OwnLines({ chart, drawings, colours }: OwnLinesProps) {
  useOrdersOn(chart, drawings, colours);
  useMarksOn(chart, drawings.marks, colours);
  return undefined;
}

function useOrdersOn(chart: Chart, { orders, groupLabel }: ChartOrders, colours: ChartColours): void {
  useEffect(() => {
    if (orders.length === 0) return undefined;
    const extendData: OrderLinesLook = {
      lines: orders.map(({ side, label }) => ({ label, colour: side === 'buy' ? colours.up : colours.down })),
      groupLabel,
      mixedColour: colours.flat,
      onColour: colours.onFill,
      family: fontOf(),
    };
    const points = orders.map((order) => ({ value: forDrawing(order.price) }));
    chart.createOverlay({ name: orderLinesName, id: orderLinesName, points, extendData, lock: true });
    return () => onLiving(chart, () => chart.removeOverlay({ name: orderLinesName }));
  }, [chart, orders, groupLabel, colours]);
}

function useMarksOn(chart: Chart, marks: ChartOrders['marks'], colours: ChartColours): void {
  useEffect(() => {
    if (marks === undefined || marks.length === 0) return undefined;
    const extendData: OptionMarksLook = {
      marks: marks.map(({ side, to, label }) => ({
        colour: side === 'buy' ? colours.up : colours.down,
        isOpen: to.isOpen,
        label,
      })),
      wordColour: colours.flat,
      onColour: colours.onFill,
      family: fontOf(),
    };
    const points = marks.flatMap(({ from, to }) => [
      { timestamp: from.at, value: forDrawing(from.price) },
      { timestamp: to.at, value: forDrawing(to.price) },
    ]);
    chart.createOverlay({ name: optionMarksName, id: optionMarksName, points, extendData, lock: true });
    return () => onLiving(chart, () => chart.removeOverlay({ name: optionMarksName }));
  }, [chart, marks, colours]);
}
