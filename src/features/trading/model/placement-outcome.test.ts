import { describe, expect, test } from 'vitest';
import { sampleOrder, snapshotOf } from '../../../../tests/support/ticket-samples.ts';
import { lackingAs } from '../../../core/domain/page.ts';
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

describe('R8 placementOutcome: with a row that cannot be read', () => {
  const lacking = (id: string | undefined, ...orders: AccountView['orders'] & object) =>
    lackingAs(orders, { unreadable: [{ id, path: 'message.list[1].trade_amount' }] });
  const untouched = (orders: AccountView['orders']): AccountView => ({ orders, available: amount('10000') });

  test.each([
    ['it has no id', undefined],
    ['its id is new', '99'],
  ])('R8 nothing is said to be missing after the order where %s', (_, id) => {
    expect(outcome(untouched(lacking(id, old)))).toBe('unknown');
  });

  test('R8 one that was there before, readable or not, is not the order', () => {
    expect(outcome(untouched(lacking('10')))).toBe('not-placed');
    expect(outcome(untouched(lacking('9', old)), { before: { ...before, orders: lacking('9', old) } })).toBe(
      'not-placed',
    );
  });

  test('R8 without its id nothing is known of what was there before: neither placed nor missing is said', () => {
    const known = { before: { ...before, orders: lacking(undefined, old) } };
    expect(outcome(untouched([sampleOrder, old]), known)).toBe('unknown');
    expect(outcome(untouched([old]), known)).toBe('unknown');
  });

  test('R8 an order that is there now and was unreadable before is not taken for the new one', () => {
    const known = { before: { ...before, orders: lacking(sampleOrder.id, old) } };
    expect(outcome({ orders: [sampleOrder, old], available: amount('4000') }, known)).toBe('unknown');
  });
});
