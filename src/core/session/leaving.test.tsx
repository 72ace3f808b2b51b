import { afterEach, describe, expect, test } from 'vitest';
import type { KeyValueStorage } from '../platform/storage.ts';
import {
  announceDeparture,
  countDepartures,
  forgetWhoLeaves,
  isLeavingElsewhere,
  onDeparture,
  rememberForVisit,
  watchDepartures,
} from './leaving.ts';
import { ticketPrefix } from './what-stays.ts';

/** The person's part of the device's storage, and what another tab of the device would tell this one. */
function createPersonal() {
  const kept = new Map([['note', 'an order']]);
  const listeners = new Set<(key: string) => void>();
  const written: string[] = [];
  const storage: KeyValueStorage = {
    read: (key) => kept.get(key),
    write: (key, value) => {
      written.push(key);
      kept.set(key, value);
    },
    keeps: () => true,
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { storage, kept, written, hear: (key: string) => listeners.forEach((listener) => listener(key)) };
}

const draftKey = `${ticketPrefix}live.funds.withdrawal`;
const begin = (): void => sessionStorage.setItem(draftKey, '7|bc1q…');

afterEach(() => sessionStorage.clear());

describe('H20: leaving', () => {
  test('forgetWhoLeaves: nothing of the person stays in storage, in this tab or in memory', () => {
    const { storage, kept } = createPersonal();
    const memory = rememberForVisit('');
    begin();
    memory.write('a document number');
    forgetWhoLeaves(storage);
    expect([kept.size, sessionStorage.getItem(draftKey), memory.read()]).toEqual([0, null, '']);
  });

  test('watchDepartures: a log-out in one tab runs in every other tab too', () => {
    const leaving = createPersonal();
    forgetWhoLeaves(leaving.storage);
    const here = createPersonal();
    const memory = rememberForVisit('');
    const before = countDepartures();
    let told = 0;
    const stopTelling = onDeparture(() => (told += 1));
    const stop = watchDepartures(here.storage);
    begin();
    memory.write('a name');
    leaving.written.forEach((key) => here.hear(key));
    expect([sessionStorage.getItem(draftKey), memory.read(), told]).toEqual([null, '', 1]);
    expect(countDepartures()).toBe(before + 1);
    stop();
    stopTelling();
  });

  test('announceDeparture: the other tabs know of a log-out before it is answered, and for ten seconds', () => {
    const here = createPersonal();
    const stop = watchDepartures(here.storage);
    expect(isLeavingElsewhere(50_000)).toBe(false);
    announceDeparture(here.storage, 50_000);
    expect(isLeavingElsewhere(50_000)).toBe(false);
    here.written.forEach((key) => here.hear(key));
    expect([50_000, 59_999, 60_000].map(isLeavingElsewhere)).toEqual([true, true, false]);
    // The clock was put back by an hour.
    expect(isLeavingElsewhere(50_000 - 3_600_000)).toBe(false);
    stop();
  });

  test('watchDepartures: another change of the other tabs takes nothing away', () => {
    const here = createPersonal();
    const stop = watchDepartures(here.storage);
    begin();
    here.hear('live.trading.changed');
    expect(sessionStorage.getItem(draftKey)).toBe('7|bc1q…');
    stop();
  });
});
