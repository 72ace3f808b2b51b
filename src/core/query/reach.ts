import type { Unsubscribe } from '../platform/realtime-transport.ts';

/** What the last reads tell of the server. */
export interface Reach {
  /** The last of several had no answer. */
  readonly isSilent: boolean;
  /** When the oldest of what the page shows from an earlier visit was read, epoch ms; undefined when all is of this one. */
  readonly oldestAt: number | undefined;
}

let reach: Reach = { isSilent: false, oldestAt: undefined };
const listeners = new Set<() => void>();

export const reachNow = (): Reach => reach;

/** The server does not answer, and the page shows figures of an earlier visit. */
export const isPastNow = (): boolean => reach.isSilent && reach.oldestAt !== undefined;

export function tellReach(news: Partial<Reach>): void {
  reach = { ...reach, ...news };
  for (const listener of listeners) listener();
}

export const watchReach = (listener: () => void): Unsubscribe => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
