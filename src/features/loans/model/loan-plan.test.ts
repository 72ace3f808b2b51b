import { describe, expect, test } from 'vitest';
import { emptyLoanDraft, keptDays, readLoanDraft, writeLoanDraft } from './loan-plan.ts';
import { timeLeft } from '../../shared/request-words/model/time-left.ts';

describe('LN1 the calculator', () => {
  test.each([
    ['', 30],
    ['1', 1],
    ['30', 30],
    ['30.01', 31],
    ['0.2', 1],
    ['0', undefined],
    ['-3', undefined],
    ['a week', undefined],
    ['99999', undefined],
  ])('keptDays: %j are %j', (text, days) => {
    expect(keptDays(text, 30, 'en')).toBe(days);
  });

  test('readLoanDraft: a draft of this form is restored, other text is refused', () => {
    const draft = { productId: '1', text: '500000', days: '31' };
    expect(readLoanDraft(writeLoanDraft(draft))).toEqual(draft);
    expect(readLoanDraft(writeLoanDraft(emptyLoanDraft))).toEqual(emptyLoanDraft);
    for (const kept of [undefined, '{', '[]', '{"text":1}']) expect(readLoanDraft(kept)).toEqual(emptyLoanDraft);
  });
});

describe('LN2 how near the end is', () => {
  test.each([
    [1, { days: 0, clock: '00:00:01' }],
    [86_400_000, { days: 1, clock: '00:00:00' }],
    [90_061_000, { days: 1, clock: '01:01:01' }],
    [0, undefined],
  ])('timeLeft: %i ms', (ms, expected) => {
    expect(timeLeft(ms)).toEqual(expected);
  });
});
