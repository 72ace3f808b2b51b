import { expect, test } from 'vitest';
import { amount } from '../../../../core/money/amount.ts';
import {
  isOfDay,
  keptDays,
  readKept,
  withEarlier,
  withNow,
  writeKept,
  yesterdayIn,
  type KeptDay,
} from './kept-worth.ts';

const noon = Date.UTC(2026, 2, 1, 12);
const dayMs = 86_400_000;

test('A2 the device keeps one value a day, the last one, and no more than a month', () => {
  let days: readonly KeptDay[] = [];
  for (let day = 0; day < 40; day += 1)
    for (const hour of [0, 1])
      days = withNow(days, { at: noon + day * dayMs + hour * 3_600_000, worth: amount(`${day}.${hour + 1}`) });
  expect(days).toHaveLength(keptDays);
  expect(days.at(-1)).toEqual({ day: '2026-04-09', at: noon + 39 * dayMs + 3_600_000, worth: '39.2' });
  expect(readKept(writeKept(days))).toEqual(days);
});

test('A2 a gap stays a gap: yesterday is the day before, not the last that was seen', () => {
  const days = withNow([], { at: noon, worth: amount('5') });
  expect(yesterdayIn(days, noon + dayMs)).toMatchObject({ worth: '5' });
  expect(yesterdayIn(days, noon + 2 * dayMs)).toBeUndefined();
  expect(yesterdayIn(days, noon)).toBeUndefined();
});

test('A2 anything else that stands there is left out, and so are days that come after now', () => {
  expect(readKept('2026-03-01 1772366400000 5|nonsense|2026-03-02 x 5|2026-03-03 1 NaN')).toHaveLength(1);
  expect(readKept(undefined)).toEqual([]);
  const repaid = withNow([], { at: noon, worth: amount('5'), repaid: amount('609000') });
  expect(readKept(writeKept(repaid))).toEqual(repaid);
  const ahead = withNow([], { at: noon + 5 * dayMs, worth: amount('9') });
  expect(withNow(ahead, { at: noon, worth: amount('5') })).toHaveLength(1);
});

test('E20 isOfDay: figures of an earlier visit belong to now only within one day', () => {
  const now = Date.UTC(2031, 4, 3, 0, 10);
  expect([isOfDay(now, 0), isOfDay(now, 9 * 60_000), isOfDay(now, 11 * 60_000)]).toEqual([true, true, false]);
});

test('A2 days from before a device’s own come before them, and its own stay', () => {
  const own = withNow([], { at: noon, worth: amount('7') });
  const earlier = [40, 2, 1, 0].map((ago) => ({
    at: noon - ago * dayMs,
    worth: amount(String(ago)),
    repaid: amount('1'),
  }));
  const days = withEarlier(own, earlier, noon);
  expect(days.map(({ day, worth, repaid }) => [day, worth, repaid])).toEqual([
    ['2026-02-27', '2', '1'],
    ['2026-02-28', '1', '1'],
    ['2026-03-01', '7', undefined],
  ]);
  expect(withEarlier(days, earlier, noon)).toEqual(days);
  expect(withEarlier([], earlier, noon).map(({ worth }) => worth)).toEqual(['2', '1']);
});
