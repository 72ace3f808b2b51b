import { describe, expect, test } from 'vitest';
import { sampleOrder, snapshotOf } from '../../../../tests/support/ticket-samples.ts';
import { amount, price, quantity } from '../../../core/money/amount.ts';
import { placementOutcome, type AccountBefore, type AccountView } from './placement-outcome.ts';
import type { SpotWay } from './order-snapshot.ts';
import { spotWay } from './spot-way.ts';

const snapshot = snapshotOf({ sizeText: '0.1' });
const old = { ...sampleOrder, id: '10' };
const before: AccountView = { orders: [old], available: amount('10000') };
const outcome = (after: AccountView, changes: { isDecided?: boolean; before?: AccountBefore } = {}) =>
  placementOutcome<SpotWay>(spotWay, { snapshot, before, after, isDecided: true, ...changes }).kind;

describe('placementOutcome', () => {
  test('placementOutcome: a new order just like it was placed, at any time', () => {
    const after = { orders: [sampleOrder, old], available: amount('4000') };
    expect(outcome(after, { isDecided: false })).toBe('placed');
    expect(outcome({ ...after, available: undefined })).toBe('placed');
  });

  test('placementOutcome: an older order of the same kind is not taken for it', () => {
    expect(outcome({ orders: [old], available: amount('10000') })).toBe('not-placed');
  });

  test.each([
    ['another side', { side: 'sell' as const }],
    ['another price', { price: price('60001') }],
    ['another quantity', { quantity: quantity('0.2') }],
    ['another pair', { baseId: '2' }],
  ])('placementOutcome: %s is another order', (_, changes) => {
    expect(outcome({ orders: [{ ...sampleOrder, ...changes }, old], available: amount('10000') })).toBe('not-placed');
  });

  test('placementOutcome: numbers are compared as numbers', () => {
    expect(outcome({ orders: [{ ...sampleOrder, price: price('60000.00') }, old], available: undefined })).toBe(
      'placed',
    );
  });

  test('placementOutcome: while the request may still take effect, nothing to see proves nothing', () => {
    expect(outcome({ orders: [old], available: amount('10000') }, { isDecided: false })).toBe('unknown');
  });

  test.each([
    ['the balance moved', { orders: [old], available: amount('4000') }, before],
    ['the orders cannot be read', { orders: undefined, available: amount('10000') }, before],
    ['the balance cannot be read', { orders: [old], available: undefined }, before],
    [
      'the orders before are not known',
      { orders: [old], available: amount('10000') },
      { ...before, orders: undefined },
    ],
    [
      'the balance before is not known',
      { orders: [old], available: amount('10000') },
      { ...before, available: undefined },
    ],
  ])('placementOutcome: it stays unknown when %s', (_, after, known) => {
    expect(outcome(after, { before: known })).toBe('unknown');
  });
});
