import { describe, expect, test } from 'vitest';
import { closedTrade, sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { settledOption } from '../../../../../tests/support/option-samples.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { price, quantity, rate } from '../../../../core/money/amount.ts';
import { contractFacts, optionFacts, spotFacts } from './order-facts.ts';
import { contractSighting, optionSighting, spotSighting } from './order-sightings.ts';

const order: SpotOrder = {
  id: '5',
  symbol: 'BTC/USDT',
  baseId: '1',
  quoteId: '3',
  side: 'sell',
  price: price('61000'),
  marketPrice: price('60000'),
  quantity: quantity('0.5'),
  filledQuantity: quantity('0.2'),
  fillPrice: price('61010'),
  feeRate: rate('0.002'),
  status: 'pending',
  placedAt: '2026-01-05 10:00:00',
  updatedAt: '2026-01-05 10:05:00',
};

describe('T1 spot orders', () => {
  test('a part that filled is told with that part, the whole with all of it at the price that was reached', () => {
    expect(spotFacts(order)).toMatchObject({ kind: 'spot.partSold', size: { value: '0.2', currency: 'BTC' } });
    const filled = { ...order, status: 'filled' } as const;
    expect(spotFacts(filled)).toMatchObject({ kind: 'spot.sold', size: { value: '0.5' }, price: '61010' });
    expect(spotFacts({ ...filled, side: 'buy' }).kind).toBe('spot.bought');
    expect(spotFacts({ ...order, status: 'cancelled' })).toMatchObject({ kind: 'spot.cancelled', price: '61000' });
  });

  test('T8: the average of several fills is told at the step of the pair, without one as fine as the order’s own prices', () => {
    const filled = { ...order, status: 'filled', fillPrice: price('61010.58629206') } as const;
    expect(spotFacts(filled, price('0.1')).price).toBe('61010.6');
    expect(spotFacts(filled).price).toBe('61011');
    expect(spotFacts({ ...filled, marketPrice: price('60000.25') }).price).toBe('61010.59');
  });

  test('the fee of what has filled is told in the coin that is received, as about where the price is an average', () => {
    const sold = { ...order, status: 'filled', filledQuantity: quantity('0.5') } as const;
    expect(spotFacts(sold).fee).toEqual({ value: '61.01', currency: 'USDT', isAbout: true });
    expect(spotFacts({ ...sold, side: 'buy' }).fee).toEqual({ value: '0.001', currency: 'BTC', isAbout: false });
    expect(spotFacts({ ...sold, fillPrice: undefined }).fee).toBeUndefined();
    expect(spotFacts({ ...sold, filledQuantity: undefined }).fee).toBeUndefined();
    expect(spotFacts({ ...order, status: 'cancelled' }).fee).toBeUndefined();
  });

  test('each part is a stage of its own; nothing filled is none, nor is it where the server does not say', () => {
    expect(spotSighting(order)).toMatchObject({ stage: 'pending 0.2', isOpen: true, isNews: true, hasWaited: true });
    for (const filledQuantity of [quantity('0'), undefined])
      expect(spotSighting({ ...order, filledQuantity })).toMatchObject({ stage: 'pending', isNews: false });
  });

  test('an order that was filled as it was placed has not waited', () => {
    const atOnce = { ...order, status: 'filled', updatedAt: '2026-01-05 10:00:01' } as const;
    expect(spotSighting(atOnce).hasWaited).toBe(false);
    expect(spotSighting({ ...atOnce, updatedAt: undefined })).toMatchObject({
      hasWaited: false,
      movedAt: order.placedAt,
    });
  });
});

describe('T1, T6 contract orders', () => {
  const levels = { takeProfit: price('60400'), stopLoss: price('59000') };

  test('what closed a position is the ledger’s word for a liquidation, otherwise the level that the price has reached', () => {
    const kindOf = (...[changes, cause]: [object, Parameters<typeof contractFacts>[1]]) =>
      contractFacts({ ...closedTrade, ...levels, ...changes }, cause).kind;
    expect(kindOf({}, 'settled')).toBe('contract.takeProfit');
    expect(kindOf({ lastPrice: price('58900') }, 'unknown')).toBe('contract.stopLoss');
    expect(kindOf({ lastPrice: price('58900') }, 'liquidated')).toBe('contract.liquidated');
    expect(kindOf({ lastPrice: price('60000') }, 'settled')).toBe('contract.closed');
    expect(kindOf({ direction: 'short', takeProfit: price('59000'), stopLoss: price('60300') }, 'settled')).toBe(
      'contract.stopLoss',
    );
    expect(kindOf({ lastPrice: undefined }, 'settled')).toBe('contract.closed');
  });

  test('the result is that after all fees; an order that opens has none', () => {
    expect(contractFacts(closedTrade, 'settled').result).toEqual({ value: '18.5', currency: 'USDT' });
    const opened = contractFacts(sampleContract, 'unknown');
    expect([opened.kind, opened.result, opened.price]).toEqual(['contract.openedLong', undefined, '61250.5']);
    expect(opened.fee).toEqual({ value: sampleContract.openFee, currency: 'USDT', isAbout: false });
    expect(contractFacts(closedTrade, 'settled').fee).toBeUndefined();
  });

  test('CT3 a copy that its trader has opened is told as one although it opened at once, and an own order is not', () => {
    const copied = { ...sampleContract, kind: 'copied' } as const;
    expect(contractSighting(copied)).toMatchObject({ isNews: true, hasWaited: true });
    const kinds = (['long', 'short'] as const).map(
      (direction) => contractFacts({ ...copied, direction }, 'unknown').kind,
    );
    expect(kinds).toEqual(['contract.copiedLong', 'contract.copiedShort']);
  });

  test('CT3 the end of a copy is told as that of a copy, whatever ended it', () => {
    const kindOf = (...[changes, cause]: [object, Parameters<typeof contractFacts>[1]]) =>
      contractFacts({ ...closedTrade, ...changes, kind: 'copied' }, cause).kind;
    expect(kindOf({}, 'settled')).toBe('contract.copiedClosed');
    expect(kindOf(levels, 'settled')).toBe('contract.copiedTakeProfit');
    expect(kindOf({ ...levels, lastPrice: price('58900') }, 'unknown')).toBe('contract.copiedStopLoss');
    expect(kindOf({}, 'liquidated')).toBe('contract.copiedLiquidated');
  });

  test('a position that is closing is still open', () => {
    expect(contractSighting({ ...sampleContract, status: 'closing' })).toMatchObject({ stage: 'open', isOpen: true });
    const atOnce = { ...closedTrade, closedAt: closedTrade.createdAt };
    expect(contractSighting(atOnce)).toMatchObject({ stage: 'closed', isOpen: false, hasWaited: true });
    expect(contractSighting(sampleContract).hasWaited).toBe(false);
  });
});

describe('a position near its liquidation', () => {
  /** The stages of a position over several looks, and which of them are news. */
  function looks(distances: readonly (string | undefined)[]): readonly boolean[] {
    let before: string | undefined;
    return distances.map((distance) => {
      const seen = { before, distance: distance === undefined ? undefined : rate(distance) };
      const { stage, isNews } = contractSighting(sampleContract, seen);
      const isTold = isNews && before !== undefined && stage !== before;
      before = stage;
      return isTold;
    });
  }

  test('it is told once below two percent, and again only after it was above four', () => {
    expect(looks(['9', '1.9', '0.5', '3.9', '1.2'])).toEqual([false, true, false, false, false]);
    expect(looks(['9', '1.9', '4', '1.9'])).toEqual([false, true, false, true]);
    expect(looks(['9', '2', '2.5'])).toEqual([false, false, false]);
  });

  test('a look that does not know the distance changes nothing, and the opening is told first', () => {
    expect(looks(['9', '1.9', undefined, '1.9'])).toEqual([false, true, false, false]);
    expect(looks(['1', '1'])).toEqual([false, true]);
    expect(contractSighting(sampleContract, { before: 'pending', distance: rate('1') }).stage).toBe('open');
    const closed = contractSighting(closedTrade, { before: 'open near', distance: undefined });
    expect(closed).toMatchObject({ stage: 'closed', isNews: true });
  });
});

test('T1 a timed option is told with what it came to after its fee', () => {
  const option = settledOption({});
  expect(optionFacts(option)).toMatchObject({ kind: 'option.won', result: { value: '8.45', currency: 'USDT' } });
  expect(optionSighting(option)).toMatchObject({ isOpen: false, isNews: true });
  expect(optionSighting({ ...option, status: 'settling' })).toMatchObject({ isOpen: true, isNews: false });
});
