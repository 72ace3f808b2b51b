import { describe, expect, test } from 'vitest';
import type { QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { rate } from '../../../core/money/amount.ts';
import { rowsOfList } from './market-lists.ts';
import { isSafeAddress, isUsable, leadsInside, menuKindOf } from './menu-entries.ts';
import { topMovers } from './movers.ts';

const row = (symbol: string, change: string | undefined, spot = true): QuotedInstrument => ({
  instrument: {
    id: symbol,
    symbol,
    base: { id: symbol, name: symbol },
    quote: { id: '3', name: 'USDT' },
    category: spot ? 'crypto' : 'forex',
    logo: undefined,
    names: [],
    allows: { spot, contracts: true, options: true },
    priceStep: undefined,
    quantityStep: undefined,
    isOpen: undefined,
  },
  quote: {
    symbol,
    price: undefined,
    change: change === undefined ? undefined : rate(change),
    volume: undefined,
    open: undefined,
    high: undefined,
    low: undefined,
    receivedAt: 0,
  },
});
const rows = [
  row('A', '1'),
  row('B', '-12'),
  row('C', undefined),
  row('D', '9.5'),
  row('E', '40', false),
  row('F', '-2'),
];

describe('topMovers', () => {
  test('topMovers: the largest moves either way, of what can be bought', () => {
    expect(topMovers(rows, 3).map(({ instrument }) => instrument.symbol)).toEqual(['B', 'D', 'F']);
  });
});

describe('rowsOfList', () => {
  test('rowsOfList: turnover is compared among pairs with one quote currency', () => {
    expect([rowsOfList(rows, 'volume').length, rowsOfList(rows, 'hot').length]).toEqual([5, 6]);
  });
});

describe('menuKindOf', () => {
  test.each([
    ['lockming', '/x', 'lockMining'],
    ['copy_trade', '/x', 'copyTrading'],
    [undefined, '/pages/nft/nft', 'nft'],
    [undefined, '/pages/fund/withdraw?coin=1', 'withdraw'],
    [undefined, '/pages/common/aboutus', undefined],
    ['special', 'https://example.test', undefined],
    ['__proto__', '/pages/constructor/x', undefined],
  ] as const)('menuKindOf: %s at %s is %s', (labelKey, target, kind) =>
    expect(menuKindOf({ labelKey, target })).toBe(kind),
  );
});

describe('addresses', () => {
  test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x', ''])(
    'an entry that leads to %s is left out',
    (target) => expect(leadsInside({ target, isOutside: false }) || isSafeAddress(target)).toBe(false),
  );

  test('pages of ours and web addresses are kept', () =>
    expect([
      leadsInside({ target: '/pages/nft/nft', isOutside: false }),
      isSafeAddress('https://example.test'),
    ]).toEqual([true, true]));
});

test('leadsInside: what the server calls a link is none of our pages, whatever its address', () =>
  expect(leadsInside({ target: '/help.html', isOutside: true })).toBe(false));

describe('isUsable', () => {
  const entry = (labelKey: string, target: string) => ({
    id: '1',
    name: 'N',
    labelKey,
    icon: undefined,
    target,
    isOutside: false,
    isFinancial: false,
  });
  const { products } = parseRuntimeConfig({ products: { nft: false, quickBuy: false } });

  test.each([
    ['nft', '/pages/nft/nft', false],
    ['shop', '/pages/nft/mine?sort=new', false],
    ['quickbuy', 'https://buy.example.com/', false],
    ['ieo', '/pages/ieo/ieo', true],
    ['shop', 'https://shop.example.com/', true],
    ['shop', 'javascript:alert(1)', false],
  ])('isUsable: %s to %s is %s where NFT and quick buy are off', (key, target, expected) => {
    expect(isUsable(entry(key, target), products)).toBe(expected);
  });
});
