import { describe, expect, test } from 'vitest';
import { isWithinHours, nextEdge, nextOpening, type MarketHours } from './market-hours.ts';

const hours: MarketHours = {
  forex: [['Sun 22:00', 'Fri 22:00']],
  stock: [
    ['Mon 13:30', 'Mon 20:00'],
    ['Tue 13:30', 'Tue 20:00'],
  ],
};
const at = (text: string): number => Date.parse(`${text}Z`);
const opening = (category: 'forex' | 'stock' | 'futures', now: string): string | undefined => {
  const found = nextOpening(hours, category, at(now));
  return found === undefined ? undefined : new Date(found).toISOString().slice(0, 16);
};

describe('nextOpening', () => {
  // 2025-01-05 is a Sunday.
  test('MK4: a closed market opens at the next beginning of its hours', () => {
    expect(opening('forex', '2025-01-03T22:00')).toBe('2025-01-05T22:00');
    expect(opening('forex', '2025-01-05T21:59')).toBe('2025-01-05T22:00');
    expect(opening('stock', '2025-01-06T20:00')).toBe('2025-01-07T13:30');
    expect(opening('stock', '2025-01-07T21:00')).toBe('2025-01-13T13:30');
  });

  test('MK4: a market that should be trading was halted, for an unknown time', () => {
    expect(opening('forex', '2025-01-05T22:00')).toBeUndefined();
    expect(opening('forex', '2025-01-01T12:00')).toBeUndefined();
    expect(isWithinHours(hours, 'forex', at('2025-01-01T12:00'))).toBe(true);
    expect(isWithinHours(hours, 'forex', at('2025-01-04T12:00'))).toBe(false);
    expect(isWithinHours({}, 'crypto', at('2025-01-04T12:00'))).toBe(true);
  });

  test('MK4: hours that were not told are not made up', () => {
    expect(isWithinHours(hours, 'futures', at('2025-01-04T12:00'))).toBeUndefined();
    expect(opening('futures', '2025-01-04T12:00')).toBeUndefined();
  });
});

describe('nextEdge', () => {
  const edge = (category: 'forex' | 'stock' | 'futures' | 'crypto', now: string): string | undefined => {
    const found = nextEdge(hours, category, at(now));
    return found === undefined ? undefined : new Date(found).toISOString().slice(0, 16);
  };

  test('MK4: an open market has its closing ahead, a closed one its opening, and at an edge the one after', () => {
    expect(edge('stock', '2025-01-06T15:00')).toBe('2025-01-06T20:00');
    expect(edge('stock', '2025-01-06T20:00')).toBe('2025-01-07T13:30');
    expect(edge('stock', '2025-01-07T21:00')).toBe('2025-01-13T13:30');
    expect(edge('forex', '2025-01-04T12:00')).toBe('2025-01-05T22:00');
  });

  test('MK4: coins have none, nor has what nobody told the hours of', () => {
    expect(edge('crypto', '2025-01-04T12:00')).toBeUndefined();
    expect(edge('futures', '2025-01-04T12:00')).toBeUndefined();
  });
});
