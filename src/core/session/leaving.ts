import type { PersonalStorage } from '../ports/personal-storage.ts';
import type { Unsubscribe } from '../ports/realtime-transport.ts';
import { dropTickets } from './what-stays.ts';

/** Written and taken away again when somebody logs out: that is how the other tabs of this device hear of it. */
const leftKey = 'left';

const listeners = new Set<() => void>();
let departures = 0;

function forgetInThisTab(): void {
  departures += 1;
  dropTickets();
  for (const listener of listeners) listener();
}

/** Somebody logs out: whatever they have begun goes, from this tab and from every other one. */
export function forgetWhoLeaves(personal: PersonalStorage): void {
  personal.write(leftKey, 'yes');
  personal.clear();
  forgetInThisTab();
}

/** Forgets here too when somebody has logged out in another tab. A session that only ends leaves what was begun to its owner. */
export const watchDepartures = (personal: PersonalStorage): Unsubscribe =>
  personal.watch((key) => {
    // The empty key stands for all of them: the device was wiped.
    if (key === leftKey || key === '') forgetInThisTab();
  });

/** Told when somebody has logged out, in whichever tab. */
export function onDeparture(listener: () => void): Unsubscribe {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often somebody has logged out during this visit: what a screen still holds of the one before is old. */
export const countDepartures = (): number => departures;

export interface VisitMemory<T> {
  read(): T;
  write(next: T): void;
  /** Makes it as it was when the visit began. */
  forget(): void;
}

/** What is remembered in this tab alone, never stored, and no longer than the person stays. */
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
