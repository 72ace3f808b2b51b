import type { Json } from '../basics/engine-types.ts';

/** Everything due later, in one queue ordered by time; equal times run in insertion order. */
export interface Agenda {
  /** Returns the entry's id. `domain` and `name` find the function in `Domain.due`. */
  schedule(entry: { at: number; domain: string; name: string; argument: Json }): string;
  cancel(id: string): void;
}
