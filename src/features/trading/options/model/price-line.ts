/** For drawing alone: a moment, ms, and a price close to the real one. */
export interface PricePoint {
  readonly at: number;
  readonly value: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Space for the time to come; later ends are at the edge. */
  readonly aheadMs?: number;
  /** When an option would be due that is opened now. */
  readonly plannedAt?: number | undefined;
}

/** An entry and its end; the end's value is undefined until it is known. */
export interface LineSpan extends PricePoint {
  readonly end: { readonly at: number; readonly value: number | undefined };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface DrawnLine<Mark> {
  /** Of an SVG; empty for fewer than two points. */
  readonly path: string;
  readonly marks: readonly (Mark & Spot & { readonly ending: Spot })[];
  /** The newest point; undefined for fewer than two. */
  readonly now: Spot | undefined;
  /** Where an option would end that is opened now. */
  readonly plannedX: number | undefined;
}

const margin = 6;
const usualAheadMs = 60_000;

/** The points within `windowMs` of the newest, the newest last, with one more. */
export function withPoint(points: readonly PricePoint[], point: PricePoint, windowMs: number): readonly PricePoint[] {
  const last = points.at(-1);
  const before = last !== undefined && last.at >= point.at ? points.filter(({ at }) => at < point.at) : points;
  return [...before, point].filter(({ at }) => at > point.at - windowMs);
}

/**
 * A line from the least to the greatest price, marks included; marks from before it begin at its start, and those that
 * ended before it are left out.
 */
export function drawLine<Mark extends LineSpan>(
  points: readonly PricePoint[],
  all: readonly Mark[],
  { width, height, aheadMs = usualAheadMs, plannedAt }: Frame,
): DrawnLine<Mark> {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2)
    return { path: '', marks: [], now: undefined, plannedX: undefined };
  const marks = all.filter(({ end }) => end.at >= first.at);
  const values = [...points, ...marks, ...marks.map(({ end }) => end)].flatMap(({ value }) => value ?? []);
  const latest = Math.max(last.at, plannedAt ?? 0, ...marks.map(({ end }) => end.at));
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const span = Math.min(latest, last.at + aheadMs) - first.at || 1;
  const xOf = (at: number): number => Math.min(1, Math.max(0, (at - first.at) / span)) * width;
  const yOf = (value: number): number => height - margin - ((value - least) / range) * (height - 2 * margin);
  const path = points
    .map(({ at, value }, index) => `${index === 0 ? 'M' : 'L'}${round(xOf(at))} ${round(yOf(value))}`)
    .join('');
  const spotOf = (at: number, value: number): Spot => ({ x: round(xOf(at)), y: round(yOf(value)) });
  return {
    path,
    now: spotOf(last.at, last.value),
    plannedX: plannedAt === undefined ? undefined : round(xOf(plannedAt)),
    marks: marks.map((mark) => ({
      ...mark,
      ...spotOf(mark.at, mark.value),
      ending: spotOf(mark.end.at, mark.end.value ?? mark.value),
    })),
  };
}

/**
 * What was seen here, after the prices of finished minutes from before it: a page that has just been opened shows a line,
 * too. `from` is the oldest moment that is wanted.
 */
export function withPast(
  seen: readonly PricePoint[],
  past: readonly PricePoint[],
  from: number,
): readonly PricePoint[] {
  const first = seen[0];
  if (first === undefined) return [];
  return [...past.filter(({ at }) => at >= from && at < first.at), ...seen];
}

const minuteMs = 60_000;
/** How much past a page shows that has just been opened: fewer finished minutes would be no line. */
const firstLookMs = 15 * minuteMs;
/** The same while an option runs, whose own way has to be seen. */
const firstLookAtRunningMs = 5 * minuteMs;
/** How long it takes until what was seen here is a line of its own. */
const closingInMs = minuteMs;

interface Look {
  /** What is shown once enough was seen. */
  readonly longestMs: number;
  readonly isRunning: boolean;
}

/** How far back to show: minutes from before the page was opened at first, then closer and closer. */
export function shownMs(seen: readonly PricePoint[], { longestMs, isRunning }: Look): number {
  const [first, last] = [seen[0], seen.at(-1)];
  const seenMs = first === undefined || last === undefined ? 0 : last.at - first.at;
  const left = Math.max(0, 1 - seenMs / closingInMs);
  const firstMs = isRunning ? firstLookAtRunningMs : firstLookMs;
  return longestMs + Math.max(0, firstMs - longestMs) * left;
}

const round = (value: number): number => Math.round(value * 10) / 10;
