import { expect, test } from 'vitest';
import { rate } from '../../../core/money/amount.ts';
import { byTerm, termPercent } from './loan-offer.ts';

test('byTerm: kinds stay in the order of the operator, and each begins with its shortest term', () => {
  const sent = [
    { id: 'a', kind: 'term', days: 90 },
    { id: 'b', kind: 'term', days: 30 },
    { id: 'c', kind: 'otc', days: 30 },
    { id: 'd', kind: 'otc', days: 7 },
    { id: 'e', kind: 'otc', days: 365 },
  ] as const;
  expect(byTerm(sent).map(({ id }) => id)).toEqual(['b', 'a', 'd', 'c', 'e']);
});

test('termPercent: what the term costs in all, in percent of the loan', () => {
  expect(termPercent({ days: 30, dailyPercent: rate('0.05') })).toBe('1.5');
  expect(termPercent({ days: 7, dailyPercent: rate('0.035') })).toBe('0.245');
});
