import type { Unsubscribe } from '../../../core/platform/realtime-transport.ts';

/** A set of listeners. One that fails does not stop the others. */
export class Listeners<T> {
  readonly #entries = new Set<{ readonly tell: (value: T) => void }>();

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  /** The same function may be added twice; each subscription ends separately. */
  add(tell: (value: T) => void): Unsubscribe {
    const entry = { tell };
    this.#entries.add(entry);
    return () => void this.#entries.delete(entry);
  }

  tell(value: T): void {
    for (const entry of this.#entries) {
      try {
        entry.tell(value);
      } catch (error) {
        // Surfaces as an uncaught error, without stopping the others.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
