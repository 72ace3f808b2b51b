/** Set by doors that know the client's address. */
export const addressHeader = 'x-tandem-address';

const minuteMs = 60_000;

interface Metered {
  readonly operation: string;
  readonly perMinuteMax?: number | undefined;
}

/** The key of the rate limit: the address, otherwise the session, otherwise all visitors together. */
export const callerOf = ({ headers }: Request): string =>
  headers.get(addressHeader) ?? headers.get('authorization') ?? '';

/** Counts calls of the last minute. In memory only: the limits are not part of the stored world. */
export class CallMeter {
  /** Times of the accepted calls, oldest first, by operation and caller. */
  readonly #taken = new Map<string, readonly number[]>();

  /** Whether one more call is within the limit at this moment; if so it counts. */
  takes({ operation, perMinuteMax }: Metered, caller: string, at: number): boolean {
    if (perMinuteMax === undefined) return true;
    const key = `${operation} ${caller}`;
    const recent = (this.#taken.get(key) ?? []).filter((time) => at - time < minuteMs);
    const isTaken = recent.length < perMinuteMax;
    this.#forgetIdle(at);
    this.#taken.set(key, isTaken ? [...recent, at] : recent);
    return isTaken;
  }

  #forgetIdle(at: number): void {
    for (const [key, times] of this.#taken) if (at - (times.at(-1) ?? 0) >= minuteMs) this.#taken.delete(key);
  }
}
