import { describe, expect, test } from 'vitest';
import { price, quantity, rate } from '../../../core/money/amount.ts';
import {
  closePositionsFields,
  contractAccountFields,
  contractOrdersFields,
  contractStopsFields,
  placeContractOrderFields,
  readContractOrder,
} from './contract-codec.ts';

const pair = { baseId: '1', quoteId: '3' };
const order = { ...pair, direction: 'short', lots: quantity('2'), leverage: rate('100'), type: 'market' } as const;
const row = {
  id: '21',
  currency: '1',
  legal: '3',
  symbol: 'BTC/USDT',
  type: '1',
  origin_price: '60000',
  price: '60000',
  share: '1',
  number: '0.01',
  multiple: '50',
  origin_caution_money: '12',
  caution_money: '12',
  trade_fee: '0.3',
  overnight: '0.03',
  overnight_money: '0',
  profits: '5',
  fact_profits: '4',
  transaction_time: '2025-01-02 03:04:05',
};

describe('what is asked', () => {
  test('placeContractOrder: a market order sends no price, a limit order its own, in plain decimals', () => {
    const sent = { currency_id: '1', legal_id: '3', share: '2', multiple: '100', type: '2' };
    expect(placeContractOrderFields({ ...order, limitPrice: price('7') })).toEqual({
      ...sent,
      status: '1',
      target_price: undefined,
    });
    expect(placeContractOrderFields({ ...order, type: 'limit', limitPrice: price('1e-7') })).toEqual({
      ...sent,
      status: '0',
      target_price: '0.0000001',
    });
    expect(placeContractOrderFields({ ...order, direction: 'long' }).type).toBe('1');
  });

  test('contractOrders: absent filters are not sent', () => {
    expect(contractOrdersFields({ page: 2, limit: 10 })).toEqual({
      currency_id: undefined,
      legal_id: undefined,
      status: undefined,
      page: '2',
      limit: '10',
    });
  });

  test('closePositions and setContractStops: codes and prices as the wire has them', () => {
    expect((['all', 'long', 'short'] as const).map((side) => closePositionsFields({ side }).type)).toEqual([
      '0',
      '1',
      '2',
    ]);
    expect(closePositionsFields({ side: 'all', pair })).toEqual({ type: '0', currency_id: '1', legal_id: '3' });
    const position = { id: '21', direction: 'long', openPrice: price('60000') } as const;
    expect(contractStopsFields({ ...position, takeProfit: price('62000'), stopLoss: price('59000.50') })).toEqual({
      id: '21',
      target_profit_price: '62000',
      stop_loss_price: '59000.5',
    });
  });

  test.each([
    ['long', { stopLoss: price('59000') }, ['600000000', '59000']],
    ['long', { takeProfit: price('62000') }, ['62000', '0.00000001']],
    ['short', { stopLoss: price('62000') }, ['0.00000001', '62000']],
    ['short', { takeProfit: price('59000') }, ['59000', '600000000']],
  ] as const)(
    'T20 setContractStops: a %s position with %o alone gets the other where no price comes',
    (direction, levels, sent) => {
      const fields = contractStopsFields({ id: '21', direction, openPrice: price('60000'), ...levels });
      expect([fields.target_profit_price, fields.stop_loss_price]).toEqual(sent);
    },
  );
});

describe('what is answered', () => {
  test.each([
    ['pending', '0'],
    ['open', '1'],
    ['closing', '2'],
    ['closed', '3'],
    ['cancelled', '4'],
  ] as const)('contractAccount: %s is asked for as %s and read back', (status, code) => {
    expect(contractAccountFields({ pair, status, page: 1, limit: 10 }).status).toBe(code);
    expect(readContractOrder({ ...row, status: code }, 'row').status).toBe(status);
  });

  test('contractOrders: a latest price of zero is none, and none is made up from the opening price', () => {
    const read = (latest: string | null) =>
      readContractOrder({ ...row, status: '1', update_price: latest }, 'row').lastPrice;
    expect([read('61000.00000000'), read('0.00000000'), read('0'), read(null)]).toEqual([
      '61000',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('contractOrders: a result belongs to a position, a settled one to a closed position alone', () => {
    const read = (status: string) => readContractOrder({ ...row, status }, 'row');
    expect(['0', '1', '2', '3', '4'].map((status) => read(status).profit)).toEqual([
      undefined,
      '5',
      '5',
      '5',
      undefined,
    ]);
    expect(['0', '1', '2', '3', '4'].map((status) => read(status).realisedProfit)).toEqual([
      undefined,
      undefined,
      undefined,
      '4',
      undefined,
    ]);
    // While the order waits, the field has the time of its placement.
    expect([read('0').openedAt, read('1').openedAt]).toEqual([undefined, row.transaction_time]);
  });
});
