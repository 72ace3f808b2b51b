import type { Basis } from '../../engine/kernel/kernel.ts';
import type { SocketListener, SocketPeer } from '../../engine/kernel/requests/peers.ts';
import { dialectServer, type DialectServerOptions } from './dialect-server.ts';
import type { Outcome, ServedDoor } from './engine-server.ts';

export type WorldDoorOptions = Omit<DialectServerOptions, 'dialect'>;

/** Serves in the dialect of the present world. The dialect's table loads on demand. */
export class WorldDoor implements ServedDoor {
  readonly #options: WorldDoorOptions;
  /** The memory of a door belongs to one world. */
  readonly #doors = new WeakMap<Basis, ServedDoor>();

  constructor(options: WorldDoorOptions) {
    this.#options = options;
  }

  async serve(request: Request): Promise<Outcome> {
    return (await this.#fetched()).serve(request);
  }

  /** Refused until the table has loaded; a client retries. */
  connect(listener: SocketListener): SocketPeer | undefined {
    const door = this.#known();
    if (door === undefined) void this.#fetched();
    return door?.connect(listener);
  }

  #known(): ServedDoor | undefined {
    const basis = this.#options.server.engine.control.basis();
    return basis.words === undefined ? this.#options.server : this.#doors.get(basis);
  }

  async #fetched(): Promise<ServedDoor> {
    const known = this.#known();
    if (known !== undefined) return known;
    const { dialects } = await import('../../dialects/families/dialects.ts');
    // A concurrent request may have created it, or another world may have begun.
    const made = this.#known();
    if (made !== undefined) return made;
    const basis = this.#options.server.engine.control.basis();
    const dialect = dialects[basis.words ?? ''];
    const door = dialect === undefined ? this.#options.server : dialectServer({ ...this.#options, dialect });
    this.#doors.set(basis, door);
    return door;
  }
}
