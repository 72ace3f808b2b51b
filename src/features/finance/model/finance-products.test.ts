import { expect, test } from 'vitest';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { offeredProducts } from './finance-products.ts';

test('H3 finance hub: a product that is switched off is not offered', () => {
  const offered = offeredProducts(parseRuntimeConfig({ products: { nft: false, invest: false } }));
  expect(offered.filter(({ id }) => id === 'nft' || id === 'invest')).toEqual([]);
});

test('H3 finance hub: the quiz is there where the server has one', () => {
  const idsOf = (quiz: boolean) => offeredProducts(parseRuntimeConfig({ capabilities: { quiz } })).map(({ id }) => id);
  expect(idsOf(true)).toContain('quiz');
  expect(idsOf(false)).not.toContain('quiz');
});
