import { registerOverlay, utils, type Coordinate, type OverlayFigure } from 'klinecharts';
import { placeMarks } from '../model/mark-places.ts';

export const optionMarksName = 'ownOptions';

export interface OptionMarkLook {
  readonly colour: string;
  readonly isOpen: boolean;
  readonly label: string;
}

/** One overlay: two points for each mark, its start and its end. */
export interface OptionMarksLook {
  readonly marks: readonly OptionMarkLook[];
  /** Of the words about a result, which is neither up nor down. */
  readonly wordColour: string;
  readonly onColour: string;
  readonly family: string;
}

const radius = 4;
const textSize = 11;
const gap = 8;
const padding = 4;
const labelHeight = 18;

/** Entry and expiry of timed options at their exact times and prices, even between two bars. */
export function registerOptionMarks(): void {
  registerOverlay<OptionMarksLook>({
    name: optionMarksName,
    // The library's word for times between two bars.
    drawingMode: 'continuous',
    totalStep: 2,
    lock: true,
    needDefaultPointFigure: false,
    needDefaultXAxisFigure: false,
    needDefaultYAxisFigure: false,
    createPointFigures: ({ overlay, coordinates, bounding }) => {
      const { marks } = overlay.extendData;
      const inSight = marks.flatMap((mark, index): readonly PlacedMark[] => {
        const [from, to] = [coordinates[2 * index], coordinates[2 * index + 1]];
        if (from === undefined || to === undefined || to.x < 0 || from.x > bounding.width) return [];
        return [{ ...mark, from, to }];
      });
      return [
        ...inSight.flatMap((mark) => figuresOf(mark, bounding.height)),
        ...labels(inSight, bounding.height, overlay.extendData),
      ];
    },
  });
}

interface PlacedMark extends OptionMarkLook {
  readonly from: Coordinate;
  readonly to: Coordinate;
}

function figuresOf({ from, to, colour, isOpen }: PlacedMark, height: number): readonly OverlayFigure[] {
  return [
    line([from, to], colour, isOpen),
    dot(from, colour, 'fill'),
    ...(isOpen
      ? [
          line(
            [
              { x: to.x, y: 0 },
              { x: to.x, y: height },
            ],
            colour,
            true,
          ),
          dot(to, colour, 'stroke'),
        ]
      : [dot(to, colour, 'fill')]),
  ];
}

/** Results beside their expiries; those of one moment are stacked. */
function labels(marks: readonly PlacedMark[], height: number, look: OptionMarksLook): readonly OverlayFigure[] {
  const labelled = marks.filter(({ label }) => label !== '');
  const wanted = labelled.map(({ label, to }) => ({
    x: to.x - gap,
    y: to.y,
    width: utils.calcTextWidth(label, textSize, 'normal', look.family) + 2 * padding,
  }));
  const heights = placeMarks(wanted, { top: labelHeight / 2, bottom: height - labelHeight / 2, labelHeight });
  return labelled.flatMap(({ label, colour, to }, index) => {
    const y = heights[index] ?? to.y;
    const end = { x: to.x - gap, y };
    return [...(y === to.y ? [] : [line([end, to], colour, false)]), tag(label, end, look)];
  });
}

const line = (coordinates: readonly Coordinate[], colour: string, isDashed: boolean): OverlayFigure => ({
  type: 'line',
  attrs: { coordinates },
  styles: { style: isDashed ? 'dashed' : 'solid', color: colour, size: 1, dashedValue: [2, 3] },
  ignoreEvent: true,
});

const dot = ({ x, y }: Coordinate, colour: string, style: 'fill' | 'stroke'): OverlayFigure => ({
  type: 'circle',
  attrs: { x, y, r: radius },
  styles: { style, color: colour, borderColor: colour, borderSize: 2, borderStyle: 'solid' },
  ignoreEvent: true,
});

const tag = (text: string, { x, y }: Coordinate, { wordColour, onColour, family }: OptionMarksLook): OverlayFigure => ({
  type: 'text',
  attrs: { x, y, text, align: 'right', baseline: 'middle' },
  styles: {
    style: 'fill',
    color: onColour,
    size: textSize,
    family,
    backgroundColor: wordColour,
    borderRadius: 2,
    paddingLeft: padding,
    paddingRight: padding,
    paddingTop: 2,
    paddingBottom: 2,
  },
  ignoreEvent: true,
});
