import type { ServerClock } from '../../time/clock.ts';

/**
 * The server's time now, as far as its answers tell. The earliest that it may be goes by the monotonic clock alone: a device
 * whose clock is set forward must not end waiting. The latest minds that clock, too: the monotonic one may stand while a
 * device sleeps.
 */
export function serverTimeBy(
  clock: Pick<ServerClock, 'now' | 'steadyOffsetsMs'>,
): { readonly earliest: number; readonly latest: number } | undefined {
  const times = clock.steadyOffsetsMs().map((ahead) => Math.round(performance.now() + ahead));
  return times.length === 0
    ? undefined
    : { earliest: Math.min(...times), latest: Math.max(...times, Math.round(clock.now())) };
}
