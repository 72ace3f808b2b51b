import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount, price, quantity, rate } from '../../money/amount.ts';
import { compare } from '../../money/fixed-point.ts';
import {
  checkStops,
  contractMargin,
  contractProfit,
  contractSize,
  contractValue,
  distanceToLiquidation,
  leaningOf,
  liquidationPrice,
  neededToOpen,
  openFee,
  openPriceAfterSpread,
  overnightFee,
  profitAtPrice,
  riskLevel,
  riskRate,
  type StopQuestion,
} from './contract-rules.ts';

const long = { direction: 'long', openPrice: price('60000'), size: quantity('0.5') } as const;
const short = { ...long, direction: 'short' } as const;

describe('what opening takes', () => {
  test('contractSize: lots times the lot, whatever the leverage', () => {
    expect(contractSize(quantity('3'), quantity('0.01'))).toBe('0.03');
  });

  test('openPriceAfterSpread: against the person on both sides', () => {
    expect(openPriceAfterSpread('long', price('61250.5'), price('0.25'))).toBe('61250.75');
    expect(openPriceAfterSpread('short', price('61250.5'), price('0.25'))).toBe('61250.25');
  });

  test('contractValue: rounded half-up to five places', () => {
    // 0.123455 × 0.1 = 0.0123455, and 0.0123445 the other way.
    expect(contractValue(price('0.123455'), quantity('0.1'))).toBe('0.01235');
    expect(contractValue(price('0.123445'), quantity('0.1'))).toBe('0.01234');
    expect(contractValue(price('61250.5'), quantity('0.03'))).toBe('1837.515');
  });

  test('contractMargin and openFee: cut after eight places', () => {
    // 1000 ÷ 30 = 33.333333333…
    expect(contractMargin(amount('1000'), rate('30'))).toBe('33.33333333');
    expect(contractMargin(amount('1000'), rate('0'))).toBeUndefined();
    // 1837.515 × 0.05 % = 0.9187575
    expect(openFee(amount('1837.515'), rate('0.05'))).toBe('0.9187575');
    // 0.00123 × 0.0005 % = 0.00000000615
    expect(openFee(amount('0.00123'), rate('0.0005'))).toBe('0');
  });

  test('neededToOpen: margin and fee together', () => {
    // 3 lots of 0.01 BTC at 61250.5 with 50 times leverage: 1837.515 ÷ 50 = 36.7503.
    const wish = {
      openPrice: price('61250.5'),
      size: quantity('0.03'),
      leverage: rate('50'),
      feePercent: rate('0.05'),
    };
    expect(neededToOpen(wish)).toEqual({
      value: '1837.515',
      margin: '36.7503',
      fee: '0.9187575',
      needed: '37.6690575',
    });
  });

  test('overnightFee: a night of the open value', () => {
    // 60000 × 0.5 × 0.03 % = 9
    expect(overnightFee(price('60000'), quantity('0.5'), rate('0.03'))).toBe('9');
  });
});

describe('what a position makes', () => {
  test('profitAtPrice: a long one wins with the price, a short one loses as much', () => {
    expect(profitAtPrice(long, price('60400'))).toBe('200');
    expect(profitAtPrice(short, price('60400'))).toBe('-200');
    expect(profitAtPrice(short, price('59999.5'))).toBe('0.25');
  });

  test('profitAtPrice: cut after eight places, on both sides of zero', () => {
    const tiny = { direction: 'long', openPrice: price('1'), size: quantity('0.000000003') } as const;
    expect(profitAtPrice(tiny, price('4.5'))).toBe('0.00000001');
    expect(profitAtPrice({ ...tiny, direction: 'short' }, price('4.5'))).toBe('-0.00000001');
  });

  test('contractProfit: unknown without a price, not zero', () => {
    expect(contractProfit(long, undefined)).toBeUndefined();
    expect(contractProfit(long, price('60000'))).toBe('0');
  });
});

describe('risk', () => {
  test('riskRate: what is there over what was put in, in percent with two places', () => {
    // (500 + 300 − 120) ÷ 300 = 226.666… %
    expect(riskRate({ available: amount('500'), marginAtOpen: amount('300'), profit: amount('-120') })).toBe('226.66');
    expect(riskRate({ available: amount('0'), marginAtOpen: amount('300'), profit: amount('0') })).toBe('100');
    expect(riskRate({ available: amount('5'), marginAtOpen: amount('0'), profit: amount('0') })).toBeUndefined();
  });

  test('T2 riskLevel: words by the distance to the liquidation', () => {
    expect(['3', '3.01', '10', '10.01'].map((distance) => riskLevel(rate(distance)))).toEqual([
      'danger',
      'watch',
      'watch',
      'far',
    ]);
  });

  const question = {
    positions: [long],
    available: amount('1000'),
    marginAtOpen: amount('600'),
    profitElsewhere: amount('0'),
    burstLevel: rate('10'),
  };

  test('liquidationPrice: where the risk rate reaches the burst level', () => {
    // 1000 + 600 + 0.5 × (p − 60000) = 60, so p = 60000 − 3080.
    expect(liquidationPrice(question)).toBe('56920');
    expect(liquidationPrice({ ...question, positions: [short] })).toBe('63080');
    expect(liquidationPrice({ ...question, profitElsewhere: amount('-500') })).toBe('57920');
  });

  test('liquidationPrice: none when nothing is open, sides balance, or there is money for any loss', () => {
    expect(liquidationPrice({ ...question, positions: [] })).toBeUndefined();
    expect(liquidationPrice({ ...question, positions: [long, short] })).toBeUndefined();
    expect(liquidationPrice({ ...question, available: amount('900000') })).toBeUndefined();
  });

  test('liquidationPrice: at that price the rate is the burst level or below, a step before it is above', () => {
    const sizes = fc.integer({ min: 1, max: 5000 });
    const positions = fc.array(
      fc.record({
        direction: fc.constantFrom('long' as const, 'short' as const),
        openPrice: fc.integer({ min: 50_000, max: 70_000 }).map((whole) => price(String(whole))),
        size: sizes.map((thousandths) => quantity(`${thousandths / 1000}`)),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(positions, fc.integer({ min: 0, max: 50_000 }), sizes, (list, free, margin) => {
        const account = { available: amount(String(free)), marginAtOpen: amount(String(margin)) };
        const level = liquidationPrice({ ...question, ...account, positions: list });
        fc.pre(level !== undefined);
        const rateAt = (at: number) => {
          const profit = list.reduce((total, one) => total + Number(profitAtPrice(one, price(at.toFixed(8)))), 0);
          return ((free + margin + profit) / margin) * 100;
        };
        const net = list.reduce((total, one) => total + (one.direction === 'long' ? 1 : -1) * Number(one.size), 0);
        expect(rateAt(Number(level))).toBeCloseTo(10, 1);
        expect(rateAt(Number(level) + Math.sign(net))).toBeGreaterThan(10);
      }),
    );
  });

  test('distanceToLiquidation: in percent of the price, never below zero', () => {
    expect(distanceToLiquidation(price('60000'), price('57000'), 'long')).toBe('5');
    expect(distanceToLiquidation(price('60000'), price('63001'), 'short')).toBe('5');
    expect(distanceToLiquidation(price('60000'), price('60100'), 'long')).toBe('0');
  });

  test('PO1 leaningOf: long and short of a pair are weighed against each other', () => {
    const large = { ...long, size: quantity('3') } as const;
    const small = { ...short, size: quantity('1') } as const;
    const leanings = [[large, small], [small], [small, small, small, large]].map(leaningOf);
    expect(leanings).toEqual(['long', 'short', undefined]);
  });
});

describe('checkStops', () => {
  const asked: StopQuestion = {
    direction: 'long',
    openPrice: price('60000'),
    lastPrice: price('60500'),
    takeProfit: price('62000'),
    stopLoss: price('59000'),
    liquidation: price('57000'),
  };
  const keys = (change: Partial<StopQuestion>) => checkStops({ ...asked, ...change }).map(({ key }) => key);

  test('checkStops: nothing is wrong with levels on both sides of the price', () => {
    expect(keys({})).toEqual([]);
    expect(
      keys({ direction: 'short', takeProfit: price('59000'), stopLoss: price('62000'), liquidation: price('65000') }),
    ).toEqual([]);
  });

  test('T20 checkStops: either can be none, and none of them is zero', () => {
    expect(keys({ takeProfit: undefined })).toEqual([]);
    expect(keys({ stopLoss: undefined })).toEqual([]);
    expect(keys({ takeProfit: price('0'), stopLoss: price('0') })).toEqual([
      'takeProfitUnreadable',
      'stopLossUnreadable',
    ]);
  });

  test('checkStops: measured against the price of now, on which they would fire at once', () => {
    expect(keys({ takeProfit: price('60500') })).toEqual(['takeProfitNotBeyondPrice']);
    expect(keys({ stopLoss: price('60500') })).toEqual(['stopLossNotBeyondPrice']);
    expect(keys({ direction: 'short', liquidation: undefined })).toEqual([
      'takeProfitNotBeyondPrice',
      'stopLossNotBeyondPrice',
    ]);
  });

  test('checkStops: without a last price nothing is measured against it, and nothing made up in its place', () => {
    expect(keys({ lastPrice: undefined, takeProfit: price('60100'), stopLoss: price('56000') })).toEqual([]);
    expect(keys({ lastPrice: undefined, stopLoss: price('60200') })).toEqual(['stopLossNotBeyondOpen']);
  });

  test('checkStops: a stop that keeps a profit is possible, with a warning about servers that refuse it', () => {
    expect(checkStops({ ...asked, stopLoss: price('60200') })).toEqual([
      { key: 'stopLossNotBeyondOpen', isWarning: true, limit: '60000' },
    ]);
    expect(checkStops({ ...asked, lastPrice: price('59500'), takeProfit: price('59800') })).toEqual([
      { key: 'takeProfitNotBeyondOpen', isWarning: true, limit: '60000' },
    ]);
  });

  test('checkStops: a stop behind the liquidation never comes; one just before it is warned of', () => {
    expect(keys({ stopLoss: price('57000') })).toEqual(['stopLossBeyondLiquidation']);
    expect(keys({ stopLoss: price('57570') })).toEqual(['stopLossNearLiquidation']);
    expect(keys({ stopLoss: price('57571') })).toEqual([]);
  });

  test('PO2 checkStops: beside a larger long a short is liquidated by a fall, which bounds its profit and no stop', () => {
    const hedge = { direction: 'short', takeProfit: price('59000'), stopLoss: price('62000') } as const;
    expect(keys(hedge)).toEqual([]);
    expect(checkStops({ ...asked, ...hedge, takeProfit: price('57000') })).toEqual([
      { key: 'takeProfitBeyondLiquidation', isWarning: true, limit: '57000' },
    ]);
  });

  test('checkStops: the levels of a problem are the prices it is measured against', () => {
    const [problem] = checkStops({ ...asked, stopLoss: price('56000') });
    expect(compare(problem?.limit ?? price('0'), price('57000'))).toBe(0);
  });
});
