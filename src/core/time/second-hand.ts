import type { Unsubscribe } from '../platform/realtime-transport.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = (): void => {
  for (const listener of listeners) listener();
};

/** One timer for everything on screen that shows an age. It runs while anybody listens, and at once when a sleeping tab wakes. */
export function watchSeconds(listener: () => void): Unsubscribe {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}
