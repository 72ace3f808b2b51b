import { describe, expect, test } from 'vitest';
import { price } from '../../money/amount.ts';
import { levelsToSend, reachableLevel } from './contract-levels.ts';

const none = { takeProfit: undefined, stopLoss: undefined };

describe('T20 levels that are not wanted', () => {
  test.each(['0.00000321', '0.5', '61250.5', '104000'])(
    'T20: sent where the price never comes, and read back as none, of a position at %s',
    (text) => {
      const openPrice = price(text);
      for (const direction of ['long', 'short'] as const) {
        const sent = levelsToSend({ direction, openPrice }, none);
        expect(reachableLevel(sent.takeProfit, openPrice)).toBeUndefined();
        expect(reachableLevel(sent.stopLoss, openPrice)).toBeUndefined();
      }
    },
  );

  test('T20: on the sides of the price that servers ask for', () => {
    const openPrice = price('60000');
    expect(levelsToSend({ direction: 'long', openPrice }, none)).toEqual({
      takeProfit: '600000000',
      stopLoss: '0.00000001',
    });
    expect(levelsToSend({ direction: 'short', openPrice }, none)).toEqual({
      takeProfit: '0.00000001',
      stopLoss: '600000000',
    });
  });

  test('reachableLevel: what can be reached stays, however far, and zero is none', () => {
    const openPrice = price('60000');
    expect(reachableLevel(price('0.01'), openPrice)).toBe('0.01');
    expect(reachableLevel(price('5900000'), openPrice)).toBe('5900000');
    expect(reachableLevel(price('0'), openPrice)).toBeUndefined();
    // An order that waits may have no open price yet.
    expect(reachableLevel(price('62000'), price('0'))).toBe('62000');
  });
});
