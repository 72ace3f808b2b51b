import { describe, expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { amount, price, quantity, rate } from '../../../../core/money/amount.ts';
import { roundTo } from '../../../../core/money/fixed-point.ts';
import { defaultChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import { contractGuardsOf, contractWay, type SentContract } from './contract-way.ts';

const { baseId, quoteId, direction, lots, leverage, requestedPrice } = sampleContract;
const sent: SentContract = {
  id: 'a1',
  symbol: sampleContract.symbol,
  base: 'BTC',
  quote: 'USDT',
  orderType: 'limit',
  order: { baseId, quoteId, direction, lots, leverage, type: 'limit', limitPrice: requestedPrice },
};

describe('contractWay', () => {
  test('OE6: an order is recognised in the list; another size, side or limit is another order', () => {
    expect(contractWay.isTwin(sampleContract, sent)).toBe(true);
    expect(contractWay.isTwin({ ...sampleContract, lots: quantity('77') }, sent)).toBe(false);
    expect(contractWay.isTwin({ ...sampleContract, requestedPrice: price('1') }, sent)).toBe(false);
    const other = direction === 'long' ? 'short' : 'long';
    expect(contractWay.isTwin({ ...sampleContract, direction: other }, sent)).toBe(false);
  });

  test('OE6: what was sent comes back from the device as it was; a market order needs no price', () => {
    expect(contractWay.read(contractWay.write(sent))).toEqual(sent);
    const market: SentContract = {
      ...sent,
      orderType: 'market',
      order: { baseId, quoteId, direction, lots, leverage, type: 'market' },
    };
    expect(contractWay.read(contractWay.write(market))).toEqual(market);
    expect(contractWay.read(['a1'])).toBeUndefined();
  });
});

const cost = { value: amount('82000'), fee: amount('29'), margin: amount('16400'), needed: amount('16429') };
const near = { cost, available: undefined, quote: 'USDT', distance: rate('2.33'), freeAfterLoss: undefined };

test('contractGuardsOf: a liquidation within five percent is a reason to look twice', () => {
  expect(contractGuardsOf(near, defaultChecks)).toEqual([
    { kind: 'near-liquidation', percent: '2.33', currency: 'USDT' },
  ]);
  expect(contractGuardsOf({ ...near, distance: rate('5.01') }, defaultChecks)).toEqual([]);
  expect(contractGuardsOf({ ...near, distance: undefined }, defaultChecks)).toEqual([]);
});

test('contractGuardsOf: an order that takes what the running loss has used up says what is left', () => {
  const far = { ...near, distance: undefined };
  expect(contractGuardsOf({ ...far, freeAfterLoss: amount('-5020.43') }, defaultChecks)).toEqual([
    { kind: 'running-loss', free: '-5020.43', currency: 'USDT' },
  ]);
  expect(contractGuardsOf({ ...far, freeAfterLoss: amount('16429') }, defaultChecks)).toEqual([]);
});

test('contractGuardsOf: the share is that of what the ticket calls available, not of what positions hold', () => {
  const guards = contractGuardsOf({ ...near, distance: undefined, available: amount('16439.76') }, defaultChecks);
  expect(guards).toMatchObject([{ kind: 'equity-share', available: '16439.76', currency: 'USDT' }]);
  expect(guards.map((guard) => (guard.kind === 'equity-share' ? roundTo(guard.percent, 2) : undefined))).toEqual([
    '99.93',
  ]);
  expect(contractGuardsOf({ ...near, distance: undefined }, defaultChecks)).toEqual([]);
});
