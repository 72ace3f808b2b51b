import { describe, expect, test } from 'vitest';
import { sampleContractContext } from '../../../../../tests/support/contract-samples.ts';
import { usualCounting } from '../../../../core/domain/orders/contract-counting.ts';
import { amount, quantity, rate } from '../../../../core/money/amount.ts';
import { contractLadderOf, sumsOfContracts, type ContractLadderQuestion } from './contract-ladder.ts';
import type { ContractContext } from './contract-ticket.ts';
import { nearLiquidationGuards } from './contract-way.ts';

const { terms, state } = sampleContractContext;
const context: ContractContext = {
  ...sampleContractContext,
  terms: { ...terms, leverages: [rate('5'), rate('10')], available: amount('5000') },
  state: { ...state, available: amount('5000') },
};

const texts = { from: '58000', to: '56000', count: '3', size: '6' };

const ladder = (
  changes: Partial<typeof texts> = {},
  question: Partial<Pick<ContractLadderQuestion, 'draft' | 'context'>> = {},
) =>
  contractLadderOf({
    draft: { direction: 'long', leverage: rate('10'), sizeUnit: 'lots' },
    context,
    ...question,
    texts: { ...texts, ...changes },
    id: 'L',
  });

describe('contractLadderOf', () => {
  test('OE8: waiting orders of equal lots at equal distances, with what all of them take and where all would be liquidated', () => {
    const { orders, problems, ...all } = ladder();
    expect(problems).toEqual({});
    expect(orders.map(({ order }) => [order.type, order.limitPrice, order.lots, order.leverage])).toEqual([
      ['limit', '58000', '2', '10'],
      ['limit', '57000', '2', '10'],
      ['limit', '56000', '2', '10'],
    ]);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(3);
    // 0.02 BTC each: 116 + 114 + 112 of margin, 0.05 % of 3,420.
    expect(all).toMatchObject({ margin: '342', fee: '1.71', needed: '343.71', isOutOfReach: true });
    expect(ladder({ size: '120' })).toMatchObject({ orders: [], problems: { size: 'balance' } });
  });

  test('OE8: what some of them come to; a margin that is not known of one is not known of all', () => {
    const [first, second, third] = ladder().orders;
    if (first === undefined || second === undefined || third === undefined) throw new Error('a ladder of three');
    expect(sumsOfContracts([first, third])).toEqual({ size: '0.04', margin: '228' });
    const unknown = { ...second, cost: { ...second.cost, margin: undefined } };
    expect(sumsOfContracts([first, unknown])).toEqual({ size: '0.04', margin: undefined });
  });

  test('OE8: a margin is shared out, and never more than was typed is bound', () => {
    const { orders, margin } = ladder(
      { size: '600' },
      { draft: { direction: 'long', leverage: rate('10'), sizeUnit: 'margin' } },
    );
    expect(orders.map(({ order }) => order.lots)).toEqual(['3', '3', '3']);
    expect(margin).toBe('513');
  });

  test('OE8: where all of them would be liquidated counts each at its own price', () => {
    const { liquidation, orders } = ladder({ size: '75' });
    expect(orders).toHaveLength(3);
    // 0.75 BTC at 57,000 on average: 5,000 less the fee of 21.375 and a tenth of the margin of 4,275 may be lost.
    expect(liquidation).toBe('50931.83333334');
  });

  test('OE8: the room to the liquidation is that of the order nearest to it, of a short as of a long', () => {
    // From 56,000, and not from the average: with one lot each the whole account can be lost.
    expect(ladder({ size: '75' }).distance).toBe('9.05');
    expect(ladder().distance).toBeUndefined();
    const short = { draft: { direction: 'short', leverage: rate('10'), sizeUnit: 'lots' } } as const;
    const { liquidation, distance } = ladder({ from: '61000', to: '63000', size: '75' }, short);
    // 0.75 BTC at 62,000 on average, and 4,511.75 may be lost.
    expect([liquidation, distance]).toEqual(['68015.66666666', '7.96']);
    expect(nearLiquidationGuards(rate('5'), 'USDT')).toEqual([
      { kind: 'near-liquidation', percent: '5', currency: 'USDT' },
    ]);
    expect(nearLiquidationGuards(rate('5.01'), 'USDT')).toEqual([]);
    expect(nearLiquidationGuards(undefined, 'USDT')).toEqual([]);
  });

  test('OE8: too little names what is enough for so many orders, in lots or in margin', () => {
    expect(ladder({ size: '2' }).least).toBe('3');
    const inMargin = { draft: { direction: 'long', leverage: rate('10'), sizeUnit: 'margin' } } as const;
    // The dearest lot takes 58 of margin.
    expect(ladder({ size: '100' }, inMargin)).toMatchObject({ problems: { size: 'tooSmall' }, least: '174' });
    expect(ladder({ size: '174' }, inMargin).orders).toHaveLength(3);
    const ofTwo = { ...context, terms: { ...terms, lots: { ...terms.lots, min: quantity('2') } } };
    expect(ladder({ size: '3' }, { context: ofTwo })).toMatchObject({ problems: { size: 'tooSmall' }, least: '6' });
  });

  test.each<[string, Partial<typeof texts>, object]>([
    ['a long waits below the market', { from: '61000' }, { from: { key: 'error.limitNotBelow' } }],
    ['also with its last price', { to: '62000' }, { to: { key: 'error.limitNotBelow' } }],
    ['not a lot each', { size: '2' }, { size: 'tooSmall' }],
    ['more lots than one order may have', { size: '303' }, { size: { key: 'error.tooManyLots' } }],
    ['one order is none', { count: '1' }, { count: 'count' }],
    ['a range needs two prices', { to: '58000' }, { to: 'range' }],
    ['no number', { size: 'much' }, { size: 'unreadable' }],
  ])('OE8: %s', (_why, changes, problems) => {
    expect(ladder(changes)).toMatchObject({ orders: [], problems });
  });

  test('OE8: a short waits above the market; what is missing is no mistake', () => {
    const draft = { direction: 'short', leverage: rate('10'), sizeUnit: 'lots' } as const;
    expect(ladder({ from: '61000', to: '63000' }, { draft }).orders).toHaveLength(3);
    expect(ladder({}, { draft }).problems).toMatchObject({ from: { key: 'error.limitNotAbove' } });
    expect(ladder({ to: '', size: '' })).toMatchObject({ orders: [], problems: {} });
  });

  test('OE8: where the server counts by rules that are not proven, more than is free is a guess and stops nothing', () => {
    const counting = { ...usualCounting, isProven: false };
    const { orders, problems } = ladder({ size: '120' }, { context: { ...context, counting } });
    expect([orders.length, problems]).toEqual([3, {}]);
  });
});
