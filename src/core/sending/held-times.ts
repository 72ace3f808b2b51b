import type { KeptRequest } from './kept-requests.ts';
import { decidedAfterMs } from './time/patience.ts';
import type { Surroundings } from './request-view.ts';

type Clocks = Pick<Surroundings, 'elapsedMs' | 'serverMs'>;

/**
 * How long requests may still take effect. A request of this page is timed by a clock that nothing sets; one of an earlier
 * load by the server's time at which it was sent, where that and the present one are known.
 */
export class HeldTimes {
  readonly #clocks: Clocks;
  /** Since when this page knows of a request, by its id. */
  readonly #knownSince = new Map<string, number>();
  readonly #sentHere = new Set<string>();

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
  }

  /** It is sent now; answers with the server's time, the latest that it may be. */
  send(id: string): number | undefined {
    this.know(id);
    this.#sentHere.add(id);
    return this.#clocks.serverMs()?.latest;
  }

  know(id: string): number {
    const since = this.#knownSince.get(id) ?? this.#clocks.elapsedMs();
    this.#knownSince.set(id, since);
    return since;
  }

  heldMs({ id, phase, sentAt }: Pick<KeptRequest<unknown>, 'id' | 'phase' | 'sentAt'>): number {
    if (phase === 'failed') return 0;
    const left = this.know(id) + decidedAfterMs - this.#clocks.elapsedMs();
    // The earliest that it may be: what is too long only waits.
    const now = this.#sentHere.has(id) ? undefined : this.#clocks.serverMs()?.earliest;
    const leftOnServer = now === undefined || sentAt === undefined ? left : sentAt + decidedAfterMs - now;
    return Math.max(0, Math.min(left, leftOnServer));
  }
}
