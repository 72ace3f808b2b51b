import { expect, test } from 'vitest';
import type { Notice } from '../../../../core/domain/notices/notice.ts';
import { lateAt } from './toast.ts';

const minute = 60_000;
const at = (...moments: readonly number[]) => ({ notices: moments.map((moment) => ({ at: moment }) as Notice) });

test('lateAt: what is told at once says no time, what happened while the person was away says when', () => {
  expect(lateAt(at(1_000), 1_000 + minute)).toBeUndefined();
  expect(lateAt(at(1_000), 1_001 + minute)).toBe(1_000);
});

test('lateAt: of several together the newest counts', () => {
  expect(lateAt(at(1_000, 9_000, 5_000), 10 * minute)).toBe(9_000);
  expect(lateAt(at(1_000, 9 * minute), 9 * minute)).toBeUndefined();
});
