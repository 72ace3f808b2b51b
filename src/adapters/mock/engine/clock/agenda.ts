import type { Json } from '../kernel/engine-types.ts';

/** Everything that happens later, in one time-ordered queue; equal times run in the order they were put in. */
export interface Agenda {
  /** Returns the entry's id. `domain` and `name` find the function in `Domain.due`. */
  schedule(entry: { at: number; domain: string; name: string; argument: Json }): string;
  cancel(id: string): void;
}
