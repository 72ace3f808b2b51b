import { AppError } from '../../../core/errors/app-error.ts';
import type { Clock } from '../../../core/time/clock.ts';

const tooManyRequests = 429;
/** The default wait: servers count per minute. */
const usualWaitMs = 60_000;
/** A longer wait is reported to the person instead. */
const longestWaitMs = 90_000;

/** The pause after a rate limit, per connection. */
const pauses = new WeakMap<Clock, Promise<void>>();

const isOverLimit = (error: unknown): error is AppError =>
  error instanceof AppError && error.status === tooManyRequests;

function pauseFor(clock: Clock, waitMs: number): Promise<void> {
  const present = pauses.get(clock);
  if (present !== undefined) return present;
  const pause = new Promise<void>((end) => {
    clock.after(waitMs, () => {
      pauses.delete(clock);
      end();
    });
  });
  pauses.set(clock, pause);
  return pause;
}

/**
 * For reads that share a rate limit: after a 429 all of them wait as long as the server says, and the refused one is
 * retried once. Never for writes.
 */
export async function askLimited<T>({ clock }: { readonly clock: Clock }, read: () => Promise<T>): Promise<T> {
  await pauses.get(clock);
  try {
    return await read();
  } catch (error) {
    const waitMs = isOverLimit(error) ? (error.waitMs ?? usualWaitMs) : undefined;
    if (waitMs === undefined || waitMs > longestWaitMs) throw error;
    await pauseFor(clock, waitMs);
    return read();
  }
}
