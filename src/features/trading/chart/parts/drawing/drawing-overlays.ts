import {
  getOverlayClass,
  registerOverlay,
  type Coordinate,
  type OverlayCreateFiguresCallbackParams,
  type OverlayFigure,
} from 'klinecharts';
import { pointCounts, type Drawing, type DrawingTool, type DrawnPoint } from '../../model/drawings.ts';
import { fontOf } from '../chart-styles.ts';
import type { ChartColours } from '../use-chart-colours.ts';
import { frame, labelSize, padding, stretch, words } from './own-shapes.ts';

/** What a drawing needs beside its points. */
export interface DrawnLook {
  /** The label of a measured stretch. */
  readonly textOf: (from: DrawnPoint, to: DrawnPoint) => string;
  /** The label on the axis beside a horizontal line. */
  readonly priceOf: (value: number) => string;
  /** Stands for a text that is still empty. */
  readonly emptyText: string;
}

/** What of the look belongs to one drawing alone. */
export interface DrawnExtra extends DrawnLook {
  readonly text: string;
  /** Not placed yet: its points are marked, and nothing can be taken hold of. */
  readonly isPreview: boolean;
}

const isExtra = (value: unknown): value is DrawnExtra =>
  typeof value === 'object' && value !== null && 'textOf' in value && 'isPreview' in value;

export const overlayNameOf = (tool: DrawingTool): string => `drawn-${tool}`;
export const overlayIdOf = (id: number): string => `drawn-${id}`;

/** The library's own shapes. */
const shapes = {
  trend: 'segment',
  ray: 'rayLine',
  straight: 'straightLine',
  horizontal: 'horizontalStraightLine',
  vertical: 'verticalStraightLine',
  channel: 'parallelStraightLine',
  fibonacci: 'fibonacciLine',
} as const satisfies Partial<Record<DrawingTool, string>>;
const shapedTools = ['trend', 'ray', 'straight', 'horizontal', 'vertical', 'channel', 'fibonacci'] as const;

/** A finger takes hold of a line at this distance, px; the library asks for two. */
const reach = 10;
const clear = 'transparent';

type Params = OverlayCreateFiguresCallbackParams<unknown>;
type Figures = (params: Params, extra: DrawnExtra) => readonly OverlayFigure[];

/** The shapes that the library does not have. */
const ownFigures: Readonly<Record<Exclude<DrawingTool, keyof typeof shapes>, Figures>> = {
  rectangle: ({ coordinates: [from, to] }) => (from === undefined || to === undefined ? [] : frame(from, to)),
  text: ({ coordinates: [at] }, { text, emptyText }) => (at === undefined ? [] : words(at, text || emptyText)),
  measure: ({ overlay, coordinates: [from, to], bounding }, { textOf }) => {
    if (from === undefined || to === undefined) return [];
    const [start, end] = pointsIn(overlay.points);
    const text = start === undefined || end === undefined ? '' : textOf(start, end);
    return stretch(from, to, { text, width: bounding.width });
  },
};

/** Puts the tools into the library; once. */
export function registerDrawings(): void {
  for (const tool of shapedTools) {
    const Shape = getOverlayClass(shapes[tool]);
    const shape = Shape === null ? undefined : new Shape();
    register(tool, (params) => {
      const made = shape?.createPointFigures?.(params) ?? [];
      return (Array.isArray(made) ? made : [made]).map(readable);
    });
  }
  for (const tool of ['rectangle', 'text', 'measure'] as const) register(tool, ownFigures[tool]);
}

function register(tool: DrawingTool, figuresOf: Figures): void {
  registerOverlay({
    name: overlayNameOf(tool),
    totalStep: pointCounts[tool] + 1,
    createPointFigures: (params) => {
      const { overlay, coordinates } = params;
      if (!isExtra(overlay.extendData)) return [];
      const figures = reachable(figuresOf(params, overlay.extendData), overlay.lock);
      return overlay.extendData.isPreview ? [...figures, ...coordinates.map(pointMark)] : figures;
    },
    createYAxisFigures: ({ overlay, coordinates }) => {
      const [value, y] = [overlay.points[0]?.value, coordinates[0]?.y];
      if (tool !== 'horizontal' || value === undefined || y === undefined || !isExtra(overlay.extendData)) return [];
      return onAxis(overlay.extendData.priceOf(value), y);
    },
  });
}

const pointMark = ({ x, y }: Coordinate): OverlayFigure => ({
  type: 'circle',
  attrs: { x, y, r: 4 },
  ignoreEvent: true,
});

const onAxis = (text: string, y: number): OverlayFigure => ({
  type: 'text',
  attrs: { x: 0, y, text, align: 'left', baseline: 'middle' },
  ignoreEvent: true,
});

/** The points of an overlay that have both a time and a price. */
export const pointsIn = (points: readonly { timestamp?: number; value?: number }[]): readonly DrawnPoint[] =>
  points.flatMap(({ timestamp, value }) =>
    timestamp === undefined || value === undefined ? [] : [{ at: timestamp, value }],
  );

export const overlayPoints = ({ points }: Drawing): { timestamp: number; value: number }[] =>
  points.map(({ at, value }) => ({ timestamp: at, value }));

/** A locked drawing lets every gesture through; any other can be taken hold of beside its lines as well. */
function reachable(figures: readonly OverlayFigure[], isLocked: boolean): OverlayFigure[] {
  if (isLocked) return figures.map((figure) => ({ ...figure, ignoreEvent: true }));
  return [...figures.filter(({ type }) => type === 'line').flatMap(({ attrs }) => bandsAlong(attrs)), ...figures];
}

const bandsAlong = (attrs: unknown): OverlayFigure[] =>
  [attrs].flat().flatMap((one) => {
    const [from, to] = coordinatesIn(one);
    return from === undefined || to === undefined ? [] : [bandAlong(from, to)];
  });

function coordinatesIn(attrs: unknown): readonly Coordinate[] {
  if (typeof attrs !== 'object' || attrs === null || !('coordinates' in attrs)) return [];
  return Array.isArray(attrs.coordinates) ? attrs.coordinates.filter(isCoordinate) : [];
}

const isCoordinate = (value: unknown): value is Coordinate =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  typeof value.x === 'number' &&
  typeof value.y === 'number';

function bandAlong(from: Coordinate, to: Coordinate): OverlayFigure {
  const [across, along] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, along) || 1;
  const [x, y] = [(reach * along) / length, (-reach * across) / length];
  const corner = (at: Coordinate, side: 1 | -1): Coordinate => ({ x: at.x + side * x, y: at.y + side * y });
  return {
    type: 'polygon',
    attrs: { coordinates: [corner(from, 1), corner(to, 1), corner(to, -1), corner(from, -1)] },
    styles: { style: 'fill', color: clear, borderColor: clear },
  };
}

const labelHeight = 13;

/** Levels that lie close together keep their lines; of their labels those stay that can be read. */
function readable(figure: OverlayFigure): OverlayFigure {
  if (figure.type !== 'text' || !Array.isArray(figure.attrs)) return figure;
  let last: number | undefined;
  const labels = figure.attrs.filter(isCoordinate).filter(({ y }) => {
    const isFree = last === undefined || Math.abs(y - last) >= labelHeight;
    if (isFree) last = y;
    return isFree;
  });
  return { ...figure, attrs: labels };
}

/** The chosen drawing is drawn stronger. */
export function drawnStyles(colours: ChartColours, isChosen: boolean) {
  const colour = isChosen ? colours.accent : colours.text;
  const text = { size: labelSize, family: fontOf(), color: colours.text, backgroundColor: colours.background };
  const point = { color: colours.accent, borderColor: clear, radius: 6, borderSize: 12 };
  return {
    line: { style: 'solid' as const, color: colour, size: isChosen ? 2 : 1, dashedValue: [2, 2], smooth: false },
    rect: {
      style: 'stroke' as const,
      color: clear,
      borderColor: colour,
      borderSize: 1,
      borderStyle: 'dashed' as const,
    },
    circle: { style: 'fill' as const, color: colours.accent },
    text: { ...text, borderRadius: 2, paddingLeft: padding, paddingRight: padding, paddingTop: 2, paddingBottom: 2 },
    point: {
      ...point,
      activeColor: colours.accent,
      activeBorderColor: clear,
      activeRadius: point.radius,
      activeBorderSize: point.borderSize,
    },
  };
}
