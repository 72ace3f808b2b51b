import { expect, test } from 'vitest';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { dialects } from '../../../../core/domain/server/server-dialect.ts';
import { hasPortfolios, offeredProducts } from './finance-products.ts';

test('H3 finance hub: a product that is switched off is not offered', () => {
  const offered = offeredProducts(parseRuntimeConfig({ products: { nft: false, invest: false } }), dialects.standard);
  expect(offered.filter(({ id }) => id === 'nft' || id === 'invest')).toEqual([]);
});

test('H3 finance hub: the quiz is there where the server has one', () => {
  const idsOf = (quiz: boolean) =>
    offeredProducts(parseRuntimeConfig({ capabilities: { quiz } }), dialects.standard).map(({ id }) => id);
  expect(idsOf(true)).toContain('quiz');
  expect(idsOf(false)).not.toContain('quiz');
});

test('W2 (47) finance hub: where portfolios are sold in place of dual investment, that is no product', () => {
  const config = parseRuntimeConfig({});
  const idsOf = (family: 'c' | 'd') => offeredProducts(config, dialects[family]).map(({ id }) => id);
  expect(idsOf('d')).toContain('invest');
  expect(idsOf('c')).not.toContain('invest');
  expect([hasPortfolios(config, dialects.d), hasPortfolios(config, dialects.c)]).toEqual([false, true]);
  expect(hasPortfolios(parseRuntimeConfig({ products: { invest: false } }), dialects.c)).toBe(false);
});

test('E20 finance hub: a brand puts the products in order, and keeps each', () => {
  const config = parseRuntimeConfig({});
  const brand = { refused: [], inOrder: <Row>(_list: string, rows: readonly Row[]) => rows.toReversed() };
  const ids = offeredProducts(config, dialects.standard).map(({ id }) => id);
  const ordered = offeredProducts({ ...config, brand }, dialects.standard).map(({ id }) => id);
  expect(ordered).toEqual(ids.toReversed());
});
