import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

test('FU1 inGroups: every character, four at a time', () => {
  expect(inGroups('TXabc12345').map(({ group }) => group)).toEqual(['TXab', 'c123', '45']);
  expect(inGroups('')).toEqual([]);
});
