import type { Standing } from './late-ports.ts';
import type { Token } from '../token.ts';
import type { Ports } from '../use-port.ts';

interface PortsAheadOptions {
  readonly here: readonly Standing[];
  /** A port that waits for the container, call by call. */
  readonly late: (token: Token<unknown>) => unknown;
  /** Where what is neither here nor `own` is taken from. */
  readonly outer?: Ports | undefined;
  /** What of the container differs from that of `outer`. */
  readonly own?: readonly symbol[];
}

/**
 * Ports before their container is there. What stands is given at once; everything else is a port whose code arrives late.
 */
export class PortsAhead implements Ports {
  readonly #options: PortsAheadOptions;
  readonly #known: Map<symbol, unknown>;

  constructor(options: PortsAheadOptions) {
    this.#options = options;
    this.#known = new Map(options.here.map(({ token, port }) => [token, port]));
  }

  get<T>(token: Token<T>): T;
  get(token: Token<unknown>): unknown {
    if (this.#known.has(token)) return this.#known.get(token);
    const { outer, own = [], late } = this.#options;
    if (outer !== undefined && !own.includes(token)) return outer.get(token);
    const port = late(token);
    this.#known.set(token, port);
    return port;
  }
}
