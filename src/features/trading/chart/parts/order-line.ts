import { registerOverlay, utils, type OverlayFigure } from 'klinecharts';
import { placeLabels } from '../model/label-places.ts';
import { legendHeight } from '../model/legend-room.ts';
import { comparedHeight, comparedName, joinedHeight } from '../model/note-room.ts';
import { mainPane } from './main-pane.ts';

export const orderLinesName = 'ownOrders';

export interface OrderLineLook {
  readonly label: string;
  readonly colour: string;
}

/** What one overlay shows: the lines of all own orders, in the order of its points. */
export interface OrderLinesLook {
  readonly lines: readonly OrderLineLook[];
  /** One label for several orders, by their index. */
  readonly groupLabel: (members: readonly number[]) => string;
  /** For a label of orders on both sides. */
  readonly mixedColour: string;
  readonly onColour: string;
  readonly family: string;
}

const textSize = 11;
const padding = 4;
const labelHeight = 18;
/** Also to the notes below the names. */
const gapBelowLegend = 7;
/** An order beyond the prices on screen is kept in sight at the edge it lies behind. */
const edge = 10;
/** Of the chart's height at the most, for the names of the indicators that labels leave free. */
const legendShare = 1 / 3;
/** From the edge of a shifted label to its line. */
const legWidth = 10;

/**
 * Dashed lines at the prices of pending orders, labelled at their left ends. It is one overlay for all of them, because
 * labels at near prices have to make room for each other.
 */
export function registerOrderLines(): void {
  registerOverlay<OrderLinesLook>({
    name: orderLinesName,
    totalStep: 2,
    lock: true,
    needDefaultPointFigure: false,
    needDefaultXAxisFigure: false,
    needDefaultYAxisFigure: false,
    createPointFigures: ({ chart, overlay, coordinates, bounding }) => {
      const { lines } = overlay.extendData;
      const heights = coordinates.map(({ y }) => y);
      const names = chart.getIndicators({ paneId: mainPane });
      const { type, span = 1 } = chart.getPeriod() ?? {};
      const compared = names.some(({ name }) => name === comparedName) ? 1 : 0;
      // Of several hours: no server sends those.
      const joined = type === 'hour' && span > 1 ? joinedHeight : 0;
      const legend = legendHeight(names.length - compared, bounding.width) + joined + compared * comparedHeight;
      const top = Math.min(legend, bounding.height * legendShare) + labelHeight / 2 + gapBelowLegend;
      const isInSight = (y: number): boolean => y >= 0 && y <= bounding.height;
      return [
        ...heights.flatMap((y, index) => (isInSight(y) ? [line(y, bounding.width, lines[index]?.colour)] : [])),
        ...labels(heights, { top, height: bounding.height }, overlay.extendData),
      ];
    },
  });
}

interface Room {
  /** The highest possible middle of a label, px. */
  readonly top: number;
  readonly height: number;
}

function labels(heights: readonly number[], { top, height }: Room, look: OrderLinesLook): readonly OverlayFigure[] {
  const groups = placeLabels(heights, { top, bottom: height - edge, labelHeight });
  return groups.flatMap(({ members, y }) => {
    const [first = 0] = members;
    const ys = members.map((member) => heights[member] ?? 0);
    const own = members.length === 1 ? look.lines[first]?.label : look.groupLabel(members);
    const text = `${own ?? ''}${markBeyond(ys, height)}`;
    const colours = new Set(members.map((member) => look.lines[member]?.colour ?? look.mixedColour));
    const colour = colours.size === 1 ? ([...colours][0] ?? look.mixedColour) : look.mixedColour;
    const end = utils.calcTextWidth(text, textSize, 'normal', look.family) + 2 * padding;
    const legs = ys.flatMap((target) =>
      Math.abs(target - y) < 1 || target < 0 || target > height ? [] : [leg({ end, y, target }, colour)],
    );
    return [...legs, tag(text, y, { ...look, colour })];
  });
}

/** Which way an order lies that is beyond the prices on screen. */
function markBeyond(ys: readonly number[], height: number): string {
  if (ys.every((y) => y < 0)) return ' ▲';
  return ys.every((y) => y > height) ? ' ▼' : '';
}

const line = (y: number, width: number, colour = ''): OverlayFigure => ({
  type: 'line',
  attrs: {
    coordinates: [
      { x: 0, y },
      { x: width, y },
    ],
  },
  styles: { style: 'dashed', color: colour, size: 1, dashedValue: [4, 3] },
  ignoreEvent: true,
});

/** Connects a shifted label with its line. */
const leg = ({ end, y, target }: { end: number; y: number; target: number }, colour: string): OverlayFigure => ({
  type: 'line',
  attrs: {
    coordinates: [
      { x: end, y },
      { x: end + legWidth, y: target },
    ],
  },
  styles: { style: 'solid', color: colour, size: 1 },
  ignoreEvent: true,
});

const tag = (
  text: string,
  y: number,
  { colour, onColour, family }: { colour: string; onColour: string; family: string },
): OverlayFigure => ({
  type: 'text',
  attrs: { x: 0, y, text, align: 'left', baseline: 'middle' },
  styles: {
    style: 'fill',
    color: onColour,
    size: textSize,
    family,
    backgroundColor: colour,
    borderRadius: 2,
    paddingLeft: padding,
    paddingRight: padding,
    paddingTop: 2,
    paddingBottom: 2,
  },
  ignoreEvent: true,
});
