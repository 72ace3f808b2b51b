import type { Json } from '../basics/engine-types.ts';
import type { Agenda } from '../domain/agenda.ts';

export type AgendaEntry = {
  readonly id: number;
  readonly at: number;
  readonly domain: string;
  readonly name: string;
  readonly argument: Json;
};
export type AgendaState = { readonly lastId: number; readonly entries: readonly AgendaEntry[] };

/** Sorted by time, then by insertion order. */
export class AgendaQueue implements Agenda {
  #lastId = 0;
  #entries: AgendaEntry[] = [];

  static restore(state: AgendaState): AgendaQueue {
    const queue = new AgendaQueue();
    queue.#lastId = state.lastId;
    queue.#entries = [...state.entries];
    return queue;
  }

  state(): AgendaState {
    return { lastId: this.#lastId, entries: this.#entries };
  }

  get size(): number {
    return this.#entries.length;
  }

  schedule(entry: { at: number; domain: string; name: string; argument: Json }): string {
    this.#lastId += 1;
    const position = this.#entries.findLastIndex((other) => other.at <= entry.at) + 1;
    this.#entries.splice(position, 0, { id: this.#lastId, ...entry });
    return String(this.#lastId);
  }

  cancel(id: string): void {
    this.#entries = this.#entries.filter((entry) => String(entry.id) !== id);
  }

  /** The first entry due at or before `until`, without removing it. */
  peek(until: number): AgendaEntry | undefined {
    const first = this.#entries[0];
    return first !== undefined && first.at <= until ? first : undefined;
  }

  /** Removes and returns the first entry. */
  shift(): AgendaEntry | undefined {
    return this.#entries.shift();
  }
}
