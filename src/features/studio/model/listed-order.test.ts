import { expect, test } from 'vitest';
import { judgeBrand } from '../../../core/brand/judge-brand.ts';
import { read } from '../../../../tests/support/source-files.ts';
import { movedOrder, shortestOrder, usualOrders, wholeOrder } from './listed-order.ts';

const usual = ['a', 'b', 'c', 'd'];

test('movedOrder: as few names as order the list so; moved back it is the order of the product', () => {
  expect(movedOrder(usual, [], { name: 'c', by: -1 })).toEqual(['a', 'c']);
  expect(movedOrder(usual, ['a', 'c'], { name: 'c', by: -1 })).toEqual(['c']);
  expect(movedOrder(usual, ['a', 'c'], { name: 'c', by: 1 })).toEqual([]);
  expect(movedOrder(usual, [], { name: 'c', by: 1 })).toEqual(['a', 'b', 'd']);
});

test('movedOrder: nothing is moved beyond an end, and no unknown name', () => {
  expect(movedOrder(usual, [], { name: 'a', by: -1 })).toBeUndefined();
  expect(movedOrder(usual, [], { name: 'd', by: 1 })).toBeUndefined();
  expect(movedOrder(usual, [], { name: 'x', by: 1 })).toBeUndefined();
});

test('wholeOrder: unknown and double names of an opened file are left out', () => {
  expect(wholeOrder(usual, ['d', 'x', 'd', 'a'])).toEqual(['d', 'a', 'b', 'c']);
  expect(shortestOrder(usual, wholeOrder(usual, ['d', 'x', 'd', 'a']))).toEqual(['d']);
});

test('usualOrders: a page takes every name that the studio writes', () => {
  const { refused } = judgeBrand({ order: usualOrders }, { tokens: read('src/core/ui/tokens.css'), isOneFile: true });
  expect(refused).toEqual([]);
});
