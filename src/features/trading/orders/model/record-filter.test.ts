import { describe, expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { settledOption } from '../../../../../tests/support/option-samples.ts';
import { sampleOrder } from '../../../../../tests/support/ticket-samples.ts';
import {
  contractTraits,
  dayOf,
  filterOf,
  foundIn,
  isSet,
  looksHere,
  matches,
  optionTraits,
  shownFilter,
  spotTraits,
} from './record-filter.ts';

const choices = { sides: ['buy', 'sell'], states: ['filled', 'cancelled'] };
const asked = (question: string) => filterOf(new URLSearchParams(question), choices);

describe('PO4 record filter', () => {
  test('filterOf: reads the address, and drops values that cannot be chosen', () => {
    expect(asked('pair=BTC/USDT&side=buy&state=filled&from=2025-01-01&to=2025-02-01')).toEqual({
      pair: 'BTC/USDT',
      side: 'buy',
      state: 'filled',
      from: '2025-01-01',
      to: '2025-02-01',
    });
    expect(asked('side=up&state=open&from=yesterday')).toEqual(asked(''));
  });

  test('matches: side, state and both ends of a span of days, which belong to it', () => {
    const order = spotTraits({ ...sampleOrder, side: 'buy', status: 'filled', placedAt: '2025-01-02 23:59:59' });
    expect(matches(asked('side=buy&state=filled&from=2025-01-02&to=2025-01-02'), order)).toBe(true);
    expect(matches(asked('side=sell'), order)).toBe(false);
    expect(matches(asked('pair=NO/PAIR'), order)).toBe(false);
    expect(matches(asked('state=cancelled'), order)).toBe(false);
    expect(matches(asked('from=2025-01-03'), order)).toBe(false);
    expect(matches(asked('to=2025-01-01'), order)).toBe(false);
    expect(matches(asked('to=2025-01-03'), { ...order, at: undefined })).toBe(false);
  });

  test('matches: contracts by direction and status, options by direction and result', () => {
    const any = asked('');
    expect(matches({ ...any, side: 'long', state: 'open' }, contractTraits(sampleContract))).toBe(true);
    expect(matches({ ...any, side: 'short' }, contractTraits(sampleContract))).toBe(false);
    expect(matches({ ...any, side: 'up', state: 'won' }, optionTraits(settledOption({})))).toBe(true);
    expect(matches({ ...any, state: 'lost' }, optionTraits(settledOption({})))).toBe(false);
  });

  test('foundIn: what is older than the first day need not be read', () => {
    const orders = ['2025-01-03 00:00:00', '2025-01-02 03:04:05'].map((placedAt) => ({ ...sampleOrder, placedAt }));
    const [first] = orders;
    expect(foundIn(orders, asked('from=2025-01-03'), spotTraits)).toEqual({ rows: [first], isPast: true });
    expect(foundIn(orders, asked('from=2025-01-02'), spotTraits)).toEqual({ rows: orders, isPast: false });
    expect(foundIn(orders, asked('to=2025-01-01'), spotTraits)).toEqual({ rows: [], isPast: false });
    expect(foundIn(orders, undefined, spotTraits)).toEqual({ rows: orders, isPast: false });
  });

  test('looksHere: a pair is found by the server, as long as it is listed', () => {
    expect(looksHere(asked('pair=BTC/USDT'), true)).toBe(false);
    expect(looksHere(asked('pair=NO/PAIR'), false)).toBe(true);
    expect(looksHere(asked('side=buy'), true)).toBe(true);
  });

  test('dayOf: of wall times and epochs, and of nothing else', () => {
    expect(dayOf('2025-01-02 03:04:05')).toBe('2025-01-02');
    expect(dayOf('1735787045')).toMatch(/^2025-01-0[123]$/);
    expect(dayOf('soon')).toBeUndefined();
  });
});

test('A19 a file has the filter of the page: a state only where the page looks for one', () => {
  const shown = (text: string) => shownFilter(new URLSearchParams(text));
  expect(shown('pair=BTC/USDT&side=buy&from=2026-01-02&to=x')).toMatchObject({
    pair: 'BTC/USDT',
    side: 'buy',
    state: undefined,
    from: '2026-01-02',
    to: undefined,
  });
  expect(shown('list=history&state=filled').state).toBe('filled');
  expect(shown('list=pending&state=filled').state).toBeUndefined();
  expect([isSet(asked('')), isSet(asked('side=buy')), isSet({ ...asked(''), foreign: new Set() })]).toEqual([
    false,
    true,
    true,
  ]);
});
