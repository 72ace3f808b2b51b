import { describe, expect, test } from 'vitest';
import type { QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import { InstrumentIndex } from './search-instruments.ts';

const row = (symbol: string, ...names: string[]): QuotedInstrument => {
  const [base = '', quote = ''] = symbol.split('/');
  return {
    instrument: {
      id: symbol,
      symbol,
      base: { id: base, name: base },
      quote: { id: quote, name: quote },
      category: 'crypto',
      logo: undefined,
      names,
      allows: { spot: true, contracts: true, options: true },
      priceStep: undefined,
      quantityStep: undefined,
      isOpen: undefined,
    },
    quote: {
      symbol,
      price: undefined,
      change: undefined,
      volume: undefined,
      open: undefined,
      high: undefined,
      low: undefined,
      receivedAt: 0,
    },
  };
};

const index = new InstrumentIndex([
  row('WBTC/USDT', 'Wrapped Bitcoin', '包装比特币', '包裝比特幣'),
  row('BTC/USDT', 'Bitcoin', '比特币', '比特幣'),
  row('BCH/USDT', 'Bitcoin Cash', '比特币现金', '比特幣現金'),
  row('EUR/USD', 'Euro / US Dollar', '欧元美元', '歐元美元'),
]);
const found = (text: string) => index.search(text).map(({ instrument }) => instrument.symbol);

describe('InstrumentIndex', () => {
  test('search: the ticker itself comes before what only holds it', () =>
    expect(found('btc')).toEqual(['BTC/USDT', 'WBTC/USDT']));

  test.each([
    ['btcusdt', 'BTC/USDT'],
    ['BTC/U', 'BTC/USDT'],
    ['ＢＴＣ', 'BTC/USDT'],
    ['  eur ', 'EUR/USD'],
    ['比特幣', 'BTC/USDT'],
    ['比特币现', 'BCH/USDT'],
    ['cash', 'BCH/USDT'],
    ['dollar', 'EUR/USD'],
  ])('search: %s finds %s first', (text, symbol) => expect(found(text)[0]).toBe(symbol));

  test('search: nothing is found for nothing, and for what is not there', () =>
    expect([found('  '), found('zzz')]).toEqual([[], []]));

  test('search: a thousand pairs take less than fifty milliseconds', () => {
    const many = new InstrumentIndex(
      Array.from({ length: 1000 }, (_, at) => row(`C${at}/USDT`, `Coin number ${at}`, `币${at}`, `幣${at}`)),
    );
    const start = performance.now();
    expect(many.search('number 99')[0]?.instrument.symbol).toBe('C99/USDT');
    expect(performance.now() - start).toBeLessThan(50);
  });
});
