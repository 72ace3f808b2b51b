import type { Unsubscribe } from '../../platform/realtime-transport.ts';

let isAny = false;
const listeners = new Set<() => void>();

/** A kept request could not be read. */
export function noteSetAside(): void {
  isAny = true;
  for (const listener of listeners) listener();
}

/** Whether that has happened in this visit. */
export const isAnySetAside = (): boolean => isAny;

export function watchSetAside(listener: () => void): Unsubscribe {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
