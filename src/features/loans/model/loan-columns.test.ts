import { expect, test } from 'vitest';
import { loanColumns } from './loan-columns.ts';

test('E12 no two columns of a file have the same name', () => {
  const names = loanColumns('UTC').map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
