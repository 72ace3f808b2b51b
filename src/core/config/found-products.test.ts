import { expect, test } from 'vitest';
import { routes } from '../navigation/routes.ts';
import { asFound } from './found-products.ts';
import { isOffered } from './offered.ts';
import { parseRuntimeConfig } from './runtime-config.ts';

const plain = parseRuntimeConfig({ products: { nft: true } });

test('W6 asFound: before a server was asked everything may be opened, and only what is known is offered', () => {
  const { products, sure = products } = asFound(plain, undefined);
  expect(products).toEqual(plain.products);
  expect(Object.entries(sure).flatMap(([area, isSure]) => (isSure === true ? [area] : []))).toEqual([
    'spot',
    'contracts',
    'options',
    'forex',
    'nft',
  ]);
  expect([isOffered(products, routes.moni.index), isOffered(sure, routes.moni.index)]).toEqual([true, false]);
});

test('W6 asFound: a hub is there before its areas are known, and goes when it has none', () => {
  const { products, sure = products } = asFound(parseRuntimeConfig({}), undefined);
  expect(isOffered(sure, routes.financial.index)).toBe(true);
  const none = asFound(parseRuntimeConfig({}), 'copyTrading lockMining subscription invest nft borrowing otc');
  expect(isOffered(none.products, routes.financial.index)).toBe(false);
});

test('W6 asFound: a server that was asked lacks what it lacks, except what the operator has decided', () => {
  const found = asFound(plain, 'simulated nft');
  expect([found.products.simulated, found.products.nft, found.sure]).toEqual([false, true, undefined]);
});
