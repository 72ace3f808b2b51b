import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, decimal, quantity, rate, type Price } from '../../../../core/money/amount.ts';
import { cost, fromSteps, multiply, roundTo } from '../../../../core/money/fixed-point.ts';
import { listedInstruments } from './facts/instruments.ts';
import { candleRow } from './market-rows.ts';

const steps = fc.integer({ min: 1, max: 2_000_000 });

test('candleRow: the turnover is the product of decimals, to the last hundredth', () => {
  const quarter = rate('0.25');
  fc.assert(
    fc.property(
      fc.constantFrom(...listedInstruments),
      fc.tuple(steps, steps, steps, steps),
      steps,
      (instrument, four, lots) => {
        const [open, high, low, close] = four;
        const row = candleRow(instrument, { time: 0, open, high, low, close, lots });
        const fourfold = fromSteps(open + high + low + close, decimal<Price>(instrument.priceStep));
        const units = fromSteps(lots, quantity(instrument.quantityStep));
        const exact = multiply(cost(fourfold, units), quarter);
        expect(amount(JSON.stringify(row['vol']))).toBe(roundTo(exact, 2));
      },
    ),
  );
});
