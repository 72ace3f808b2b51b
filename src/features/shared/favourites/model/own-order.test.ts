import { expect, test } from 'vitest';
import { inOwnOrder, movedTo } from './own-order.ts';

test('E43 inOwnOrder: pinned stars come first in their order, new ones last, and what lost its star is left out', () => {
  expect(inOwnOrder(['1', '2', '3', '4'], ['3', '9', '1'])).toEqual(['3', '1', '2', '4']);
  expect(inOwnOrder([], ['3'])).toEqual([]);
  expect(inOwnOrder(['1', '2'], [])).toEqual(['1', '2']);
});

test('E43 movedTo: one entry changes its place, the others keep their order', () => {
  expect(movedTo(['1', '2', '3'], '3', 0)).toEqual(['3', '1', '2']);
  expect(movedTo(['1', '2', '3'], '3', 1)).toEqual(['1', '3', '2']);
  expect(movedTo(['1', '2'], '9', 0)).toEqual(['1', '2']);
});
