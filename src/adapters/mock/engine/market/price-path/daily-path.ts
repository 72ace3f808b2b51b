import { dayMs, sessionOf, type Session } from '../facts/hours.ts';
import type { ListedInstrument } from '../facts/instruments.ts';
import { forDrawing } from '../../../../../core/money/fixed-point.ts';
import { evenAt, namedStream, normalAt, streamOf } from '../chance/chance.ts';
import { characterOf, minuteProfile, type Character } from './character.ts';
import { expOf, logOf } from '../chance/exact-math.ts';
import type { ReplayedBar, ReplayedMinutes } from '../history/replayed-series.ts';
import { switchesAt } from './volatility.ts';

/** One trading day as the coarse path knows it. Prices are in price steps, not yet rounded. */
export interface DaySpan {
  readonly day: number;
  readonly session: Session;
  readonly open: number;
  readonly close: number;
  /** Known for replayed days with a range and for days too old to have minutes. */
  readonly high: number | undefined;
  readonly low: number | undefined;
  /** Relative activity of the day: 1 is average. */
  readonly activity: number;
  /** Volume of the day relative to an average one. */
  readonly busyness: number;
  /** The real minutes of a replayed day, if known, and the factor from their prices to price steps. */
  readonly minutes?: { readonly bars: ReplayedMinutes; readonly scale: number };
}

/** What a symbol's path is made of, computed once. */
export interface PathGround {
  readonly instrument: ListedInstrument;
  readonly character: Character;
  readonly profile: Float64Array;
  /** Sum of the profile before each minute of the day; 1441 entries. */
  readonly profileSums: Float64Array;
  readonly stream: number;
  readonly minuteVariance: number;
  /** Lots of an average minute at the epoch's price level. */
  readonly minuteLots: number;
}

export function groundOf(instrument: ListedInstrument, seed: number): PathGround {
  const character = characterOf(instrument);
  const sigma = instrument.minuteSigma / 10_000;
  const lotValue = forDrawing(instrument.referencePrice) * forDrawing(instrument.quantityStep);
  const session = sessionOf(instrument.category, tuesday);
  const minutes = session === undefined ? 1440 : session.end - session.first;
  return {
    instrument,
    character,
    ...dayShapeOf(character),
    stream: namedStream(seed, instrument.symbol),
    minuteVariance: sigma * sigma,
    minuteLots: (instrument.dailyTurnover * 1_000_000) / lotValue / minutes,
  };
}

type DayShape = Pick<PathGround, 'profile' | 'profileSums'>;

/** Instruments of one character share it, in all worlds. */
const dayShapes = new Map<Character, DayShape>();

function dayShapeOf(character: Character): DayShape {
  const known = dayShapes.get(character);
  if (known !== undefined) return known;
  const profile = minuteProfile(character);
  const shape = { profile, profileSums: sumsBefore(profile) };
  dayShapes.set(character, shape);
  return shape;
}

function sumsBefore(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, index) => {
    sums[index + 1] = (sums[index] ?? 0) + value;
  });
  return sums;
}

/** 1970-01-06, a Tuesday: a full day in every category. */
const tuesday = 5;

interface Draft {
  readonly span: DrawnSpan;
  /** Logarithmic return from open to close, and from the close before to the open; each with its variance. */
  readonly move: number;
  readonly variance: number;
  readonly gap: number;
  readonly gapVariance: number;
}

type DrawnSpan = Pick<DaySpan, 'day' | 'session' | 'activity' | 'busyness'>;

/** A day's variance from its range (Parkinson), or, where only closes are known, half from its return and half from chance. */
function realisedVariance(bar: ReplayedBar, drawn: number): number {
  if (bar.high === undefined || bar.low === undefined) {
    const move = logOf(bar.close / bar.open);
    return (move * move + drawn) / 2;
  }
  const range = logOf(bar.high / bar.low);
  return Math.max((range * range) / fourLn2, drawn / 100);
}
const fourLn2 = 2.772588722239781;

/** The close before the epoch in price steps: near the reference price, but as uneven as a close is. */
function unevenLevel({ referencePrice, priceStep }: ListedInstrument, stream: number): number {
  const level = forDrawing(referencePrice) / forDrawing(priceStep);
  const away = evenAt(stream, levelDraw) - 0.5;
  return level * (1 + away * levelSpread);
}
/** No day draws this number: days take the first three of their four. */
const levelDraw = 3;
/** At most a third of a percent away on either side. */
const levelSpread = 0.0066;

interface Walk {
  readonly spans: Map<number, DaySpan>;
  /** The day up to which (not including, in the walk's direction) everything is known, and the price there. */
  edge: number;
  price: number;
}

/**
 * Opens and closes day by day. The past runs backwards from the reference price at the epoch (replayed from history, if
 * any), the future forwards; each grows only as far as it is read.
 */
export class DailyPath {
  readonly #ground: PathGround;
  readonly #history: readonly ReplayedBar[];
  readonly #streams: { readonly gap: number; readonly day: number; readonly slow: number; readonly range: number };
  readonly #past: Walk;
  readonly #future: Walk;
  readonly firstDay: number;
  readonly epochDay: number;
  #replayedLeft: number;

  constructor(ground: PathGround, epoch: number, history: readonly ReplayedBar[]) {
    this.#ground = ground;
    this.#history = history;
    this.#streams = {
      gap: streamOf(ground.stream, 1),
      day: streamOf(ground.stream, 2),
      slow: streamOf(ground.stream, 3),
      range: streamOf(ground.stream, 4),
    };
    this.#replayedLeft = history.length;
    this.epochDay = Math.floor(epoch / dayMs);
    this.firstDay = this.epochDay - ground.character.historyDays;
    const level = unevenLevel(ground.instrument, this.#streams.range);
    this.#past = { spans: new Map(), edge: this.epochDay, price: level };
    this.#future = { spans: new Map(), edge: this.epochDay, price: level };
  }

  /** Undefined when nothing trades that day, or before the history begins. */
  span(day: number): DaySpan | undefined {
    if (day < this.firstDay) return undefined;
    if (day >= this.epochDay) {
      while (this.#future.edge <= day) this.#stepForward();
      return this.#future.spans.get(day);
    }
    while (this.#past.edge > day) this.#stepBack();
    return this.#past.spans.get(day);
  }

  /** The latest trading day at or before `day`; the first one of the history when there is none. */
  lastSpan(day: number): DaySpan {
    for (let candidate = Math.max(day, this.firstDay + 14); ; candidate -= 1) {
      const found = this.span(candidate);
      if (found !== undefined) return found;
    }
  }

  #stepForward(): void {
    const day = this.#future.edge;
    this.#future.edge += 1;
    const session = sessionOf(this.#ground.instrument.category, day);
    if (session === undefined) return;
    const draft = this.#draw(day, session);
    // Half the variance off makes the expected price of tomorrow today's: no edge for buyers or sellers.
    const open = this.#future.price * expOf(draft.gap - draft.gapVariance / 2);
    const close = open * expOf(draft.move - draft.variance / 2);
    this.#future.price = close;
    this.#future.spans.set(day, { ...draft.span, open, close, high: undefined, low: undefined });
  }

  #stepBack(): void {
    const day = this.#past.edge - 1;
    this.#past.edge = day;
    const session = sessionOf(this.#ground.instrument.category, day);
    if (session === undefined) return;
    const draft = this.#draw(day, session);
    const close = this.#past.price;
    if (this.#replayedLeft > 0) {
      this.#replay(draft, close);
      return;
    }
    const open = close / expOf(draft.move);
    this.#past.price = open / expOf(draft.gap);
    this.#past.spans.set(day, { ...draft.span, open, close, ...this.#drawRange(draft, open) });
  }

  #replay({ span, variance }: Draft, close: number): void {
    this.#replayedLeft -= 1;
    const bar = this.#history[this.#replayedLeft];
    if (bar === undefined) throw new RangeError(`no bar ${this.#replayedLeft}`);
    const scale = close / bar.close;
    this.#past.price = bar.previousClose * scale;
    this.#past.spans.set(span.day, {
      ...span,
      open: bar.open * scale,
      close,
      high: bar.high === undefined ? undefined : bar.high * scale,
      low: bar.low === undefined ? undefined : bar.low * scale,
      activity: (span.activity * realisedVariance(bar, variance)) / variance,
      busyness: bar.busyness ?? span.busyness,
      ...(bar.minutes === undefined ? {} : { minutes: { bars: bar.minutes, scale } }),
    });
  }

  #draw(day: number, session: Session): Draft {
    const { character, profileSums, minuteVariance } = this.#ground;
    const streams = this.#streams;
    const activity = switchesAt(day * 1440 + 720, streams.slow, character.slow);
    const weight = (profileSums[session.end] ?? 0) - (profileSums[session.first] ?? 0);
    const variance = minuteVariance * activity * weight;
    const deviation = Math.sqrt(variance);
    const isFreshStart = session.first > 0 || sessionOf(this.#ground.instrument.category, day - 1) === undefined;
    const gapDeviation = isFreshStart ? character.gap * Math.sqrt(minuteVariance * activity * 1440) : 0;
    const noise = evenAt(streams.range, day * 4 + 2);
    return {
      span: { day, session, activity, busyness: Math.sqrt(activity) * (0.7 + 0.6 * noise) },
      variance,
      move: deviation * normalAt(streams.day, day),
      gapVariance: gapDeviation * gapDeviation,
      gap: gapDeviation * normalAt(streams.gap, day),
    };
  }

  /** The range of a random path with these two ends: exact for a Brownian bridge. */
  #drawRange({ span, move, variance }: Draft, open: number): { high: number; low: number } {
    const reach = (index: number): number => {
      const chance = evenAt(this.#streams.range, span.day * 4 + index) + 1e-9;
      return Math.sqrt(Math.max(0, move * move - 2 * variance * logOf(chance)));
    };
    return { high: open * expOf((move + reach(0)) / 2), low: open * expOf((move - reach(1)) / 2) };
  }
}
