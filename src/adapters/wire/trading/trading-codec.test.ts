import { expect, test } from 'vitest';
import { price, quantity } from '../../../core/money/amount.ts';
import type { SpotOrderQuery } from '../../../core/ports/trading-port.ts';
import { placeSpotOrderFields, readSpotOrders, spotOrdersFields } from './trading-codec.ts';

const query: SpotOrderQuery = { page: 1, limit: 10 };
const row = {
  id: '11',
  currency_id: '1',
  legal_id: '3',
  type: '1',
  target_price: '60000.00000000',
  trade_amount: '0.01000000',
  charge_fee: '0.00200000',
  symbol: 'BTC/USDT',
};

test('placeSpotOrder: price and quantity go out as plain decimals, never as exponents', () => {
  const order = { baseId: '1', quoteId: '3', side: 'sell', price: price('1e-7'), quantity: quantity('1E+3') } as const;
  expect(placeSpotOrderFields(order)).toEqual({
    currency_id: '1',
    legal_id: '3',
    type: '2',
    target_price: '0.0000001',
    amount: '1000',
  });
});

test('spotOrders: absent filters are not sent', () => {
  expect(spotOrdersFields(query)).toEqual({
    currency_id: undefined,
    legal_id: undefined,
    status: undefined,
    page: '1',
    limit: '10',
  });
});

test.each([
  ['pending', '1'],
  ['filled', '2'],
  ['cancelled', '3'],
] as const)('spotOrders: %s is asked for as %s and read back', (status, code) => {
  expect(spotOrdersFields({ ...query, status }).status).toBe(code);
  expect(readSpotOrders([{ ...row, status: code }], query).items[0]?.status).toBe(status);
});

test('spotOrders: a filled order of a server that does not say how much is filled whole', () => {
  const [order] = readSpotOrders([{ ...row, status: '2' }], query).items;
  expect(order?.filledQuantity).toBe('0.01');
  expect(order?.fillPrice).toBeUndefined();
});

test('spotOrders: what is filled of a pending order is unknown, not zero, where the server is silent', () => {
  expect(readSpotOrders([{ ...row, status: '1' }], query).items[0]?.filledQuantity).toBeUndefined();
  expect(readSpotOrders([{ ...row, status: '1', filled_amount: '0' }], query).items[0]?.filledQuantity).toBe('0');
});
