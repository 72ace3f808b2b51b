import { evenAt, normalAt, streamOf } from '../chance/chance.ts';
import { dayMs, minuteMs } from '../facts/hours.ts';
import type { DaySpan, PathGround } from './daily-path.ts';
import { expOf } from '../chance/exact-math.ts';
import { segmentAt, shaped, type Segment } from './segment.ts';
import { replayMinute, type RealMinutes } from './replayed-minute.ts';
import { applySwitches } from './volatility.ts';

/** Anchors in a minute, 5 s apart; the thirteenth is the first of the next minute. */
export const anchorsOfMinute = 12;
const anchorMs = minuteMs / anchorsOfMinute;

/** The minutes of one trading day. Bars are in whole price steps and lots, one entry per open minute. */
export interface DayBlock {
  readonly span: DaySpan;
  readonly count: number;
  readonly open: Int32Array;
  readonly high: Int32Array;
  readonly low: Int32Array;
  readonly close: Int32Array;
  readonly lots: Int32Array;
  readonly path: FinePath;
  /** Minutes in the middle of which a presenter intervened, tick by tick. */
  readonly cut: ReadonlyMap<number, CutMinute>;
}

interface CutMinute {
  readonly prices: Int32Array;
  readonly lots: Int32Array;
  readonly buys: Uint8Array;
}

/** The unrounded path behind a block: price at each minute's start (and the day's end) and the minute's deviation. */
interface FinePath {
  readonly stream: number;
  readonly prices: Float64Array;
  readonly deviations: Float64Array;
  readonly bend: Bend | undefined;
  /** The day's real minutes, if known: then the prices above are their opening prices. */
  readonly real: RealMinutes | undefined;
  /** Epoch ms of the first minute's start. */
  readonly opening: number;
  /** What presenters have made of the path, in order of time. */
  readonly segments: readonly Segment[];
}

/** Stretches what lies above the higher and below the lower end of the day, so that a known range is met exactly. */
interface Bend {
  readonly upper: number;
  readonly lower: number;
  readonly above: number;
  readonly below: number;
}

const noiseStream = 11;
const volumeStream = 12;
const switchStream = 13;
/** How many drafts of a replayed day are compared: the one whose own range is nearest to the real one needs the least stretching. */
const draftsOfReplay = 12;

export function createDayBlock(ground: PathGround, span: DaySpan, segments: readonly Segment[] = []): DayBlock {
  const variance = minuteVariances(ground, span);
  const dayStream = streamOf(streamOf(ground.stream, noiseStream), span.day);
  const path = { ...basePath(span, variance, dayStream), segments };
  const bars = barsOf(path);
  return { span, ...bars, lots: minuteLots(ground, span, variance), path, cut: nothingCut };
}

function basePath(span: DaySpan, variance: Float64Array, stream: number): FinePath {
  const isRanged = span.high !== undefined && span.low !== undefined;
  const path =
    isRanged && span.minutes === undefined ? bentPath(span, variance, stream) : finePath(span, variance, stream);
  const { minutes } = span;
  if (minutes === undefined) return path;
  const opens = [...minutes.bars.open, minutes.bars.close.at(-1) ?? 0];
  const prices = Float64Array.from(opens, (open) => open * minutes.scale);
  return { ...path, prices, real: { minutes, stream } };
}

const nothingCut: ReadonlyMap<number, CutMinute> = new Map();

function minuteVariances(ground: PathGround, span: DaySpan): Float64Array {
  const { first, end } = span.session;
  const variance = new Float64Array(end - first).fill(ground.minuteVariance * span.activity);
  applySwitches(
    { firstMinute: span.day * 1440 + first, variance },
    streamOf(ground.stream, switchStream),
    ground.character.fast,
  );
  for (let index = 0; index < variance.length; index += 1) {
    variance[index] = (variance[index] ?? 0) * (ground.profile[first + index] ?? 1);
  }
  return variance;
}

/** A random path from the day's open to its close: the difference at the end is distributed by variance. */
function finePath(span: DaySpan, variance: Float64Array, stream: number): FinePath {
  const count = variance.length;
  const prices = new Float64Array(count + 1);
  const deviations = new Float64Array(count);
  let total = 0;
  let reached = 1;
  prices[0] = 1;
  for (let index = 0; index < count; index += 1) {
    const own = variance[index] ?? 0;
    const deviation = Math.sqrt(own);
    deviations[index] = deviation;
    total += own;
    reached *= smallExp(deviation * normalAt(stream, index * 16));
    prices[index + 1] = reached;
  }
  const missing = span.close / (span.open * reached) - 1;
  let passed = 0;
  for (let index = 0; index <= count; index += 1) {
    prices[index] = span.open * (prices[index] ?? 1) * (1 + (missing * passed) / total);
    passed += variance[index] ?? 0;
  }
  const opening = span.day * dayMs + span.session.first * minuteMs;
  return { stream, prices, deviations, bend: undefined, real: undefined, opening, segments: [] };
}

/** e^x for the returns of one minute; a fourth-order sum is exact enough below 10 % and several times faster. */
const smallExp = (x: number): number =>
  x > 0.1 || x < -0.1 ? expOf(x) : 1 + x * (1 + (x / 2) * (1 + (x / 3) * (1 + x / 4)));

function bentPath(span: DaySpan, variance: Float64Array, stream: number): FinePath {
  const upper = Math.max(span.open, span.close);
  const lower = Math.min(span.open, span.close);
  const wantedAbove = Math.max(0, (span.high ?? upper) - upper);
  const wantedBelow = Math.max(0, lower - (span.low ?? lower));
  let best: { path: FinePath; misfit: number } | undefined;
  for (let draft = 0; draft < draftsOfReplay; draft += 1) {
    const plain = finePath(span, variance, streamOf(stream, draft));
    const reach = extremesOf(plain);
    const hasAbove = reach.high - upper;
    const hasBelow = lower - reach.low;
    const misfit = unlikeness(hasAbove, wantedAbove, upper) + unlikeness(hasBelow, wantedBelow, upper);
    if (best !== undefined && misfit >= best.misfit) continue;
    const bend = {
      upper,
      lower,
      above: hasAbove > 0 ? wantedAbove / hasAbove : 1,
      below: hasBelow > 0 ? wantedBelow / hasBelow : 1,
    };
    best = { path: { ...plain, bend }, misfit };
  }
  return best?.path ?? finePath(span, variance, stream);
}

/** 1 for equal reaches, growing with their ratio; a reach of nothing where one is wanted is the worst. */
function unlikeness(has: number, wanted: number, level: number): number {
  const least = level * 1e-5;
  return (Math.max(has, wanted) + least) / (Math.min(has, wanted) + least) + (has <= 0 && wanted > 0 ? 1e9 : 0);
}

function extremesOf(path: FinePath): { high: number; low: number } {
  const anchors = new Float64Array(anchorsOfMinute + 1);
  let high = -Infinity;
  let low = Infinity;
  for (let index = 0; index < path.deviations.length; index += 1) {
    fillAnchors(path, index, anchors);
    for (let anchor = 0; anchor <= anchorsOfMinute; anchor += 1) {
      const value = anchors[anchor] ?? 0;
      if (value > high) high = value;
      if (value < low) low = value;
    }
  }
  return { high, low };
}

/** Prices of a minute's anchors, unrounded: a bridge between the minute's ends with the minute's own deviation. */
function fillAnchors(path: FinePath, minute: number, anchors: Float64Array): void {
  if (path.real !== undefined) {
    replayMinute(path.real, minute, anchors);
    return;
  }
  const from = path.prices[minute] ?? 0;
  const to = path.prices[minute + 1] ?? from;
  const scale = ((path.deviations[minute] ?? 0) * from) / Math.sqrt(anchorsOfMinute);
  let walked = 0;
  anchors[0] = 0;
  for (let anchor = 1; anchor <= anchorsOfMinute; anchor += 1) {
    walked += normalAt(path.stream, minute * 16 + anchor);
    anchors[anchor] = walked;
  }
  for (let anchor = 0; anchor <= anchorsOfMinute; anchor += 1) {
    const part = anchor / anchorsOfMinute;
    anchors[anchor] = from + (to - from) * part + scale * ((anchors[anchor] ?? 0) - walked * part);
  }
}

function bent(value: number, bend: Bend): number {
  if (value > bend.upper) return bend.upper + (value - bend.upper) * bend.above;
  if (value < bend.lower) return bend.lower - (bend.lower - value) * bend.below;
  return value;
}

const scratch = new Float64Array(anchorsOfMinute + 1);

/** The segment in which a minute starts. */
export const segmentOfMinute = ({ segments, opening }: FinePath, minute: number): Segment | undefined =>
  segments.length === 0 ? undefined : segmentAt(segments, opening + minute * minuteMs);

/** The anchors of a minute in whole price steps under one segment; `into` takes thirteen of them. */
export function anchorsAt(
  path: FinePath,
  { minute, segment }: { minute: number; segment: Segment | undefined },
  into: Int32Array,
): void {
  fillAnchors(path, minute, scratch);
  const start = path.opening + minute * minuteMs;
  for (let anchor = 0; anchor <= anchorsOfMinute; anchor += 1) {
    let value = scratch[anchor] ?? 0;
    if (path.bend !== undefined) value = bent(value, path.bend);
    if (segment !== undefined) value = shaped(segment, value, start + anchor * anchorMs);
    // Floor of x + 0.5 instead of Math.round: the same for these positive numbers, and inlined by every engine.
    into[anchor] = Math.max(1, Math.floor(value + 0.5));
  }
}

function barsOf(path: FinePath): Pick<DayBlock, 'count' | 'open' | 'high' | 'low' | 'close'> {
  const count = path.deviations.length;
  const bars = {
    count,
    open: new Int32Array(count),
    high: new Int32Array(count),
    low: new Int32Array(count),
    close: new Int32Array(count),
  };
  const anchors = new Int32Array(anchorsOfMinute + 1);
  for (let minute = 0; minute < count; minute += 1) {
    anchorsAt(path, { minute, segment: segmentOfMinute(path, minute) }, anchors);
    let high = 0;
    let low = 2147483647;
    for (let anchor = 0; anchor <= anchorsOfMinute; anchor += 1) {
      const value = anchors[anchor] ?? 0;
      if (value > high) high = value;
      if (value < low) low = value;
    }
    bars.open[minute] = anchors[0] ?? 0;
    bars.high[minute] = high;
    bars.low[minute] = low;
    bars.close[minute] = anchors[anchorsOfMinute] ?? 0;
  }
  return bars;
}

/** Busy minutes are those with large moves: volume follows the root of the variance, with noise. */
function minuteLots(ground: PathGround, span: DaySpan, variance: Float64Array): Int32Array {
  const stream = streamOf(streamOf(ground.stream, volumeStream), span.day);
  const usual = Math.sqrt(ground.minuteVariance * span.activity);
  const scale = ground.minuteLots * span.busyness;
  const volumes = span.minutes?.bars.volume;
  if (volumes !== undefined) return realLots(volumes, scale);
  return Int32Array.from(variance, (own, minute) => {
    const noise = evenAt(stream, minute);
    const size = scale * (0.25 + (0.75 * Math.sqrt(own)) / usual) * (0.35 + 1.95 * noise * noise);
    return Math.min(2_000_000_000, Math.max(1, Math.floor(size + 0.5)));
  });
}

/** The lots of an average minute, shared out as the real volume of the day was. */
function realLots(volumes: readonly number[], scale: number): Int32Array {
  const usual = volumes.reduce((sum, volume) => sum + volume, 0) / volumes.length || 1;
  return Int32Array.from(volumes, (volume) => Math.min(2_000_000_000, Math.floor((scale * volume) / usual + 0.5)));
}
