import { describe, expect, test } from 'vitest';
import { dueLoan, dueNearness } from './due-nearness.ts';

const hour = 3_600_000;

describe('LN2 how near the end of a loan is', () => {
  test.each([
    [72 * hour + 1, undefined],
    [72 * hour, 'days'],
    [24 * hour, 'day'],
    [hour, 'hour'],
    [0, 'late'],
    [-5, 'late'],
  ] as const)('dueNearness: %i ms before it is %j', (left, nearness) => {
    expect(dueNearness({ status: 'disbursed', endsAtMs: left }, 0)).toBe(nearness);
  });

  test('dueNearness: what is settled is never near, what is overdue always past', () => {
    expect(dueNearness({ status: 'settled', endsAtMs: 5 }, 0)).toBeUndefined();
    expect(dueNearness({ status: 'overdue', endsAtMs: undefined }, 0)).toBe('late');
    expect(dueNearness({ status: 'disbursed', endsAtMs: undefined }, 0)).toBeUndefined();
  });

  test('dueLoan: the one that ends first of those that are near, and none where none is', () => {
    const far = { status: 'disbursed', endsAtMs: 100 * hour } as const;
    const near = { status: 'disbursed', endsAtMs: 50 * hour } as const;
    const late = { status: 'overdue', endsAtMs: -hour } as const;
    expect(dueLoan([], 0)).toBeUndefined();
    expect(
      dueLoan([far, { status: 'settled', endsAtMs: 1 }, { status: 'pending', endsAtMs: undefined }], 0),
    ).toBeUndefined();
    expect(dueLoan([far, near], 0)).toBe(near);
    expect(dueLoan([near, late], 0)).toBe(late);
  });
});
