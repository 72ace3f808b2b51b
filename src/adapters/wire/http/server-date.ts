import type { ServerClock } from '../../../core/ports/clock.ts';

export interface DatedAnswer {
  /** The `Date` header; other origins hide it. */
  readonly date: unknown;
  readonly roundTripMs: number;
}

/** Half of the second that the header cuts off. */
const headerRoundingMs = 500;
/** A slower answer says too little about the moment at which its date was written. */
const roundTripMsMax = 4_000;

/** Tells the server clock what time it must be there now, as far as one answer can say. */
export function observeDateHeader(clock: ServerClock, { date, roundTripMs }: DatedAnswer): void {
  if (typeof date !== 'string' || roundTripMs > roundTripMsMax) return;
  const writtenAt = Date.parse(date);
  if (Number.isNaN(writtenAt)) return;
  clock.observe(writtenAt + headerRoundingMs + roundTripMs / 2);
}
