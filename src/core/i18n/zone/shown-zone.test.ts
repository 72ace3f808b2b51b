import { expect, test } from 'vitest';
import { momentOf } from '../server-moment.ts';
import { zoneShownBy } from './shown-zone.ts';

const now = Date.UTC(2026, 0, 5, 12, 0, 4);

test.each([
  ['2026-01-05 12:00:03', 'UTC'],
  ['2026-01-05 20:00:03', 'Etc/GMT-8'],
  ['2026-01-05 21:01:30', 'Etc/GMT-9'],
  ['2026-01-05 09:00:00', 'Etc/GMT+3'],
  ['2026-01-05 20:07:00', undefined],
  ['2026-01-07 12:00:00', undefined],
  ['1767614403', undefined],
  ['1767614403.25', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('switch 63, W25: a fresh order of %s shows the zone %s', (text, zone) => {
  expect(zoneShownBy(text, now)).toBe(zone);
});

test('switch 63: with the zone that was shown, the text is the moment it was written at', () => {
  expect(momentOf('2026-01-05 20:00:04', zoneShownBy('2026-01-05 20:00:04', now))).toBe(now);
});
