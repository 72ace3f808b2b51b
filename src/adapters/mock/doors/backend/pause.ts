import type { Clock } from '../../../../core/time/clock.ts';

/** A turn for everything else that waits: frames, messages, other requests. */
export const pauseBy = (clock: Pick<Clock, 'after'>) => (): Promise<void> =>
  new Promise((resolve) => void clock.after(0, resolve));
