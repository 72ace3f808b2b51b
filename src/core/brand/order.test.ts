import { expect, test } from 'vitest';
import { read } from '../../../tests/support/source-files.ts';
import { financeProducts } from '../../features/shared/worth/model/finance-products.ts';
import { judgeBrand } from './judge-brand.ts';
import { areaOfCard } from './order.ts';

const judged = (order: unknown) => judgeBrand({ order }, { tokens: read('src/core/ui/tokens.css'), isOneFile: false });
const tabs = ['home', 'market', 'trade', 'simulated', 'finance', 'assets'];

test('inOrder: what is named comes first, all others follow as they stood, and none goes', () => {
  const { inOrder, refused } = judged({ tabs: ['trade', 'guess', 'home'], products: ['quiz', 'subscription'] });
  expect(refused).toEqual([]);
  expect(inOrder?.('tabs', tabs)).toEqual(['trade', 'home', 'market', 'simulated', 'finance', 'assets']);
  const cards = financeProducts.map(({ id }) => id);
  const others = cards.filter((id) => id !== 'quiz' && id !== 'ieo');
  expect(inOrder?.('products', financeProducts).map(({ id }) => id)).toEqual(['quiz', 'ieo', ...others]);
  expect(others.length).toBe(cards.length - 2);
  const parts = [{ key: 'entries' }, { key: 'market' }, { key: null }];
  expect(inOrder?.('home', parts)).toEqual(parts);
});

test('order: every card of the finance page has its name there, and no other', () => {
  const cards = financeProducts.map(({ id }) => areaOfCard(id));
  expect(judged({ products: cards }).refused).toEqual([]);
  const [refused] = judged({ products: ['ieo'] }).refused;
  expect(refused?.why.replace('must be one of ', '').split(', ').toSorted()).toEqual(cards.toSorted());
});

test.each<[unknown, string, string]>([
  [{ tabs: ['trade', 'orders'] }, 'order.tabs.1', 'must be one of home, market, trade'],
  [{ tabs: ['trade', 5] }, 'order.tabs.1', 'must be one of home, market, trade'],
  [{ tabs: ['trade', 'trade'] }, 'order.tabs.1', 'is named twice'],
  [{ tabs: ['trade'], home: ['balance'] }, 'order.home.0', 'must be one of entries, movers, market, news'],
  [{ tabs: ['trade'], products: ['spot'] }, 'order.products.0', 'must be one of copyTrading'],
  [{ tabs: ['trade'], products: 'nft' }, 'order.products', 'must be a list of names'],
  [{ tabs: ['trade'], menu: [] }, 'order.menu', 'is not a setting'],
])('order: %j is refused at %s, and the rest holds', (order, field, why) => {
  const { inOrder, refused } = judged(order);
  expect(refused).toEqual([{ field, why: expect.stringContaining(why) }]);
  expect(inOrder?.('tabs', tabs)[0]).toBe('trade');
});

test('order: without a name that is taken nothing is put in order', () => {
  expect([judged({}), judged({ tabs: [] }), judged({ tabs: ['x'] })].map(({ inOrder }) => inOrder)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
