import { describe, expect, test } from 'vitest';
import { amount } from '../../../core/money/amount.ts';
import { sampleArtwork } from '../../../../tests/support/sample-artwork.ts';
import { earliestStart, emptyResale, endAfter, fieldOf, resalePlan, startIn, wallOffset } from './resale-plan.ts';

const artwork = sampleArtwork({ saleKind: 'fixed' });
const ground = { artwork, languageTag: 'en', earliest: '2026-01-05T12:02' };
const whole = { price: '30', raise: '', startsAt: '2026-01-05T12:10', endsAt: '2026-01-06T12:10' };

describe('resalePlan', () => {
  test('NF5 nothing is chosen for the person, and nothing can be sent', () => {
    expect(resalePlan(emptyResale, ground).resale).toBeUndefined();
    expect(Object.values(emptyResale)).toEqual(['', '', '', '']);
  });

  test('NF5 the end is later than the start, and the start lies ahead', () => {
    expect(resalePlan(whole, ground).resale).toEqual({
      code: artwork.code,
      price: '30',
      startsAt: '2026-01-05 12:10:00',
      endsAt: '2026-01-06 12:10:00',
      raise: undefined,
    });
    expect(resalePlan({ ...whole, endsAt: whole.startsAt }, ground)).toMatchObject({ endProblem: 'beforeStart' });
    expect(resalePlan({ ...whole, startsAt: '2026-01-05T12:01' }, ground)).toMatchObject({ startProblem: 'past' });
    expect(resalePlan({ ...whole, startsAt: '2026-01-05T12:02' }, ground).resale).toBeDefined();
    expect(
      resalePlan({ ...whole, startsAt: '2026-01-05T11:00' }, { ...ground, earliest: undefined }).resale,
    ).toBeDefined();
    expect(resalePlan({ ...whole, price: '0' }, ground).resale).toBeUndefined();
  });

  test('NF5 the earliest start is a whole minute ahead', () => {
    const noon = Date.UTC(2026, 0, 5, 12);
    expect(earliestStart(noon, 0)).toBe('2026-01-05T12:01');
    expect(earliestStart(noon + 1, 0)).toBe('2026-01-05T12:02');
    expect(earliestStart(noon + 59_999, 8 * 3_600_000)).toBe('2026-01-05T20:02');
  });

  test('NF5 an auction needs a step', () => {
    const auction = { ...ground, artwork: sampleArtwork({ saleKind: 'auction' }) };
    expect(resalePlan(whole, auction).resale).toBeUndefined();
    expect(resalePlan({ ...whole, raise: '2' }, auction).resale).toMatchObject({ raise: amount('2') });
  });

  test('the server’s wall clock is learnt from a moment that it tells in both ways', () => {
    const at = Date.UTC(2026, 0, 5, 4);
    expect(wallOffset(sampleArtwork({ endsAt: '2026-01-05 12:00:00', endsAtMs: at }))).toBe(8 * 3_600_000);
    expect(wallOffset(sampleArtwork({ startsAt: '2026-01-05 12:00:00', startsAtMs: at }))).toBe(8 * 3_600_000);
    expect(wallOffset(sampleArtwork({ endsAt: '2026-01-05 12:00:00' }))).toBeUndefined();
    expect(fieldOf(at, 8 * 3_600_000)).toBe('2026-01-05T12:00');
  });
});

test('NF5 a start by a tap is a whole minute of the server’s clock, and the end so many days after it', () => {
  const now = Date.UTC(2026, 0, 30, 23, 55, 30);
  const eastern = 8 * 3_600_000;
  expect(startIn(now, eastern, 600_000)).toBe('2026-01-31T08:06');
  expect(startIn(now, 0, 600_000) >= earliestStart(now, 0)).toBe(true);
  expect(endAfter('2026-01-31T08:06', 1)).toBe('2026-02-01T08:06');
  expect(endAfter('2026-01-31T08:06', 30)).toBe('2026-03-02T08:06');
});
