import type { Unsubscribe } from './realtime-transport.ts';

/** Something that has happened in this visit, or not. */
export interface VisitMark {
  readonly note: () => void;
  readonly isNoted: () => boolean;
  /** Runs each time it is noted. */
  readonly watch: (listener: () => void) => Unsubscribe;
}

export function visitMark(): VisitMark {
  let isNoted = false;
  const listeners = new Set<() => void>();
  return {
    note: () => {
      isNoted = true;
      for (const listener of listeners) listener();
    },
    isNoted: () => isNoted,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
