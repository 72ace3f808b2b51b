import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkStops } from '../../../../core/domain/orders/contract-rules.ts';
import { price, type Price } from '../../../../core/money/amount.ts';
import { compare, fromSteps, isMultipleOf, isPositive } from '../../../../core/money/fixed-point.ts';
import { levelRange, nearestLevel, nudgedLevel, stepOf, type LevelGround } from './level-moves.ts';

const step = price('0.5');
const ground = (change: Partial<LevelGround> = {}): LevelGround => ({
  level: 'stopLoss',
  position: { direction: 'long', lastPrice: price('100') },
  liquidation: price('80.2'),
  step,
  ...change,
});
const steps = fc.integer({ min: 1, max: 4000 });
const prices = fc.integer({ min: 1, max: 400_000 }).map((cents) => fromSteps<Price>(cents, price('0.01')));
const grounds = fc.record({
  level: fc.constantFrom('takeProfit' as const, 'stopLoss' as const),
  position: fc.record({ direction: fc.constantFrom('long' as const, 'short' as const), lastPrice: prices }),
  liquidation: fc.option(prices, { nil: undefined }),
  step: fc.constantFrom(price('0.01'), price('0.5'), price('1'), price('25')),
});

describe('level moves', () => {
  test('CH3: a level stands at a step between the market and the liquidation', () => {
    expect(levelRange(ground())).toEqual({ lowest: '80.5', highest: '99.5' });
    expect(levelRange(ground({ level: 'takeProfit' }))).toEqual({ lowest: '100.5', highest: undefined });
    const short = { direction: 'short', lastPrice: price('100') } as const;
    expect(levelRange(ground({ position: short, liquidation: price('120') }))).toEqual({
      lowest: '100.5',
      highest: '119.5',
    });
    expect(levelRange(ground({ position: short, level: 'takeProfit' }))).toEqual({ lowest: '0.5', highest: '99.5' });
    expect(levelRange(ground({ liquidation: price('99.9') }))).toBeUndefined();
  });

  test('CH3: the stop of a short beside a larger long can be moved: the liquidation lies below it', () => {
    const short = { direction: 'short', lastPrice: price('100') } as const;
    expect(levelRange(ground({ position: short }))).toEqual({ lowest: '100.5', highest: undefined });
  });

  test('CH3: wherever a line is let go, it stands at a step within its range', () => {
    fc.assert(
      fc.property(grounds, prices, (one, wanted) => {
        const found = nearestLevel(wanted, one);
        const range = levelRange(one);
        expect(found === undefined).toBe(range === undefined);
        if (found === undefined || range === undefined) return;
        expect([isMultipleOf(found, one.step), isPositive(found)]).toEqual([true, true]);
        expect(compare(found, range.lowest) >= 0).toBe(true);
        expect(range.highest === undefined || compare(found, range.highest) <= 0).toBe(true);
      }),
    );
  });

  test('CH3: no line can be let go where the server would refuse it for its side or the position is liquidated before', () => {
    fc.assert(
      fc.property(grounds, prices, (one, wanted) => {
        const found = nearestLevel(wanted, one);
        if (found === undefined) return;
        const { direction, lastPrice } = one.position;
        const levels = { takeProfit: undefined, stopLoss: undefined, [one.level]: found };
        const problems = checkStops({
          direction,
          lastPrice,
          openPrice: lastPrice,
          ...levels,
          liquidation: one.liquidation,
        });
        const own = problems.filter(({ key, isWarning }) => !isWarning && key.startsWith(one.level));
        expect(own).toEqual([]);
      }),
    );
  });

  test('CH3: a nudge and its opposite lead back, as long as neither meets an end', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: -20, max: 20 }), (count, by) => {
        const free = ground({ level: 'takeProfit' });
        const present = fromSteps<Price>(250 + count, step);
        const there = nudgedLevel(present, by, free);
        expect(there === undefined ? undefined : nudgedLevel(there, -by, free)).toBe(present);
      }),
    );
    expect(nudgedLevel(price('99.5'), 1, ground())).toBe('99.5');
    expect(nudgedLevel(price('80.5'), -10, ground())).toBe('80.5');
  });

  test('CH3: without a step of the server prices move as they are written', () => {
    expect([stepOf(undefined, price('1.2345')), stepOf(undefined, price('7')), stepOf(step, price('7'))]).toEqual([
      '0.0001',
      '1',
      '0.5',
    ]);
  });
});
