import type { Clock } from '../../../core/time/clock.ts';

/** The device's own clock: the one place that asks it. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  after(delayMs: number, run: () => void): () => void {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  }
}

/** Ms since an arbitrary moment that no correction of the device's clock disturbs. */
export const elapsedMs = (): number => performance.now();
