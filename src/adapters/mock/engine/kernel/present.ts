import type { Kernel } from './kernel.ts';
import { CatchUp, catchUp, usualBudget } from './catch-up.ts';

export interface PresentOptions {
  /** The world as it is; another one after a reset. */
  readonly kernel: () => Kernel;
  /** Engine time. */
  readonly now: () => number;
  readonly realNow: () => number;
  /** Yields to the host between slices. Without it everything runs in one stretch. */
  readonly pause: (() => Promise<void>) | undefined;
  /** The budget is spent: time continues from the world's cursor. */
  readonly skip: (present: number) => void;
  /** `percent` has changed. */
  readonly tell: () => void;
}

/** With the longest single step the page, or its worker, is free again within 50 ms. */
const stretchMs = 20;
/** Progress is reported at most this often, and not for shorter waits. */
const tellEveryMs = 250;

/** Brings a world to the present: the rest of a moment at once, a long sleep in stretches. */
export class Present {
  readonly #options: PresentOptions;
  #coming: Promise<void> | undefined;
  #percent: number | undefined;
  #isOver = false;

  constructor(options: PresentOptions) {
    this.#options = options;
  }

  /** Progress of catching up after a long sleep; undefined when the engine is at the present. */
  get percent(): number | undefined {
    return this.#percent;
  }

  get isComing(): boolean {
    return this.#coming !== undefined;
  }

  /** At once, however much there is. */
  reachNow(): void {
    const { kernel, now, realNow, skip } = this.#options;
    const present = now();
    if (!catchUp(kernel(), present, { realNow, budget: usualBudget })) skip(present);
  }

  /** Works in slices. Requests in between wait for the same present. */
  reach(): Promise<void> {
    return this.#coming ?? this.#begin();
  }

  /** Ends the catch-up; stored data continues from its time. */
  end(): void {
    this.#isOver = true;
  }

  #begin(): Promise<void> {
    const { kernel, realNow } = this.#options;
    const world = kernel();
    const run = new CatchUp(world, { realNow, budget: usualBudget });
    if (this.#isThere(run)) return Promise.resolve();
    this.#coming = this.#goOn(run, world).finally(() => {
      this.#coming = undefined;
      this.#tellPercent(undefined);
    });
    return this.#coming;
  }

  async #goOn(run: CatchUp, world: Kernel): Promise<void> {
    const { kernel, now, realNow, pause } = this.#options;
    const [from, until] = [world.cursor, now()];
    let toldAt = realNow();
    do {
      await pause?.();
      if (this.#isOver || kernel() !== world) return;
      if (realNow() - toldAt >= tellEveryMs) {
        toldAt = realNow();
        this.#tellPercent(Math.floor((100 * (world.cursor - from)) / (until - from)));
      }
    } while (!this.#isThere(run));
  }

  /** After one stretch. */
  #isThere(run: CatchUp): boolean {
    const { now, pause, skip } = this.#options;
    const present = now();
    const reached = run.goOn(present, pause === undefined ? undefined : stretchMs);
    if (reached === 'spent') skip(present);
    return reached !== 'later';
  }

  #tellPercent(percent: number | undefined): void {
    if (percent === this.#percent) return;
    this.#percent = percent;
    this.#options.tell();
  }
}
