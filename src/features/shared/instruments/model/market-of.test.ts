import { expect, test } from 'vitest';
import type { MarketCategory } from '../../../../core/domain/market/instrument.ts';
import { marketOf } from './market-of.ts';

test.each<[string, string, MarketCategory, MarketCategory]>([
  ['EUR', 'USD', 'crypto', 'forex'],
  ['eur', 'usd', 'crypto', 'forex'],
  ['BTC', 'USD', 'crypto', 'crypto'],
  ['EUR', 'USDT', 'crypto', 'crypto'],
  ['EUR', 'USD', 'futures', 'futures'],
])('switch 34 marketOf: %s/%s told as %s is listed as %s', (base, quote, category, listed) => {
  expect(marketOf({ category, base: { id: '1', name: base }, quote: { id: '2', name: quote } })).toBe(listed);
});
