import { describe, expect, test } from 'vitest';
import { sampleOrder } from '../../../../../tests/support/ticket-samples.ts';
import { amount, price, quantity } from '../../../../core/money/amount.ts';
import { hadReachedMarket } from './order-type.ts';
import { fillOf, filledOf, isPartlyFilled, orderFigures } from './placed-order-figures.ts';

describe('orderFigures', () => {
  test('orderFigures: a buy pays its fee in what it gets', () => {
    expect(orderFigures(sampleOrder)).toEqual({
      value: '6000',
      paid: undefined,
      fee: '0.0002',
      received: '0.0998',
      receivedCurrency: 'base',
      isFinal: false,
      isExact: true,
    });
  });

  test('orderFigures: what was paid is the average of the fills, not the limit', () => {
    const bought = { ...sampleOrder, status: 'filled', filledQuantity: quantity('0.1') } as const;
    expect(orderFigures({ ...bought, fillPrice: price('59987.21457143') }).paid).toBe('5998.721457');
    expect(orderFigures(bought).paid).toBeUndefined();
  });

  test('orderFigures: money and fee of the fills as the server says them are exact, whatever the average comes to', () => {
    const said = {
      fillPrice: price('59987.21457143'),
      fillMoney: amount('5998.72145715'),
      fillFee: amount('0.00019999'),
    };
    const bought = { ...sampleOrder, quantity: quantity('0.123456'), filledQuantity: quantity('0.1'), ...said };
    expect(orderFigures(bought)).toMatchObject({ paid: '5998.72145715', fee: '0.00019999', isExact: true });
    const sold = { ...bought, side: 'sell' as const, fillFee: amount('11.9974429') };
    expect(orderFigures(sold)).toMatchObject({ received: '5986.72401425', fee: '11.9974429', isExact: true });
  });

  test('orderFigures: where the fee may be cut at each fill it is not called exact', () => {
    expect(orderFigures({ ...sampleOrder, quantity: quantity('0.123456') }).isExact).toBe(false);
  });

  test('orderFigures: a filled sale is counted at its fill price', () => {
    const sold = {
      ...sampleOrder,
      side: 'sell',
      status: 'filled',
      filledQuantity: quantity('0.1'),
      fillPrice: price('60500'),
    } as const;
    expect(orderFigures(sold)).toEqual({
      value: '6000',
      paid: '0.1',
      fee: '12.1',
      received: '6037.9',
      receivedCurrency: 'quote',
      isFinal: true,
      isExact: false,
    });
    expect(orderFigures({ ...sold, fillPrice: sold.price }).isExact).toBe(true);
  });

  test('orderFigures: a filled sale without a fill price is an estimate at the limit', () => {
    expect(orderFigures({ ...sampleOrder, side: 'sell', status: 'filled' })).toMatchObject({
      received: '5988',
      isFinal: false,
    });
  });
});

test('OE3 hadReachedMarket: a limit at the market or beyond it; unknown without its price', () => {
  const at = (side: 'buy' | 'sell', limit: string) =>
    hadReachedMarket({ ...sampleOrder, side, price: price(limit), marketPrice: price('60000') });
  expect(['59999', '60000', '60001'].map((limit) => at('buy', limit))).toEqual([false, true, true]);
  expect(['59999', '60000', '60001'].map((limit) => at('sell', limit))).toEqual([true, true, false]);
  expect(hadReachedMarket({ ...sampleOrder, marketPrice: undefined })).toBe(false);
});

test('filledOf: all of a filled order, unknown for a pending one that says nothing', () => {
  expect(filledOf({ ...sampleOrder, status: 'filled' })).toBe('0.1');
  expect(filledOf(sampleOrder)).toBeUndefined();
  expect(isPartlyFilled({ ...sampleOrder, filledQuantity: quantity('0.05') })).toBe(true);
  expect(isPartlyFilled({ ...sampleOrder, filledQuantity: quantity('0') })).toBe(false);
});

describe('fillOf', () => {
  const filled = { ...sampleOrder, status: 'filled', filledQuantity: quantity('0.1') } as const;

  test('fillOf: nothing is said while nothing has filled', () => {
    expect(fillOf(sampleOrder)).toBeUndefined();
    expect(fillOf({ ...sampleOrder, filledQuantity: quantity('0') })).toBeUndefined();
  });

  test("fillOf: a buy's fee follows from what was filled, also where the price is not said", () => {
    expect(fillOf(filled)).toEqual({
      quantity: '0.1',
      price: undefined,
      fee: '0.0002',
      feeCurrency: 'base',
      isFeeExact: true,
      total: undefined,
      isTotalExact: true,
    });
  });

  test('fillOf: a buy came to what was paid, a sale to what was received after its fee, to the last digit', () => {
    const said = { fillPrice: price('59987.21457143'), fillMoney: amount('5998.72145715') };
    expect(fillOf({ ...filled, ...said })).toMatchObject({ total: '5998.72145715', isTotalExact: true });
    const sold = { ...filled, ...said, side: 'sell' } as const;
    expect(fillOf({ ...sold, fillFee: amount('11.9974429') })).toMatchObject({
      total: '5986.72401425',
      isTotalExact: true,
    });
    expect(fillOf(sold)).toMatchObject({ isTotalExact: false });
    expect(fillOf({ ...sold, fillPrice: undefined })).toMatchObject({ total: undefined });
  });

  test("fillOf: a sale's fee depends on its price and is not made up without it", () => {
    const sold = { ...filled, side: 'sell' } as const;
    expect(fillOf(sold)).toMatchObject({ price: undefined, fee: undefined, feeCurrency: 'quote' });
    expect(fillOf({ ...sold, fillPrice: price('60000') })).toMatchObject({ fee: '12', isFeeExact: true });
  });

  test('fillOf: of a part that filled only the part is told', () => {
    const part = { ...sampleOrder, filledQuantity: quantity('0.04'), fillPrice: price('59990') };
    expect(fillOf(part)).toMatchObject({ quantity: '0.04', price: '59990', fee: '0.00008' });
  });
});
