import { expect, test } from 'vitest';
import { stepsLeft, type StepFacts } from './first-steps.ts';

const fresh: StepFacts = {
  user: { hasPaymentPassword: false, verification: 'none' },
  isEmpty: true,
  hasPractice: true,
};

test('stepsLeft: a new person has at most three steps, and the next one comes when one is done', () => {
  expect(stepsLeft(fresh)).toEqual(['secure', 'verify', 'money']);
  expect(stepsLeft({ ...fresh, user: { hasPaymentPassword: true, verification: 'reviewing' } })).toEqual([
    'verify',
    'money',
    'practice',
  ]);
  expect(
    stepsLeft({ ...fresh, user: { hasPaymentPassword: true, verification: 'approved' }, hasPractice: false }),
  ).toEqual(['money']);
});

test('stepsLeft: papers that were refused can be sent again', () => {
  expect(stepsLeft({ ...fresh, user: { hasPaymentPassword: true, verification: 'refused' } })[0]).toBe('verify');
});

test('stepsLeft: with money there, only the missing payment password is left', () => {
  expect(stepsLeft({ ...fresh, isEmpty: false })).toEqual(['secure']);
  expect(stepsLeft({ ...fresh, isEmpty: false, user: { hasPaymentPassword: true, verification: 'none' } })).toEqual([]);
});

test('stepsLeft: what is not known is not asked for', () => {
  expect(
    stepsLeft({ ...fresh, user: { hasPaymentPassword: undefined, verification: 'approved' }, isEmpty: false }),
  ).toEqual([]);
  expect(stepsLeft({ ...fresh, user: undefined })).toEqual([]);
  expect(stepsLeft({ ...fresh, isEmpty: undefined })).toEqual([]);
});
