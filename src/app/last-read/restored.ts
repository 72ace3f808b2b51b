import type { Unsubscribe } from '../../core/platform/realtime-transport.ts';

/** When each answer that is on the page from an earlier visit was read, epoch ms, by the hash of its query. */
let reads: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

function become(next: ReadonlyMap<string, number>): void {
  reads = next;
  for (const listener of listeners) listener();
}

export function addRestored(hash: string, readAt: number): void {
  become(new Map([...reads, [hash, readAt]]));
}

export function dropRestored(hash: string): void {
  if (reads.has(hash)) become(new Map([...reads].filter(([other]) => other !== hash)));
}

export const isRestored = (hash: string): boolean => reads.has(hash);

export const watchRestored = (listener: () => void): Unsubscribe => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The age of the oldest, as the time when it was read; undefined when all is of this visit. */
export const oldestRestored = (): number | undefined => (reads.size === 0 ? undefined : Math.min(...reads.values()));
