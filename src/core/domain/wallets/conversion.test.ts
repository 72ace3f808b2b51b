import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText, scaled } from '../../../../tests/support/decimal-samples.ts';
import { amount, price, rate, type Amount, type Price, type Rate } from '../../money/amount.ts';
import { add, compare, decimalOf, isZero, roundTo, subtract } from '../../money/fixed-point.ts';
import { conversionFee, convertedAmount, mostConvertible } from './conversion.ts';

const sums = fc.bigInt({ min: 0n, max: 10n ** 15n }).map((units) => decimalOf<Amount>(units, 8));
const prices = scaled(9, 6)
  .filter(({ units }) => units > 0n)
  .map((value) => decimalText<Price>(value));
const percents = fc.integer({ min: 0, max: 10_000 }).map((units) => decimalOf<Rate>(BigInt(units), 3));

test('convertedAmount: the golden one, and nothing for a price of zero', () => {
  const terms = { fromPrice: price('64000'), toPrice: price('3200') };
  expect(convertedAmount(amount('0.5'), terms)).toBe('10');
  expect(convertedAmount(amount('1'), { fromPrice: price('1'), toPrice: price('3') })).toBe('0.33333333');
  expect(convertedAmount(amount('1'), { fromPrice: price('1'), toPrice: price('0') })).toBeUndefined();
});

test('conversionFee: percent of what is given, rounded up to what balances can say', () => {
  expect(conversionFee(amount('1000'), rate('0.1'))).toBe('1');
  expect(conversionFee(amount('0.00000001'), rate('0.1'))).toBe('0.00000001');
  expect(conversionFee(amount('5'), rate('0'))).toBe('0');
});

test('convertedAmount: never worth more than what was given, and less than a last decimal below it', () => {
  fc.assert(
    fc.property(sums, prices, prices, (sum, fromPrice, toPrice) => {
      const received = convertedAmount(sum, { fromPrice, toPrice }) ?? amount('-1');
      const units = (text: string, places: number): bigint => {
        const [whole = '', fraction = ''] = text.split('.');
        return BigInt(whole + fraction.padEnd(places, '0'));
      };
      // On integers alone: all prices in millionths, all sums in units of their eighth decimal.
      const exact = units(sum, 8) * units(fromPrice, 6);
      const given = units(received, 8) * units(toPrice, 6);
      expect(given <= exact && exact < given + units(toPrice, 6)).toBe(true);
    }),
  );
});

test('conversion: there and back at the same prices gains nothing, with or without a fee', () => {
  fc.assert(
    fc.property(sums, prices, prices, (sum, fromPrice, toPrice) => {
      const there = convertedAmount(sum, { fromPrice, toPrice }) ?? amount('0');
      const back = convertedAmount(there, { fromPrice: toPrice, toPrice: fromPrice }) ?? amount('0');
      expect(compare(back, sum)).toBeLessThanOrEqual(0);
    }),
  );
});

test('mostConvertible: with its fee it is there, and one unit more would not be', () => {
  fc.assert(
    fc.property(sums, percents, (available, percent) => {
      const most = mostConvertible(available, percent) ?? amount('-1');
      const whole = (sum: Amount): Amount => add(sum, conversionFee(sum, percent) ?? amount('0'));
      expect(compare(whole(most), available)).toBeLessThanOrEqual(0);
      expect(compare(whole(add(most, amount('0.00000001'))), available)).toBe(1);
      expect(isZero(subtract(roundTo(most, 8), most))).toBe(true);
    }),
  );
});
