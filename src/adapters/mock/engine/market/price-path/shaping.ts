import type { MarketMood } from '../../../../../core/ports/presenter-port.ts';
import { minuteMs } from '../facts/hours.ts';
import {
  concerns,
  regimeAfter,
  standsStill,
  usualRegime,
  type Intervention,
  type Regime,
} from '../facts/interventions.ts';
import type { PathGround } from './daily-path.ts';
import { tickMs } from './minute-ticks.ts';
import type { Segment } from './segment.ts';

const stretchOf: Readonly<Record<MarketMood, number>> = { usual: 1, calm: 0.3, volatile: 3 };

/** The price of a tick under the segments so far, and the base path's price, in price steps. */
export type PriceBefore = (tick: number, segments: readonly Segment[]) => { price: number; base: number };

/** One symbol's segments, made from the interventions as they come in. */
export class Shaping {
  readonly #ground: PathGround;
  readonly #priceBefore: PriceBefore;
  #list: readonly Intervention[] = [];
  #seen = 0;
  #regime: Regime = usualRegime;
  #segments: readonly Segment[] = [];

  constructor(ground: PathGround, priceBefore: PriceBefore) {
    this.#ground = ground;
    this.#priceBefore = priceBefore;
  }

  /** A new array whenever something has come in. */
  segments(interventions: readonly Intervention[]): readonly Segment[] {
    if (interventions !== this.#list) {
      this.#list = interventions;
      this.#seen = 0;
      this.#regime = usualRegime;
      if (this.#segments.length > 0) this.#segments = [];
    }
    for (; this.#seen < interventions.length; this.#seen += 1) {
      const intervention = interventions[this.#seen];
      if (intervention !== undefined && concerns(intervention.control, this.#ground.instrument))
        this.#take(intervention);
    }
    return this.#segments;
  }

  #take(intervention: Intervention): void {
    const regime = regimeAfter(this.#regime, intervention);
    const isHalted = standsStill(regime);
    const from = (Math.floor(intervention.at / tickMs) + 1) * tickMs;
    const begin = this.#beginning(from);
    const stretch = stretchOf[regime.mood];
    const segment: Segment = {
      since: intervention.at,
      from,
      level: isHalted ? begin.level : begin.level * regime.heldBack,
      base: begin.base,
      stretch,
      // Larger moves up and down would lift the mean; this takes it off again: no edge for or against anybody.
      drift: (((stretch - stretch * stretch) / 2) * this.#ground.minuteVariance) / minuteMs,
      push: regime.push,
      pushedUntil: regime.pushedUntil,
      isHalted,
    };
    this.#regime = isHalted ? regime : { ...regime, heldBack: 1 };
    this.#segments = [...this.#segments, segment];
  }

  /** Where a segment takes over; of two in one tick the second takes over from the first. */
  #beginning(from: number): { level: number; base: number } {
    const before = this.#segments.at(-1);
    if (before !== undefined && before.from === from) return before;
    const { price, base } = this.#priceBefore(from - tickMs, this.#segments);
    return { level: price, base };
  }
}
