import { describe, expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { amount, price, quantity, rate } from '../../../../core/money/amount.ts';
import { netAtPrice } from './contract-position.ts';
import { presetPrice, readStops } from './stops.ts';

const long = {
  ...sampleContract,
  direction: 'long',
  openPrice: price('100'),
  lastPrice: price('110'),
  size: quantity('2'),
  leverage: rate('10'),
  openFee: amount('1'),
  overnightFee: amount('0'),
} as const;
const read = (takeProfit: string, stopLoss: string) =>
  readStops({
    position: long,
    netAt: (level) => netAtPrice(long, level, 'price'),
    texts: { takeProfit, stopLoss },
    liquidation: price('50'),
    step: price('0.5'),
    languageTag: 'en',
  });

describe('readStops', () => {
  test('PO2: levels are measured against the price of now, and say what they would leave', () => {
    const reading = read('120', '90');
    expect(reading.canSend).toBe(true);
    expect(reading.nets).toEqual({ takeProfit: '39', stopLoss: '-21' });
  });

  test('PO2: a stop above the entry locks a gain in and is warned about, not refused', () => {
    const reading = read('120', '105');
    expect([reading.canSend, reading.problems.stopLoss?.isWarning]).toEqual([true, true]);
    expect(reading.nets.stopLoss).toBe('9');
  });

  test.each([
    ['a target below the price', '109', '90', 'takeProfit', 'takeProfitNotBeyondPrice'],
    ['a stop above the price', '120', '111', 'stopLoss', 'stopLossNotBeyondPrice'],
    ['a stop past the liquidation', '120', '49', 'stopLoss', 'stopLossBeyondLiquidation'],
    ['what is no price', '120', 'low', 'stopLoss', 'stopLossUnreadable'],
    ['zero', '0', '90', 'takeProfit', 'takeProfitUnreadable'],
  ] as const)('PO2: %s cannot be sent', (_, takeProfit, stopLoss, level, key) => {
    const reading = read(takeProfit, stopLoss);
    expect([reading.canSend, reading.problems[level]?.key]).toEqual([false, key]);
  });

  test('T20: one level alone can be sent, with its distance and its result', () => {
    expect(read('', '99')).toMatchObject({
      canSend: true,
      takeProfit: undefined,
      stopLoss: '99',
      percents: { takeProfit: undefined, stopLoss: '-10' },
      nets: { takeProfit: undefined, stopLoss: '-3' },
    });
  });

  test('PO2: a price between two steps cannot be sent', () => {
    expect(read('120.3', '90')).toMatchObject({ canSend: false, offStep: { takeProfit: true, stopLoss: false } });
  });

  test('presetPrice: it lies on the winning or losing side of the direction, on a step', () => {
    const at = (direction: 'long' | 'short', level: 'takeProfit' | 'stopLoss') =>
      presetPrice(level, { direction, lastPrice: price('110') }, { percent: 3, step: price('0.5') });
    expect([at('long', 'takeProfit'), at('long', 'stopLoss')]).toEqual(['113.5', '106.5']);
    expect([at('short', 'takeProfit'), at('short', 'stopLoss')]).toEqual(['106.5', '113.5']);
  });
});
