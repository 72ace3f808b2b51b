import type { Unsubscribe } from './realtime-transport.ts';

let isNoted = false;
const listeners = new Set<() => void>();

/** A text could not be stored on this device: what it says lasts only for this visit. */
export function noteNotKept(): void {
  isNoted = true;
  for (const listener of listeners) listener();
}

/** Whether that has happened in this visit. */
export const isAnythingNotKept = (): boolean => isNoted;

export function watchNotKept(listener: () => void): Unsubscribe {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
