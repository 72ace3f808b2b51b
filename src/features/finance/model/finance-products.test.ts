import { expect, test } from 'vitest';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { areaOf } from '../../../core/navigation/routes-to-come.ts';
import { offeredProducts } from './finance-products.ts';

test('H3 finance hub: a product that is switched off, or that nobody can open, is not offered', () => {
  const offered = offeredProducts(parseRuntimeConfig({ products: { nft: false, invest: false } }));
  expect(offered.filter(({ id }) => id === 'nft' || id === 'invest')).toEqual([]);
  expect(offered.filter(({ path }) => areaOf(path) !== undefined)).toEqual([]);
});

test('H3 finance hub: the quiz is there where the server has one', () => {
  const idsOf = (quiz: boolean) => offeredProducts(parseRuntimeConfig({ capabilities: { quiz } })).map(({ id }) => id);
  expect(idsOf(true)).toContain('quiz');
  expect(idsOf(false)).not.toContain('quiz');
});
