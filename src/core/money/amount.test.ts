import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, scaled } from '../../../tests/support/decimal-samples.ts';
import { amount, decimal, readDecimal } from './amount.ts';

describe('readDecimal', () => {
  test.each([
    ['1', '1'],
    ['-0', '0'],
    ['+1.500', '1.5'],
    ['007.10', '7.1'],
    ['.5', '0.5'],
    ['5.', '5'],
    [' 5 ', '5'],
    ['1e-7', '0.0000001'],
    ['1.5E+3', '1500'],
    ['2.5999999999999996', '2.5999999999999996'],
    ['0.12345678901234567890', '0.1234567890123456789'],
    ['123456789012345678901234567890.5', '123456789012345678901234567890.5'],
    ['9E-20', '0.00000000000000000009'],
  ])('%s is %s', (text, canonical) => {
    expect(readDecimal(text)).toBe(canonical);
  });

  test.each(['', ' ', 'NaN', 'Infinity', '-Infinity', '0x1f', '1,5', '1 000', '1e', '1e9999', '--1', '1.2.3', 'null'])(
    '%s is no decimal',
    (text) => {
      expect(readDecimal(text)).toBeUndefined();
      expect(() => decimal(text)).toThrow(RangeError);
    },
  );

  test('keeps every digit, drops every superfluous zero, and is its own canonical form', () => {
    fc.assert(
      fc.property(scaled(40, 30), (value) => {
        const text = plainText(value);
        const canonical = amount(text);
        expect(canonical).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d*[1-9])?)$/);
        expect(canonical).not.toBe('-0');
        expect(readDecimal(canonical)).toBe(canonical);
        const [integer = '', fraction = ''] = canonical.split('.');
        expect(BigInt(integer + fraction.padEnd(value.places, '0'))).toBe(value.units);
      }),
    );
  });
});
