import { expect, test } from 'vitest';
import { AppError } from '../../../core/errors/app-error.ts';
import { isServersOwn } from './placement-answer.ts';

test.each([400, 404, 422, 429, 500, 501])('isServersOwn: status %i is an answer of the server', (status) => {
  expect(isServersOwn(new AppError('bad-status', 'failed', { status }))).toBe(true);
});

test.each([408, 499, 502, 503, 504, 520, 524, 530])(
  'isServersOwn: status %i may come from something before it',
  (status) => {
    expect(isServersOwn(new AppError('bad-status', 'failed', { status }))).toBe(false);
  },
);

test.each(['no-answer', 'unexpected-shape', 'cancelled'] as const)('isServersOwn: %s decides nothing', (kind) => {
  expect(isServersOwn(new AppError(kind, 'failed'))).toBe(false);
});
