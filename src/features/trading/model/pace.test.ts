import { describe, expect, test } from 'vitest';
import { freePace, paceAt, readPace, stopOf, withBreak, withLimit, withOpened, writePace } from './pace.ts';

const now = 1_700_000_000_000;
const hour = 3_600_000;
const day = 24 * hour;
const twice = withOpened(withOpened(freePace, now - hour), now);

describe('pace', () => {
  test('withLimit: a lower limit holds at once', () => {
    expect(stopOf(withLimit(twice, 2, now), now)).toEqual({ kind: 'limit', limit: 2, until: now - hour + day });
    expect(stopOf(withLimit(withLimit(twice, 5, now), 1, now), now)?.kind).toBe('limit');
    expect(stopOf(withLimit(twice, 3, now), now)).toBeUndefined();
  });

  test.each([[5], [undefined]])('withLimit: raising it to %s holds after a day, not before', (higher) => {
    const raised = withLimit(withLimit(twice, 2, now), higher, now);
    expect(stopOf(raised, now + hour)?.kind).toBe('limit');
    expect(paceAt(raised, now + day).limit).toBe(higher);
  });

  test('withLimit: a second raise begins the day again, lowering takes it back', () => {
    const raised = withLimit(withLimit(withLimit(freePace, 2, now), 5, now), 9, now + hour);
    expect(raised.raise).toEqual({ limit: 9, from: now + hour + day });
    expect(withLimit(raised, 1, now + hour)).toMatchObject({ limit: 1, raise: undefined });
  });

  test('stopOf: an option that is a day old counts no more', () => {
    const limited = withLimit(twice, 2, now);
    expect(stopOf(limited, now - hour + day)).toBeUndefined();
  });

  test('withBreak: holds until it is over and only grows', () => {
    const broken = withBreak(withBreak(freePace, day, now), hour, now);
    expect(stopOf(broken, now + day - 1)).toEqual({ kind: 'break', until: now + day });
    expect(stopOf(broken, now + day)).toBeUndefined();
  });

  test('readPace: what was written comes back, what is not understood was never set', () => {
    const pace = { ...withBreak(withLimit(withLimit(twice, 2, now), undefined, now), day, now), seenLoss: '12' };
    expect(readPace(writePace(pace))).toEqual(pace);
    expect(readPace(writePace(freePace))).toEqual(freePace);
    expect(readPace('a|b@c|d||e,f')).toEqual(freePace);
    expect(readPace(undefined)).toEqual(freePace);
  });
});
