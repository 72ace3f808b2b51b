import { registerOverlay, type Coordinate, type OverlayFigure } from 'klinecharts';

export const optionMarksName = 'ownOptions';

export interface OptionMarkLook {
  readonly colour: string;
  readonly isOpen: boolean;
  readonly label: string;
}

/** What one overlay shows: two points for each mark, where it begins and where it ends. */
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

/** Entry and expiry of timed options at their times and prices, between the bars where they fall between them. */
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
    createPointFigures: ({ overlay, coordinates, bounding }) =>
      overlay.extendData.marks.flatMap((mark, index) => {
        const [from, to] = [coordinates[2 * index], coordinates[2 * index + 1]];
        if (from === undefined || to === undefined || to.x < 0 || from.x > bounding.width) return [];
        return figuresOf(mark, { from, to, height: bounding.height }, overlay.extendData);
      }),
  });
}

interface Place {
  readonly from: Coordinate;
  readonly to: Coordinate;
  readonly height: number;
}

function figuresOf(mark: OptionMarkLook, place: Place, look: OptionMarksLook): readonly OverlayFigure[] {
  const { from, to, height } = place;
  const { colour, isOpen } = mark;
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
    ...(mark.label === '' ? [] : [tag(mark.label, to, look)]),
  ];
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
  attrs: { x: x - gap, y, text, align: 'right', baseline: 'middle' },
  styles: {
    style: 'fill',
    color: onColour,
    size: textSize,
    family,
    backgroundColor: wordColour,
    borderRadius: 2,
    paddingLeft: 4,
    paddingRight: 4,
    paddingTop: 2,
    paddingBottom: 2,
  },
  ignoreEvent: true,
});
