import type { Kernel } from './kernel.ts';

export interface CatchUpBudget {
  /** In real time. */
  readonly milliseconds: number;
  readonly steps: number;
}

/** Enough for the longest jump of a presenter. */
export const usualBudget: CatchUpBudget = { milliseconds: 30_000, steps: 2_000_000 };

/** The step size: one scan of the market may take as long as the time it covers. */
const sliceMs = 3_600_000;

export interface CatchUpOptions {
  readonly realNow: () => number;
  readonly budget: CatchUpBudget;
}

/** `later`: the slice has ended, and there is more; `spent`: the budget has. Then the world is at its cursor. */
export type Reached = 'there' | 'later' | 'spent';

/** Lets everything happen that is due until a moment, at once or in stretches; both leave the same world. */
export class CatchUp {
  readonly #kernel: Kernel;
  readonly #options: CatchUpOptions;
  #steps = 0;
  #spentMs = 0;

  constructor(kernel: Kernel, options: CatchUpOptions) {
    this.#kernel = kernel;
    this.#options = options;
  }

  /** A stretch is as long as it may be, and one step. */
  goOn(until: number, stretchMs = Number.POSITIVE_INFINITY): Reached {
    const { realNow, budget } = this.#options;
    const begin = realNow();
    const end = begin + Math.min(stretchMs, budget.milliseconds - this.#spentMs);
    const goesOn = (): boolean => {
      this.#steps += 1;
      return this.#steps <= budget.steps && realNow() < end;
    };
    while (this.#kernel.cursor < until) {
      const sliceEnd = Math.min(until, this.#kernel.cursor + sliceMs);
      this.#kernel.advanceTo(sliceEnd, goesOn);
      if (this.#kernel.cursor < sliceEnd || (sliceEnd < until && realNow() >= end))
        return this.#stopped(realNow() - begin);
    }
    return 'there';
  }

  #stopped(stretchMs: number): Reached {
    const { budget } = this.#options;
    this.#spentMs += stretchMs;
    return this.#spentMs >= budget.milliseconds || this.#steps > budget.steps ? 'spent' : 'later';
  }
}

/** All at once. False when the budget ended before. */
export const catchUp = (kernel: Kernel, until: number, options: CatchUpOptions): boolean =>
  new CatchUp(kernel, options).goOn(until) === 'there';
