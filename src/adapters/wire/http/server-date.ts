import type { ServerClock } from '../../../core/time/clock.ts';

export interface DatedAnswer {
  /** The `Date` header; hidden from other origins. */
  readonly date: unknown;
  readonly roundTripMs: number;
}

/** The header truncates to seconds; half a second is the mean error. */
const headerRoundingMs = 500;
/** A slower answer is too imprecise. */
const roundTripMsMax = 4_000;

/** Updates the server clock from one answer. */
export function observeDateHeader(clock: ServerClock, { date, roundTripMs }: DatedAnswer): void {
  if (typeof date !== 'string' || roundTripMs > roundTripMsMax) return;
  const writtenAt = Date.parse(date);
  if (Number.isNaN(writtenAt)) return;
  clock.observe(writtenAt + headerRoundingMs + roundTripMs / 2);
}
