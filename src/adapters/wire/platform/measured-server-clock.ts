import type { Clock, ServerClock } from '../../../core/time/clock.ts';

const samplesMax = 9;
/** A date header has whole seconds, so samples scatter by one. A larger step means that one of the clocks was set. */
const jumpMs = 3_000;

/** Device time plus the median of the last offsets. */
export class MeasuredServerClock implements ServerClock {
  readonly #device: Clock;
  #samples: readonly number[] = [];
  #offset: number | undefined;
  #steady: readonly number[] = [];

  constructor(device: Clock) {
    this.#device = device;
  }

  now(): number {
    return this.#device.now() + (this.#offset ?? 0);
  }

  offsetMs(): number | undefined {
    return this.#offset;
  }

  steadyOffsetsMs(): readonly number[] {
    return this.#steady;
  }

  observe(serverMs: number): void {
    if (!Number.isFinite(serverMs)) return;
    this.#steady = [...this.#steady, serverMs - performance.now()].slice(-samplesMax);
    const sample = Math.round(serverMs - this.#device.now());
    const hasJumped = this.#offset !== undefined && Math.abs(sample - this.#offset) > jumpMs;
    this.#samples = hasJumped ? [sample] : [...this.#samples, sample].slice(-samplesMax);
    this.#offset = this.#samples.toSorted((left, right) => left - right)[Math.floor(this.#samples.length / 2)];
  }
}
