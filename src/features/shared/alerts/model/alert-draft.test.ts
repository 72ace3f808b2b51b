import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alertLimit, isReached } from '../../../../core/domain/market/price-alert.ts';
import { price } from '../../../../core/money/amount.ts';
import { readAlertDraft, type AlertContext } from './alert-draft.ts';

const context: AlertContext = { languageTag: 'en', last: price('100'), priceStep: price('0.5'), count: 0 };
const read = (priceText: string, changes: Partial<AlertContext> = {}, side?: 'above' | 'below') =>
  readAlertDraft({ priceText, side }, { ...context, ...changes });

describe('readAlertDraft', () => {
  test('E10: the typed price says the side, until the person chooses one', () => {
    expect([read('120').side, read('80').side]).toEqual(['above', 'below']);
    expect(read('80', {}, 'above')).toMatchObject({ side: 'above', problem: 'above' });
  });

  test('E10: what can be set has not been reached yet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.constantFrom('above', 'below', undefined), (whole, side) => {
        const { price: level, side: chosen, problem } = read(String(whole), {}, side);
        if (problem !== undefined || level === undefined) return;
        expect(isReached({ side: chosen, price: level }, price('100'))).toBe(false);
      }),
    );
  });

  test('E10: each thing that is wrong is told by name', () => {
    expect(read('').problem).toBe('missing');
    expect(read('x').problem).toBe('invalid');
    expect(read('1,200').problem).toBe('invalid');
    expect(read('0').problem).toBe('notPositive');
    expect(read('120.3').problem).toBe('step');
    expect(read('100', {}, 'below').problem).toBe('below');
    expect(read('120', { count: alertLimit }).problem).toBe('tooMany');
  });

  test('E10: without a fresh price nothing can be set: the side is unknown', () => {
    expect(read('120', { last: undefined }).problem).toBe('noPrice');
  });
});
