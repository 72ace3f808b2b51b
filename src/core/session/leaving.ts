import type { PersonalStorage } from '../platform/personal-storage.ts';
import type { Unsubscribe } from '../platform/realtime-transport.ts';
import { dropTickets } from './what-stays.ts';

/** Written and removed again at log-out: the storage event tells the other tabs of this device. */
const leftKey = 'left';
/** Written, as epoch ms, before a log-out is sent. */
const leavingKey = 'leaving';
/** A tab that died while it logged out does not make the others wait longer for its answer. */
const leavingMs = 10_000;

const listeners = new Set<() => void>();
let departures = 0;
let leavesElsewhereSince = -Infinity;

function forgetInThisTab(): void {
  departures += 1;
  dropTickets();
  for (const listener of listeners) listener();
}

/** Tells the other tabs that the person logs out here: their calls fail from now on, and that is no session that expired. */
export const announceDeparture = (personal: PersonalStorage, now: number): void =>
  personal.write(leavingKey, String(now));

/** True from the moment another tab began to log out until its answer may be expected, whatever is done to the device's clock. */
export const isLeavingElsewhere = (now: number): boolean => Math.abs(now - leavesElsewhereSince) < leavingMs;

/** Logs out: drops everything begun, in this tab and in every other one. */
export function forgetWhoLeaves(personal: PersonalStorage): void {
  personal.write(leftKey, 'yes');
  personal.clear();
  forgetInThisTab();
}

/** Drops it here too when another tab logs out. A session that merely expires leaves it to its owner. */
export const watchDepartures = (personal: PersonalStorage): Unsubscribe =>
  personal.watch((key) => {
    const since = key === leavingKey ? personal.read(leavingKey) : undefined;
    if (since !== undefined) leavesElsewhereSince = Number(since);
    // The empty key means all keys: the device was wiped.
    if (key === leftKey || key === '') forgetInThisTab();
  });

/** Runs after a log-out in any tab. */
export function onDeparture(listener: () => void): Unsubscribe {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The number of log-outs during this visit: what a screen holds from before the last one is stale. */
export const countDepartures = (): number => departures;

export interface VisitMemory<T> {
  read(): T;
  write(next: T): void;
  /** Resets it to the state at the start of the visit. */
  forget(): void;
}

/** Memory of this tab alone, never stored, dropped at sign-out. */
export function rememberForVisit<T>(empty: T): VisitMemory<T> {
  let kept = empty;
  const forget = (): void => {
    kept = empty;
  };
  onDeparture(forget);
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
    forget,
  };
}
