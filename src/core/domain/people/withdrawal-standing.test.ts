import { describe, expect, test } from 'vitest';
import { lackingAs } from '../page.ts';
import { isAccountOpen, isWithoutDebt, isWithoutPositions } from './withdrawal-standing.ts';

describe('FU3 what other calls tell of the conditions of a withdrawal', () => {
  const now = 1_800_000_000_000;
  test.each([
    [false, undefined, false, true],
    [true, now, false, true],
    [true, now + 1, false, false],
    [true, undefined, false, false],
    [false, undefined, true, false],
    [undefined, undefined, true, false],
    [undefined, undefined, false, undefined],
    [false, undefined, undefined, undefined],
  ])('locked %s until %s, frozen %s: open is %s', (isLocked, lockedUntil, fundsFrozen, expected) => {
    expect(isAccountOpen({ isLocked, lockedUntil, fundsFrozen }, now)).toBe(expected);
  });

  test('a list of positions that goes on is no proof that there are none', () => {
    expect(isWithoutPositions({ items: [{ status: 'closed' }], hasMore: true, total: undefined })).toBeUndefined();
    expect(isWithoutPositions({ items: [{ status: 'closed' }], hasMore: false, total: undefined })).toBe(true);
  });

  test('R8 a row that cannot be read may be a position or an unpaid loan', () => {
    const unreadable = [{ id: '7', path: 'message.data[0].status' }];
    expect(isWithoutPositions({ items: [], unreadable, hasMore: false, total: undefined })).toBeUndefined();
    expect(isWithoutDebt(lackingAs([{ status: 'rejected' }], { unreadable }))).toBeUndefined();
    expect(isWithoutDebt(lackingAs([{ status: 'disbursed' }], { unreadable }))).toBe(false);
  });

  test('W20 an order that waits for its price stands in the way like a position', () => {
    expect(isWithoutPositions({ items: [{ status: 'pending' }], hasMore: false, total: undefined })).toBe(false);
  });

  test('a loan that waits for a decision owes nothing', () => {
    expect(isWithoutDebt([{ status: 'pending' }, { status: 'rejected' }])).toBe(true);
    expect(isWithoutDebt([{ status: undefined }, { status: 'disbursed' }])).toBe(false);
  });
});
