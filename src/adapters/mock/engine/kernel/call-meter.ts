/** Set by doors that know where a request came from. */
export const addressHeader = 'x-tandem-address';

const minuteMs = 60_000;

interface Metered {
  readonly operation: string;
  readonly perMinuteMax?: number | undefined;
}

/** Whose calls are counted together: those of an address, otherwise of a session, otherwise of all visitors. */
export const callerOf = ({ headers }: Request): string =>
  headers.get(addressHeader) ?? headers.get('authorization') ?? '';

/** Counts calls of the last minute. Kept in memory alone: it is no part of the world that is stored. */
export class CallMeter {
  /** Times of the calls taken, oldest first, by operation and caller. */
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
