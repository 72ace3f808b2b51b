import { dayMs, minuteMs, minutesOfDay } from '../hours.ts';
import { DailyPath, type DaySpan, type PathGround } from './daily-path.ts';
import { createDayBlock, type DayBlock } from './day-block.ts';
import { createMinuteTicks, tickMs, type MinuteTicks } from './minute-ticks.ts';
import type { KeptBlocks } from './kept-blocks.ts';
import type { ReplayedBar } from '../history/replayed-series.ts';

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

/** One symbol's prices at every scale. Everything here is a function of seed and time; what is kept is only kept, never state. */
export class PricePath {
  readonly ground: PathGround;
  readonly daily: DailyPath;
  readonly #blocks: KeptBlocks;
  readonly #days = new Map<number, Figures>();
  #recentBlock: DayBlock | undefined;
  #recentTicks: readonly { readonly key: number; readonly ticks: MinuteTicks }[] = [];
  #running: { day: number; minute: number; figures: Figures } | undefined;

  constructor(path: { ground: PathGround; epoch: number; history: readonly ReplayedBar[]; blocks: KeptBlocks }) {
    this.ground = path.ground;
    this.#blocks = path.blocks;
    this.daily = new DailyPath(path.ground, path.epoch, path.history);
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
    this.#recentBlock = this.#blocks.take(this.ground.stream, day, () => createDayBlock(this.ground, span));
    return this.#recentBlock;
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
    const ticks = createMinuteTicks(block, minute);
    this.#recentTicks = [{ key, ticks }, ...this.#recentTicks.slice(0, keptMinutes - 1)];
    return ticks;
  }

  /** The last trade: its price, its side, and the moment quotes stand at (now, or the close of the last session). */
  last(at: number): { readonly price: number; readonly isBuy: boolean; readonly at: number } {
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
