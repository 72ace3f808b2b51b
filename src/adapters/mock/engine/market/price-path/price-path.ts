import { dayMs, minuteMs, minutesOfDay } from '../facts/hours.ts';
import { DailyPath, type DaySpan, type PathGround } from './daily-path.ts';
import { createDayBlock, segmentOfMinute, type DayBlock } from './day-block.ts';
import { createMinuteTicks, tickMs, type MinuteTicks } from './minute-ticks.ts';
import type { KeptBlocks } from './kept-blocks.ts';
import type { ReplayedBar } from '../history/replayed-series.ts';
import type { Intervention } from '../facts/interventions.ts';
import { Shaping } from './shaping.ts';
import type { Segment } from './segment.ts';

/** Open, high, low, close in price steps, and lots. */
export interface Figures {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly lots: number;
}

/** A moment inside an open minute. */
export interface OpenMoment {
  readonly block: DayBlock;
  readonly minute: number;
  readonly tick: number;
  readonly ticks: MinuteTicks;
}

/** Days before the epoch that have minutes; older days are known as a whole only. */
export const intradayDays = 62;

/** Minutes kept in full: the running one, the one before, and what a search for a price is looking at. */
const keptMinutes = 4;

/** What the whole market shares. */
export interface PathSurroundings {
  readonly epoch: number;
  readonly blocks: KeptBlocks;
  /** The days without interventions. */
  readonly calmDays: KeptBlocks;
  readonly interventions: () => readonly Intervention[];
}

/**
 * One symbol's prices at every scale: a function of seed, time and interventions. Stored blocks are a cache, never
 * state.
 */
export class PricePath {
  readonly ground: PathGround;
  readonly daily: DailyPath;
  readonly #blocks: KeptBlocks;
  readonly #calmDays: KeptBlocks;
  readonly #interventions: () => readonly Intervention[];
  readonly #shaping: Shaping;
  readonly #days = new Map<number, Figures>();
  #recentBlock: DayBlock | undefined;
  #recentTicks: readonly { readonly key: number; readonly ticks: MinuteTicks }[] = [];
  #running: { day: number; minute: number; figures: Figures } | undefined;
  #segments: readonly Segment[] = [];

  constructor(ground: PathGround, history: readonly ReplayedBar[], surroundings: PathSurroundings) {
    this.ground = ground;
    const { epoch, blocks, calmDays, interventions } = surroundings;
    this.#blocks = blocks;
    this.#calmDays = calmDays;
    this.#interventions = interventions;
    this.daily = new DailyPath(ground, epoch, history);
    this.#shaping = new Shaping(ground, (tick, segments) => {
      this.#use(segments);
      return { price: this.last(tick).price, base: this.#baseAt(tick) };
    });
  }

  /** Reads new interventions; call it before any other method. */
  refresh(): this {
    this.#use(this.#shaping.segments(this.#interventions()));
    return this;
  }

  /** The price is constant and nothing trades, even during trading hours. */
  isHalted(at: number): boolean {
    return this.#segments.findLast(({ since }) => since <= at)?.isHalted ?? false;
  }

  #use(segments: readonly Segment[]): void {
    if (segments === this.#segments) return;
    this.#segments = segments;
    this.#recentBlock = undefined;
    this.#recentTicks = [];
    this.#running = undefined;
  }

  /** The first day that has minutes. */
  get firstMinuteDay(): number {
    return this.daily.epochDay - intradayDays;
  }

  /** Undefined when nothing trades that day or it is too old to have minutes. */
  block(day: number): DayBlock | undefined {
    if (this.#recentBlock?.span.day === day) return this.#recentBlock;
    const span = day >= this.firstMinuteDay ? this.daily.span(day) : undefined;
    if (span === undefined) return undefined;
    const segments = this.#segments.filter(({ from }) => from < (day + 1) * dayMs);
    this.#recentBlock =
      segments.length === 0
        ? this.#calmBlock(span)
        : this.#blocks.take(this.ground.stream, `${day}/${segments.length}`, () =>
            withInterventions(createDayBlock(this.ground, span, segments)),
          );
    return this.#recentBlock;
  }

  #calmBlock(span: DaySpan): DayBlock {
    const key = `${this.daily.epochDay}:${span.day}`;
    return this.#calmDays.take(this.ground.stream, key, () => createDayBlock(this.ground, span));
  }

  /** The price without interventions. */
  #baseAt(at: number): number {
    const span = this.runningSpan(at);
    const block = this.#calmBlock(span);
    const minute = Math.floor((at - block.path.opening) / minuteMs);
    const prices = createMinuteTicks(block, Math.min(minute, block.count - 1)).prices;
    return (minute < block.count ? prices[Math.floor((at % minuteMs) / tickMs)] : prices.at(-1)) ?? 0;
  }

  /** Undefined while the market is closed. */
  moment(at: number): OpenMoment | undefined {
    const day = Math.floor(at / dayMs);
    const minuteOfDay = Math.floor((at - day * dayMs) / minuteMs);
    const span = this.daily.span(day);
    if (span === undefined || minuteOfDay < span.session.first || minuteOfDay >= span.session.end) return undefined;
    const block = this.block(day);
    if (block === undefined) return undefined;
    const minute = minuteOfDay - span.session.first;
    const tick = Math.floor((((at % minuteMs) + minuteMs) % minuteMs) / tickMs);
    return { block, minute, tick, ticks: this.ticks(block, minute) };
  }

  ticks(block: DayBlock, minute: number): MinuteTicks {
    const key = block.span.day * minutesOfDay + minute;
    const recent = this.#recentTicks.find((entry) => entry.key === key);
    if (recent !== undefined) return recent.ticks;
    const ticks = block.cut.get(minute) ?? createMinuteTicks(block, minute);
    this.#recentTicks = [{ key, ticks }, ...this.#recentTicks.slice(0, keptMinutes - 1)];
    return ticks;
  }

  /** The last trade: its price, its side, and the time of the quotes (now, or the end of trading). */
  last(at: number): { readonly price: number; readonly isBuy: boolean; readonly at: number } {
    const segment = this.#segments.findLast(({ from }) => from <= at);
    if (segment?.isHalted === true) return this.last(segment.from - tickMs);
    const moment = this.moment(at);
    if (moment !== undefined) {
      return { price: moment.ticks.prices[moment.tick] ?? 0, isBuy: moment.ticks.buys[moment.tick] === 1, at };
    }
    const span = this.runningSpan(at);
    const close = span.day * dayMs + span.session.end * minuteMs - tickMs;
    const block = this.block(span.day);
    if (block === undefined) return { price: wholeSteps(span.close), isBuy: true, at: close };
    const ticks = this.ticks(block, block.count - 1);
    return { price: ticks.prices.at(-1) ?? 0, isBuy: ticks.buys.at(-1) === 1, at: close };
  }

  /** The latest trading day that has begun at `at`. */
  runningSpan(at: number): DaySpan {
    const day = Math.floor(at / dayMs);
    const span = this.daily.lastSpan(day);
    const hasBegun = span.day < day || at >= day * dayMs + span.session.first * minuteMs;
    return hasBegun ? span : this.daily.lastSpan(day - 1);
  }

  /** A whole day; call it for days that have ended. */
  day(span: DaySpan): Figures {
    const known = this.#days.get(span.day);
    if (known !== undefined) return known;
    const block = this.block(span.day);
    const figures = block === undefined ? this.#coarse(span) : figuresOf(block, 0, block.count);
    this.#days.set(span.day, figures);
    return figures;
  }

  /** Whether the figures of all days from `from` on that have ended at `at`, but for the last of them, are worked out. */
  knowsDays(from: number, at: number): boolean {
    const last = this.daily.lastSpan(this.runningSpan(at).day - 1).day;
    for (let day = Math.max(from, this.daily.firstDay); day < last; day += 1) {
      if (!this.#days.has(day) && this.daily.span(day) !== undefined) return false;
    }
    return true;
  }

  /** The day of `span` as far as it has come at `at`. */
  dayUntil(span: DaySpan, at: number): Figures {
    const moment = Math.floor(at / dayMs) === span.day ? this.moment(at) : undefined;
    if (moment === undefined) return this.day(span);
    const forming = formingMinute(moment);
    if (moment.minute === 0) return forming;
    const running = this.#running;
    const isKept = running?.day === span.day && running.minute === moment.minute;
    const before = isKept ? running.figures : figuresOf(moment.block, 0, moment.minute);
    if (!isKept) this.#running = { day: span.day, minute: moment.minute, figures: before };
    return joined(before, forming);
  }

  #coarse(span: DaySpan): Figures {
    const open = wholeSteps(span.open);
    const close = wholeSteps(span.close);
    return {
      open,
      close,
      high: Math.max(open, close, wholeSteps(span.high ?? span.open)),
      low: Math.min(open, close, wholeSteps(span.low ?? span.open)),
      lots: Math.floor(this.ground.minuteLots * span.busyness * (span.session.end - span.session.first)),
    };
  }
}

/** Minutes that a presenter cut are taken from their ticks, and nothing trades in those of a halt. */
function withInterventions(block: DayBlock): DayBlock {
  const { segments, opening } = block.path;
  if (segments.length === 0) return block;
  const cut = new Map<number, MinuteTicks>();
  for (const { from } of segments) {
    const minute = Math.floor((from - opening) / minuteMs);
    if (from <= opening || minute >= block.count || (from - opening) % minuteMs === 0) continue;
    cut.set(minute, cut.get(minute) ?? createMinuteTicks(block, minute));
  }
  for (let minute = 0; minute < block.count; minute += 1) {
    if (!cut.has(minute) && segmentOfMinute(block.path, minute)?.isHalted === true) block.lots[minute] = 0;
  }
  for (const [minute, { prices, lots }] of cut) {
    block.open[minute] = prices[0] ?? 0;
    block.high[minute] = prices.reduce((high, price) => Math.max(high, price));
    block.low[minute] = prices.reduce((low, price) => Math.min(low, price));
    block.close[minute] = prices.at(-1) ?? 0;
    block.lots[minute] = lots.at(-1) ?? 0;
  }
  return { ...block, cut };
}

const wholeSteps = (value: number): number => Math.max(1, Math.floor(value + 0.5));

/** Minutes `from` to `end` (not included) of a block as one bar. */
export function figuresOf(block: DayBlock, from: number, end: number): Figures {
  let high = 0;
  let low = 2147483647;
  let lots = 0;
  for (let minute = from; minute < end; minute += 1) {
    high = Math.max(high, block.high[minute] ?? 0);
    low = Math.min(low, block.low[minute] ?? low);
    lots += block.lots[minute] ?? 0;
  }
  return { open: block.open[from] ?? 0, high, low, close: block.close[end - 1] ?? 0, lots };
}

/** The running minute up to and including the moment's tick. */
export function formingMinute(moment: OpenMoment): Figures {
  const { prices, lots } = moment.ticks;
  const open = prices[0] ?? 0;
  let high = open;
  let low = open;
  for (let tick = 1; tick <= moment.tick; tick += 1) {
    const value = prices[tick] ?? 0;
    if (value > high) high = value;
    if (value < low) low = value;
  }
  return { open, high, low, close: prices[moment.tick] ?? open, lots: lots[moment.tick] ?? 0 };
}

/** Two neighbouring bars as one. */
export const joined = (before: Figures, after: Figures): Figures => ({
  open: before.open,
  high: Math.max(before.high, after.high),
  low: Math.min(before.low, after.low),
  close: after.close,
  lots: before.lots + after.lots,
});
