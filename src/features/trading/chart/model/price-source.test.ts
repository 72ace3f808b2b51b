import { describe, expect, test } from 'vitest';
import { readPriceSource } from './price-source.ts';

const moved = 'moved to end where this market begins and scaled to its price; older and newer prices are generated';

describe('readPriceSource', () => {
  test('readPriceSource: a generated path is told as one', () => {
    expect(readPriceSource('generated: a seeded path; not a real market')).toEqual({ kind: 'generated' });
  });

  test('readPriceSource: of a replayed history its own name is kept', () => {
    expect(readPriceSource(`replayed history: Bitcoin daily closes (package x), ${moved}`)).toEqual({
      kind: 'replayed',
      history: 'Bitcoin daily closes (package x)',
    });
  });

  test('readPriceSource: minutes and the days before them are both named', () => {
    const text = `replayed history: minutes of May, ${moved}; before that, replayed history: days of April, ${moved}`;
    expect(readPriceSource(text)).toEqual({ kind: 'replayed', history: 'minutes of May; days of April' });
  });

  test('readPriceSource: an unknown line stays as it is, and none is none', () => {
    expect(readPriceSource('our own exchange')).toEqual({ kind: 'named', text: 'our own exchange' });
    expect(readPriceSource(undefined)).toBeUndefined();
  });
});
