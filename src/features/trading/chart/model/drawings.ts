import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import { unreadRows } from '../../../../core/domain/kept/unread-rows.ts';

export const drawingTools = [
  'trend',
  'ray',
  'straight',
  'horizontal',
  'vertical',
  'channel',
  'rectangle',
  'fibonacci',
  'text',
  'measure',
] as const;
export type DrawingTool = (typeof drawingTools)[number];

/** How many places each of them is made of. */
export const pointCounts: Readonly<Record<DrawingTool, 1 | 2 | 3>> = {
  trend: 2,
  ray: 2,
  straight: 2,
  horizontal: 1,
  vertical: 1,
  channel: 3,
  rectangle: 2,
  fibonacci: 2,
  text: 1,
  measure: 2,
};

/** A place on the picture of a pair, the same at every period: no money. */
export interface DrawnPoint {
  /** Epoch ms. */
  readonly at: number;
  /** On the axis of the prices. */
  readonly value: number;
}

export interface Drawing {
  readonly id: number;
  readonly tool: DrawingTool;
  readonly points: readonly DrawnPoint[];
  /** The words of a text; empty for every other tool. */
  readonly text: string;
}

/** What of a drawing is moved: all of it, or one of its points. */
export const drawingParts = ['all', 'start', 'end', 'width'] as const;
export type DrawingPart = (typeof drawingParts)[number];

export const partsOf = ({ points }: Drawing): readonly DrawingPart[] =>
  points.length < 2 ? ['all'] : drawingParts.slice(0, 1 + points.length);

/** Letters of a text on the chart. */
export const longestText = 80;

/** Of one pair: more than anybody can read. */
export const mostDrawings = 100;

export const nextId = (drawings: readonly Drawing[]): number => 1 + Math.max(0, ...drawings.map(({ id }) => id));

/** Undefined for what is no drawing: an end that is missing, or two ends at one place. */
export function drawingOf(
  { id, tool, text = '' }: { readonly id: number; readonly tool: DrawingTool; readonly text?: string },
  points: readonly DrawnPoint[],
): Drawing | undefined {
  const [first, second] = points;
  if (points.length !== pointCounts[tool] || first === undefined) return undefined;
  if (second !== undefined && first.at === second.at && first.value === second.value) return undefined;
  return { id, tool, points, text: text.slice(0, longestText) };
}

/** One more, or another in the place of the one with its id. */
export function withDrawing(drawings: readonly Drawing[], drawing: Drawing): readonly Drawing[] {
  const isKnown = drawings.some(({ id }) => id === drawing.id);
  return isKnown ? drawings.map((one) => (one.id === drawing.id ? drawing : one)) : [...drawings, drawing];
}

export const withoutDrawing = (drawings: readonly Drawing[], id: number): readonly Drawing[] =>
  drawings.filter((one) => one.id !== id);

/** A drawing with some of its points put elsewhere; as it was where that would leave nothing to see. */
export function movedBy(drawing: Drawing, part: DrawingPart, move: (point: DrawnPoint) => DrawnPoint): Drawing {
  const isMoved = (index: number): boolean => part === 'all' || drawingParts.indexOf(part) === index + 1;
  const points = drawing.points.map((point, index) => (isMoved(index) ? move(point) : point));
  return drawingOf(drawing, points) ?? drawing;
}

/** One row for each: id, tool, the points, and the words of a text. */
export const drawingRows = (drawings: readonly Drawing[]): readonly (readonly (number | string)[])[] =>
  drawings.map(({ id, tool, points, text }) => [
    id,
    tool,
    ...points.flatMap((one) => [one.at, one.value]),
    ...(text === '' ? [] : [text]),
  ]);

/** As kept on the device, with what this version cannot read of `kept` behind it; empty when there is nothing to keep. */
export function writeDrawings(drawings: readonly Drawing[], kept?: string): string {
  const rows = [...drawingRows(drawings), ...unreadRows(parsedText(kept), (row) => drawingIn(row) !== undefined)];
  return rows.length === 0 ? '' : JSON.stringify(rows);
}

/** Parses stored drawings; unreadable ones are left out. */
export function readDrawings(kept: string | undefined): readonly Drawing[] {
  return drawingsIn(parsedText(kept));
}

/** The readable drawings of a list that was parsed. */
export function drawingsIn(rows: unknown): readonly Drawing[] {
  const drawings = Array.isArray(rows) ? rows.flatMap((row) => drawingIn(row) ?? []) : [];
  const isFirst = ({ id }: Drawing, index: number): boolean => drawings.findIndex((one) => one.id === id) === index;
  return drawings.filter(isFirst).slice(0, mostDrawings);
}

/** Those of a file beside those that are there, with ids of their own; what is there already is not added again. */
export function withAdded(present: readonly Drawing[], added: readonly Drawing[]): readonly Drawing[] {
  const wordsOf = ({ tool, points, text }: Drawing): string => JSON.stringify([tool, points, text]);
  const all = [...present];
  for (const one of added) {
    if (all.some((other) => wordsOf(other) === wordsOf(one))) continue;
    all.push({ ...one, id: nextId(all) });
  }
  return all.slice(0, mostDrawings);
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function drawingIn(row: unknown): Drawing | undefined {
  if (!isList(row)) return undefined;
  const [id, name, ...rest] = row;
  const tool = drawingTools.find((one) => one === name);
  const last = rest.at(-1);
  const text = tool === 'text' && typeof last === 'string' ? last : '';
  const figures = text === '' ? rest : rest.slice(0, -1);
  const numbers = figures.filter((one) => typeof one === 'number' && Number.isFinite(one));
  if (typeof id !== 'number' || tool === undefined || numbers.length !== figures.length) return undefined;
  const points = Array.from({ length: figures.length / 2 }, (_, index) => pointAt(figures, 2 * index));
  return drawingOf(
    { id, tool, text },
    points.flatMap((point) => point ?? []),
  );
}

function pointAt(figures: readonly unknown[], index: number): DrawnPoint | undefined {
  const [at, value] = [figures[index], figures[index + 1]];
  return typeof at === 'number' && typeof value === 'number' ? { at, value } : undefined;
}
