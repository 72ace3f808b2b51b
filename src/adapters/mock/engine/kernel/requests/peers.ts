import type { PushedEvent } from '../basics/engine-types.ts';

/** One connection as its door sees it. */
export interface SocketPeer {
  /** Joins the room of a user; true when the token belongs to that user. Only the first success counts. */
  login(userId: string, token: string): boolean;
  /** Joins the room of a user without proof, for doors of servers that require none. Only the first one counts. */
  join(userId: string): boolean;
  close(): void;
}

export interface SocketListener {
  deliver(event: PushedEvent): void;
  /** The server closes the connection; nothing is delivered afterwards. */
  drop(): void;
}

interface Connection {
  readonly listener: SocketListener;
  room: string | undefined;
}

/** All connections, and their rooms. */
export class Peers {
  readonly #connections = new Set<Connection>();
  readonly #ownerOf: (token: string) => string | undefined;

  constructor(ownerOf: (token: string) => string | undefined) {
    this.#ownerOf = ownerOf;
  }

  get size(): number {
    return this.#connections.size;
  }

  /** The persons signed in on any connection. */
  users(): ReadonlySet<string> {
    return new Set([...this.#connections].flatMap(({ room }) => room ?? []));
  }

  connect(listener: SocketListener): SocketPeer {
    const connection: Connection = { listener, room: undefined };
    this.#connections.add(connection);
    return {
      login: (userId, token) => {
        if (connection.room !== undefined || this.#ownerOf(token) !== userId) return false;
        connection.room = userId;
        return true;
      },
      join: (userId) => {
        if (connection.room !== undefined) return false;
        connection.room = userId;
        return true;
      },
      close: () => void this.#connections.delete(connection),
    };
  }

  deliver(events: readonly PushedEvent[]): void {
    for (const event of events) {
      for (const { listener, room } of this.#connections) {
        if (event.to === undefined || event.to === room) listener.deliver(event);
      }
    }
  }

  dropAll(): void {
    const dropped = [...this.#connections];
    this.#connections.clear();
    for (const { listener } of dropped) listener.drop();
  }
}
