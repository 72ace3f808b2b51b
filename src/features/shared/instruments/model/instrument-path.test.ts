import { expect, test } from 'vitest';
import { instrumentPath } from './instrument-path.ts';

const only = (...offered: readonly ('spot' | 'contract')[]) => ({
  spot: offered.includes('spot'),
  contract: offered.includes('contract'),
  seconds: false,
});
const coin = { symbol: 'BTC/USDT', category: 'crypto', allows: only('spot', 'contract') } as const;
const stock = { symbol: 'AAPL/USD', category: 'stock', allows: only('contract') } as const;

test('MK1: a pair leads to its ticket, without spot to the chart above its contracts', () => {
  expect(instrumentPath('live', coin)).toBe('/pages/transaction/currency?symbol=BTC/USDT');
  expect(instrumentPath('live', stock)).toBe('/pages/forex/contract?symbol=AAPL/USD&view=chart');
  expect(instrumentPath('moni', stock)).toBe('/pages/moni/contract?symbol=AAPL/USD&view=chart');
  expect(instrumentPath('live', { ...coin, allows: only('contract') })).toBe(
    '/pages/transaction/contract?symbol=BTC/USDT&view=chart',
  );
  expect(instrumentPath('live', { ...stock, allows: only() })).toBe(
    '/pages/transaction/currency?symbol=AAPL/USD&view=chart',
  );
});
