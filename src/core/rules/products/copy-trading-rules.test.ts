import { describe, expect, test } from 'vitest';
import { quantity } from '../../money/amount.ts';
import { countedTerms, followNumberProblem, isOneTooMany } from './copy-trading-rules.ts';

describe('followNumberProblem', () => {
  test.each([
    ['1', 'lots', undefined],
    ['5', 'lots', undefined],
    ['5.0', 'lots', undefined],
    ['6', 'lots', 'amountAbove'],
    ['5.5', 'lots', 'amountAbove'],
    ['1.5', 'lots', 'notWhole'],
    ['0.99999999', 'lots', 'notWhole'],
    ['0', 'lots', 'amountNotPositive'],
    ['-1', 'lots', 'amountNotPositive'],
    ['', 'lots', 'required'],
    ['five', 'lots', 'amountInvalid'],
    ['0.01', 'multiplier', undefined],
    ['0.12345678', 'multiplier', undefined],
    ['0.123456789', 'multiplier', 'amountTooFine'],
    ['1.555', 'multiplier', undefined],
    ['5', 'multiplier', undefined],
    ['5.001', 'multiplier', 'amountAbove'],
    ['5.01', 'multiplier', 'amountAbove'],
    ['0', 'multiplier', 'amountNotPositive'],
    ['0.000000000', 'multiplier', 'amountNotPositive'],
    ['-1', 'multiplier', 'amountNotPositive'],
    [' ', 'multiplier', 'required'],
    ['two', 'multiplier', 'amountInvalid'],
    ['1e3', 'multiplier', 'amountInvalid'],
    ['1e-1', 'multiplier', 'amountInvalid'],
    ['1.123456789012', 'multiplier', 'amountTooFine'],
    ['1.123456789012', 'lots', 'notWhole'],
  ] as const)('CT2 %j as %s: %s', (text, way, key) => {
    expect(followNumberProblem(text, way)?.key).toBe(key);
  });
});

describe('countedTerms', () => {
  test.each([
    ['multiplier', '2', '2'],
    ['multiplier', '1.5', '1.5'],
    ['multiplier', '1.555', '1.56'],
    ['multiplier', '1.004', '1'],
    ['multiplier', '4.999', '5'],
    ['multiplier', '0.125', '0.125'],
    ['lots', '3', '3'],
  ] as const)('CT2 a %s of %s counts as %s', (way, number, counted) => {
    expect(countedTerms({ way, number: quantity(number) })).toEqual({ way, number: counted });
  });
});

describe('isOneTooMany', () => {
  test.each([
    [[], '1', false],
    [['2'], '1', false],
    [['2', '3'], '1', true],
    [['1', '2'], '1', false],
    [['1', '2', '3'], '1', false],
  ] as const)('CT2 following %j and asking for %s: %s', (followed, trader, isTooMany) => {
    expect(isOneTooMany(followed, trader)).toBe(isTooMany);
  });
});
