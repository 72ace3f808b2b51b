import { expect, test } from 'vitest';
import { createDemoConfig } from '../../../core/config/demo-config.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { serverOffer, type Offer } from './server-offer.ts';

const offered = <Id>(rows: readonly Offer<Id>[]): readonly Id[] =>
  rows.filter((row) => row.isOffered).map(({ id }) => id);

test('E45 serverOffer: every product and every capability of the configuration is in the list once', () => {
  const config = parseRuntimeConfig({});
  const { products, features } = serverOffer(config);
  expect(products.map(({ id }) => id).toSorted()).toEqual(Object.keys(config.products).toSorted());
  const ids = features.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...Object.keys(config.capabilities), ...Object.keys(config.safeguards)]));
  expect(new Set(ids).size).toBe(ids.length);
});

test('E45 serverOffer: what the operator names is offered, and nothing else', () => {
  expect(offered(serverOffer(parseRuntimeConfig({})).features)).toEqual(['depth', 'trades']);
  const demo = serverOffer(createDemoConfig());
  expect(offered(demo.features)).toEqual([
    'depth',
    'trades',
    'quiz',
    'walletSignIn',
    'coupons',
    'signature',
    'emailBinding',
    'auctionDeposit',
    'rates',
    'timeZone',
    'marketHours',
    'questions',
  ]);
});

test('E45 serverOffer: a product that is switched off is listed as lacking', () => {
  const { products } = serverOffer(parseRuntimeConfig({ products: { nft: false, otc: false } }));
  expect(products.filter(({ isOffered }) => !isOffered).map(({ id }) => id)).toEqual(['nft', 'otc']);
});
