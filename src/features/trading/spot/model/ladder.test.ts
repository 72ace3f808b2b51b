import { describe, expect, test } from 'vitest';
import { contextWith, sampleContext } from '../../../../../tests/support/ticket-samples.ts';
import { amount, price } from '../../../../core/money/amount.ts';
import type { TicketContext } from '../../orders/model/ticket.ts';
import type { LadderTexts } from '../../ticket/model/ladder-steps.ts';
import { fillAtOnce, ladderFee, ladderOf, sumsOf } from './ladder.ts';

const texts: LadderTexts = { from: '59000', to: '57000', count: '5', size: '0.1' };
const ladder = (changes: Partial<LadderTexts> = {}, context: TicketContext = sampleContext) =>
  ladderOf({ side: 'buy', texts: { ...texts, ...changes }, context, id: 'L' });

describe('ladderOf', () => {
  test('ladder: equal sizes at equal distances, from the first price to the last, each an order of its own', () => {
    const { orders, problems, total } = ladder();
    expect(problems).toEqual({});
    expect(orders.map(({ order }) => [order.price, order.quantity])).toEqual([
      ['59000', '0.02'],
      ['58500', '0.02'],
      ['58000', '0.02'],
      ['57500', '0.02'],
      ['57000', '0.02'],
    ]);
    expect(total).toBe('5800');
    expect(new Set(orders.map(({ id }) => id)).size).toBe(5);
  });

  test('ladder: prices stand at steps of the pair and sizes at steps of the lot, never more than was typed', () => {
    const { orders } = ladder({ count: '4', size: '0.1003' });
    expect(orders.map(({ order }) => order.price)).toEqual(['59000', '58333.33', '57666.67', '57000']);
    expect(orders.every(({ order }) => order.quantity === '0.025')).toBe(true);
  });

  test.each<[string, Partial<LadderTexts>, object]>([
    ['one order is none', { count: '1' }, { count: 'count' }],
    ['more than twenty take too long', { count: '21' }, { count: 'count' }],
    ['a range needs two prices', { to: '59000' }, { to: 'range' }],
    ['a range needs room for its orders', { to: '58999.98', count: '5' }, { to: 'range' }],
    ['less than a lot each', { size: '0.0004' }, { size: 'tooSmall' }],
    ['more than there is', { size: '5' }, { size: 'balance' }],
    ['no number', { from: 'low', size: '-1' }, { from: 'unreadable', size: 'unreadable' }],
  ])('ladder: %s', (_why, changes, problems) => {
    expect(ladder(changes)).toMatchObject({ orders: [], problems });
  });

  test('ladder: too little names what is enough for so many orders', () => {
    expect(ladder({ size: '0.0004' }).least).toBe('0.0005');
    expect(ladder({}).least).toBeUndefined();
  });

  test('ladder: what is missing is no mistake, and a sale is measured in units', () => {
    expect(ladder({ from: '', size: '' })).toMatchObject({ orders: [], problems: {} });
    const sale = ladderOf({
      side: 'sell',
      texts: { ...texts, from: '61000', to: '63000' },
      context: contextWith({ availableBase: amount('0.09') }),
      id: 'L',
    });
    expect(sale.problems).toEqual({ size: 'balance' });
  });

  test('ladder: what the market has reached fills at about its price, the rest waits at its own', () => {
    const sale = (context: TicketContext) => {
      const { orders } = ladderOf({ side: 'sell', texts: { ...texts, from: '59950', to: '60150' }, context, id: 'L' });
      return orders.map((order) => fillAtOnce(order, context));
    };
    const [low, best, ...waiting] = sale(sampleContext);
    expect([low, best]).toEqual([
      { price: '60000', value: '1200' },
      { price: '60000', value: '1200' },
    ]);
    expect(waiting).toEqual([undefined, undefined, undefined]);
    expect(sale(contextWith({ depth: undefined, last: price('60010') }))[0]).toEqual({
      price: '60010',
      value: '1200.2',
    });
  });

  test('ladder: what some of them come to, in units and at their limits, to the last digit', () => {
    const { orders } = ladder();
    // 0.02 BTC at 59,000 and at 58,500.
    expect(sumsOf(orders.slice(0, 2))).toEqual({ size: '0.04', value: '2350' });
    expect(sumsOf([])).toEqual({ size: '0', value: '0' });
  });

  test('ladder: the fees of all of them, an estimate where one fills at the price of the market', () => {
    expect(ladderFee(ladder().orders)).toEqual({ value: '0.0002', currency: 'BTC', isExact: true });
    const crossing = ladderOf({
      side: 'sell',
      texts: { ...texts, from: '59950', to: '60150' },
      context: sampleContext,
      id: 'L',
    });
    expect(ladderFee(crossing.orders)).toMatchObject({ currency: 'USDT', isExact: false });
    expect(ladderFee(ladder({}, contextWith({ feeRate: undefined })).orders)?.value).toBeUndefined();
  });
});
