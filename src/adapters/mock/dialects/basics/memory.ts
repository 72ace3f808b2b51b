import type { Row } from './reply.ts';

const visitMs = 120 * 60_000;

/** What a server keeps behind a session's cookie. */
export interface Visit {
  /** The address that the last verification code of this session was sent to. */
  codeFor?: string;
}

/** What a dialect remembers of its callers. It is no part of the world and ends with the process. */
export class Memory {
  readonly #visits = new Map<string, { readonly visit: Visit; until: number }>();
  readonly #moments = new Map<string, number>();
  readonly #rows = new Map<string, readonly Row[]>();

  /** Undefined for a session that is unknown or over. */
  visit(id: string, now: number): Visit | undefined {
    const found = this.#visits.get(id);
    if (found === undefined || found.until < now) return undefined;
    found.until = now + visitMs;
    return found.visit;
  }

  open(id: string, now: number): Visit {
    for (const [known, { until }] of this.#visits) if (until < now) this.#visits.delete(known);
    const visit: Visit = {};
    this.#visits.set(id, { visit, until: now + visitMs });
    return visit;
  }

  /** Whether this happens sooner after the last time than it may; if not, this time counts. */
  isTooSoon(what: string, now: number, pauseMs: number): boolean {
    const last = this.#moments.get(what);
    if (last !== undefined && now - last < pauseMs) return true;
    this.#moments.set(what, now);
    return false;
  }

  rows(of: string): readonly Row[] {
    return this.#rows.get(of) ?? [];
  }

  /** Replaces all stored rows. */
  replace(of: string, row: Row): void {
    this.#rows.set(of, [row]);
  }

  keep(of: string, row: Row): void {
    this.#rows.set(of, [row, ...this.rows(of)]);
  }
}
