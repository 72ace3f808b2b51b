import { expect, test } from 'vitest';
import { iconsOf } from './icons-of.ts';

const look = { mark: 'brand/dark.svg', letter: 'A', ground: '#000000', ink: '#ffffff' };

test('E20 iconsOf: the mark is asked for once, until the look is another', () => {
  const first = iconsOf(look);
  expect(iconsOf({ ...look })).toBe(first);
  const other = iconsOf({ ...look, mark: 'brand/light.svg' });
  expect(other).not.toBe(first);
  // Nothing can be drawn here: the page then stands without icons.
  void Promise.allSettled([first, other]);
});
