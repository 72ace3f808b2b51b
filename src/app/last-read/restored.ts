import { tellReach } from '../../core/query/reach.ts';

/** When each answer that is on the page from an earlier visit was read, epoch ms, by the hash of its query. */
let reads: ReadonlyMap<string, number> = new Map();

function become(next: ReadonlyMap<string, number>): void {
  reads = next;
  tellReach({ oldestAt: reads.size === 0 ? undefined : Math.min(...reads.values()) });
}

export function addRestored(hash: string, readAt: number): void {
  become(new Map([...reads, [hash, readAt]]));
}

export function dropRestored(hash: string): void {
  if (reads.has(hash)) become(new Map([...reads].filter(([other]) => other !== hash)));
}

export const isRestored = (hash: string): boolean => reads.has(hash);
