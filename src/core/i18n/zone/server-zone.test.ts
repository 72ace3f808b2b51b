import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { formatOf, watchServerTimes } from '../format.ts';
import { keepShownZone, placeTimesOf, presentServerZone, readServerZone } from './server-zone.ts';

afterEach(() => placeTimesOf(undefined));

const told = '2026-12-07 15:43:32';

test('W25 a time of the server is shown as it was sent until its zone is known, then by the clock of the device', () => {
  expect(formatOf('en').serverTime(told)).toBe(told);
  placeTimesOf('Asia/Singapore');
  expect(formatOf('en').serverTime(told)).toBe(formatOf('en').dateTime(Date.UTC(2026, 11, 7, 7, 43, 32)));
  expect(formatOf('en').serverWall(told)).toBe(told);
});

test('W25 a day, an epoch and what is no time stay what they are', () => {
  placeTimesOf('Asia/Singapore');
  const { serverTime, serverWall } = formatOf('en');
  for (const text of ['2026-12-07', '1796000000', 'soon', '']) expect(serverTime(text)).toBe(serverWall(text));
});

test('the zone that an order has shown is kept for the server, and whoever draws times is told', () => {
  const storage = memoryStorage();
  const source = { apiBase: '/api' };
  const drawn = vi.fn<() => void>();
  const stop = watchServerTimes(drawn);
  keepShownZone(source, storage, 'Etc/GMT-8');
  stop();
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(presentServerZone()).toBe('Etc/GMT-8');
  expect(readServerZone(source, storage)).toBe('Etc/GMT-8');
  expect(readServerZone({ apiBase: '/other' }, storage)).toBeUndefined();
  expect(readServerZone({ ...source, serverTimeZone: 'UTC' }, storage)).toBe('UTC');
  storage.write('zone./api', 'Nowhere/Land');
  expect(readServerZone(source, storage)).toBeUndefined();
});
