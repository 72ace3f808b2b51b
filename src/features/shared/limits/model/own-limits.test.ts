import { describe, expect, test } from 'vitest';
import { amount } from '../../../../core/money/amount.ts';
import {
  firstDayStop,
  limitsAt,
  noLimits,
  readLimits,
  stopOf,
  sumStopOf,
  withBreak,
  withCount,
  withFirstVisit,
  withOpened,
  withSum,
  writeLimits,
  type OwnLimits,
} from './own-limits.ts';

const now = 1_700_000_000_000;
const hour = 3_600_000;
const day = 24 * hour;
const twice = withOpened(withOpened(noLimits, now - hour), now);
const options = (limits: OwnLimits, at: number | undefined) =>
  stopOf(limits, { product: 'options', now: at, today: undefined });
const most = (name: 'options' | 'contracts' | 'spot' | 'loss', value: string | undefined) => ({
  name,
  value: value === undefined ? undefined : amount(value),
});

describe('own limits', () => {
  test('E29 withCount: a lower limit holds at once', () => {
    expect(options(withCount(twice, 2, now), now)).toEqual({ kind: 'count', limit: 2, until: now - hour + day });
    expect(options(withCount(withCount(twice, 5, now), 1, now), now)?.kind).toBe('count');
    expect(options(withCount(twice, 3, now), now)).toBeUndefined();
  });

  test.each([[5], [undefined]])('E29 withCount: raising it to %s holds after a day, not before', (higher) => {
    const raised = withCount(withCount(twice, 2, now), higher, now);
    expect(options(raised, now + hour)?.kind).toBe('count');
    expect(limitsAt(raised, now + day).count.value).toBe(higher);
  });

  test.each([['200'], [undefined]])('E29 withSum: raising 50 to %s holds after a day, not before', (higher) => {
    const raised = withSum(withSum(noLimits, most('options', '50'), now), most('options', higher), now);
    const order = { name: 'options', value: amount('60') } as const;
    expect(sumStopOf(raised, { ...order, now: now + day - 1 })).toMatchObject({ kind: 'sum', limit: '50' });
    expect(sumStopOf(raised, { ...order, now: now + day })).toBeUndefined();
  });

  test('E29 withSum: asking for the same raise again does not begin the day again, another one does', () => {
    const low = withSum(noLimits, most('loss', '50'), now);
    const raised = withSum(low, most('loss', '90'), now);
    expect(withSum(raised, most('loss', '90'), now + hour)).toEqual(raised);
    expect(withSum(raised, most('loss', '95'), now + hour).sums.loss.raise?.from).toBe(now + hour + day);
    expect(withSum(raised, most('loss', '50'), now + hour).sums.loss.raise).toBeUndefined();
  });

  test('E29: a device clock that was set forward lifts nothing while the time of the server is not known', () => {
    const low = withSum(withBreak(withCount(twice, 1, now), now + hour), most('options', '50'), now);
    const raised = withSum(low, most('options', undefined), now);
    expect(options(raised, undefined)?.kind).toBe('break');
    expect(sumStopOf(raised, { name: 'options', value: amount('60'), now: undefined })?.kind).toBe('sum');
    expect(withSum(low, most('options', '500'), undefined).sums.options).toEqual({ value: '50', raise: undefined });
    expect(withSum(low, most('options', '20'), undefined).sums.options.value).toBe('20');
  });

  test('SO4 stopOf: a break holds options and contracts until it is over and only grows', () => {
    const broken = withBreak(withBreak(noLimits, now + day), now + hour);
    for (const product of ['options', 'contracts'] as const) {
      expect(stopOf(broken, { product, now: now + day - 1, today: undefined })).toEqual({
        kind: 'break',
        until: now + day,
      });
      expect(stopOf(broken, { product, now: now + day, today: undefined })).toBeUndefined();
    }
  });

  test('SO4 stopOf: the loss of the day holds options and contracts back once it is reached, and not while it is unknown', () => {
    const limited = withSum(noLimits, most('loss', '100'), now);
    const lost = (value: string) => ({ lost: amount(value), dayEnds: now + hour });
    const at = { product: 'contracts', now } as const;
    expect(stopOf(limited, { ...at, today: lost('99.99') })).toBeUndefined();
    expect(stopOf(limited, { ...at, today: lost('100') })).toEqual({
      kind: 'loss',
      limit: '100',
      lost: '100',
      until: now + hour,
    });
    expect(stopOf(limited, { ...at, today: undefined })).toBeUndefined();
  });

  test('stopOf: the number of options does not hold contracts back', () => {
    expect(stopOf(withCount(twice, 1, now), { product: 'contracts', now, today: undefined })).toBeUndefined();
  });

  test('sumStopOf: at the limit is within it, and a value that is not known is not held back', () => {
    const limited = withSum(noLimits, most('contracts', '100'), now);
    const order = { name: 'contracts', now } as const;
    expect(sumStopOf(limited, { ...order, value: amount('100') })).toBeUndefined();
    expect(sumStopOf(limited, { ...order, value: amount('100.01') })?.kind).toBe('sum');
    expect(sumStopOf(limited, { ...order, value: undefined })).toBeUndefined();
  });

  test('H5 firstDayStop: a day from the first look, and not for who has traded', () => {
    const visited = withFirstVisit(withFirstVisit(noLimits, 'options', now), 'options', now + hour);
    const at = { product: 'options', hasTraded: false } as const;
    expect(firstDayStop(visited, { ...at, now: now + day - 1 })).toEqual({ kind: 'first-day', until: now + day });
    expect(firstDayStop(visited, { ...at, now: now + day })).toBeUndefined();
    expect(firstDayStop(visited, { ...at, now, hasTraded: true })).toBeUndefined();
    expect(firstDayStop(visited, { ...at, product: 'contracts', now: now + day })?.kind).toBe('first-day');
    expect(firstDayStop(noLimits, { ...at, now })?.kind).toBe('first-day');
  });

  test('stopOf: an option that is a day old counts no more', () => {
    expect(options(withCount(twice, 2, now), now - hour + day)).toBeUndefined();
  });

  test('readLimits: what was written comes back, also what an earlier version wrote', () => {
    const raised = withSum(withSum(twice, most('spot', '50'), now), most('spot', undefined), now);
    const limits = {
      ...withFirstVisit(withBreak(withCount(withCount(raised, 2, now), undefined, now), now + day), 'contracts', now),
      seenLoss: '12',
    };
    expect(readLimits(writeLimits(limits))).toEqual(limits);
    expect(readLimits(writeLimits(noLimits))).toEqual(noLimits);
    expect(readLimits(`2|5@${now}|${now}|12|1,2`)).toEqual({
      ...noLimits,
      count: { value: 2, raise: { value: 5, from: now } },
      lockedUntil: now,
      seenLoss: '12',
      opened: [1, 2],
    });
    expect(readLimits('a|b@c|d||e,f|-5|x@y')).toEqual(noLimits);
    expect(readLimits(undefined)).toEqual(noLimits);
  });
});
