const minuteMs = 60_000;
const perMinute = 60;

/** Calls that are counted together and start no session. */
const isLimited = (path: string): boolean =>
  path.startsWith('/lh/') ||
  ['/wallet/getRateCurrency', '/wallet/getRechargeSetting', '/currency/match_price'].includes(path);

export interface Metered {
  readonly isTaken: boolean;
  /** Headers with the number of remaining calls. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Sixty calls a minute of one address to the whole group. */
export class GroupMeter {
  readonly #windows = new Map<string, { from: number; count: number }>();

  /** Undefined for a call that is not limited. */
  take(path: string, address: string, now: number): Metered | undefined {
    if (!isLimited(path)) return undefined;
    const known = this.#windows.get(address);
    const window = known === undefined || now - known.from >= minuteMs ? { from: now, count: 0 } : known;
    this.#windows.set(address, window);
    const isTaken = window.count < perMinute;
    if (isTaken) window.count += 1;
    const limits = {
      'X-RateLimit-Limit': String(perMinute),
      'X-RateLimit-Remaining': String(perMinute - window.count),
    };
    const wait = String(Math.ceil((window.from + minuteMs - now) / 1000));
    return { isTaken, headers: isTaken ? limits : { ...limits, 'Retry-After': wait } };
  }
}
