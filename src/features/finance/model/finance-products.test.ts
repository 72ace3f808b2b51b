import { expect, test } from 'vitest';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { areaOf } from '../../../core/navigation/routes-to-come.ts';
import { offeredProducts } from './finance-products.ts';

test('H3 finance hub: a product that is switched off, or that nobody can open, is not offered', () => {
  const { products } = parseRuntimeConfig({ products: { nft: false, invest: false } });
  const offered = offeredProducts(products);
  expect(offered.filter(({ id }) => id === 'nft' || id === 'invest')).toEqual([]);
  expect(offered.filter(({ path }) => areaOf(path) !== undefined)).toEqual([]);
});
