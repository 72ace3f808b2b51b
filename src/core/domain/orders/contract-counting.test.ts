import { expect, test } from 'vitest';
import { amount, price, quantity, rate } from '../../money/amount.ts';
import { canForesee, countingOf, countingShownBy, readShown, usualCounting, writeShown } from './contract-counting.ts';
import type { ContractAccountState, ContractOrder } from './contract-order.ts';
import { dialects } from '../server/server-dialect.ts';

const order = (own: Partial<ContractOrder>): ContractOrder => ({
  id: '1',
  displayId: undefined,
  symbol: 'BTC/USDT',
  baseId: '1',
  quoteId: '3',
  direction: 'long',
  status: 'open',
  kind: 'own',
  requestedPrice: price('60000'),
  openPrice: price('60000'),
  lastPrice: price('60100'),
  takeProfit: undefined,
  stopLoss: undefined,
  lots: quantity('2'),
  size: quantity('2'),
  leverage: rate('10'),
  marginAtOpen: amount('12000'),
  margin: amount('12000'),
  openFee: amount('1'),
  overnightRate: rate('0'),
  overnightFee: amount('0'),
  profit: amount('200'),
  realisedProfit: undefined,
  createdAt: undefined,
  openedAt: undefined,
  closedAt: undefined,
  ...own,
});

const state = (own: Partial<ContractAccountState>): ContractAccountState => ({
  available: amount('1000'),
  riskRate: rate('210'),
  margin: undefined,
  marginAtOpen: amount('1000'),
  profit: amount('100'),
  pairMargin: undefined,
  pairMarginAtOpen: undefined,
  pairProfit: undefined,
  ...own,
});

test.each([
  ['price × size ÷ leverage', {}, 'value', 'price'],
  [
    'lots alone (D)',
    { size: quantity('2000'), marginAtOpen: amount('200'), profit: amount('2000000') },
    'lots',
    'leveraged',
  ],
  ['a result that is multiplied (B)', { profit: amount('2000') }, 'value', 'leveraged'],
  ['a short one', { direction: 'short', profit: amount('-200') }, 'value', 'price'],
  ['figures that fit nothing', { marginAtOpen: amount('777'), profit: amount('5') }, 'unknown', 'unknown'],
  ['a coin that costs one', { openPrice: price('1'), marginAtOpen: amount('0.2') }, undefined, 'unknown'],
  ['an order that waits', { status: 'pending', profit: undefined }, 'value', undefined],
  ['no movement yet', { lastPrice: price('60000'), profit: amount('0') }, 'value', undefined],
  ['a copy of another trader', { kind: 'copied' }, undefined, undefined],
] as const)('W15 what an order shows of the counting: %s', (_, own, margin, profit) => {
  expect(countingShownBy([order(own)], undefined)).toMatchObject({ margin, profit });
});

test.each([
  ['with what is free', {}, 'with-balance'],
  ['without what is free', { riskRate: rate('110.00000000') }, 'without-balance'],
  ['neither', { riskRate: rate('3') }, 'unknown'],
  ['nothing free: both are the same', { available: amount('0'), riskRate: rate('110') }, undefined],
  ['not said', { riskRate: undefined }, undefined],
] as const)('W16 what the sums show of the risk rate: %s', (_, own, risk) => {
  expect(countingShownBy([], state(own)).risk).toBe(risk);
});

test('W15 an order that fits counts for more than one of two moments, and two that differ leave it unknown', () => {
  expect(countingShownBy([order({}), order({ marginAtOpen: amount('777') })], undefined).margin).toBe('value');
  expect(countingShownBy([order({}), order({ marginAtOpen: amount('0.2') })], undefined).margin).toBe('unknown');
});

test('W15 what was shown replaces the guess, part by part, and only then is the margin proven', () => {
  const guess = dialects.d.contracts;
  expect(countingOf(guess, {})).toEqual({ ...guess, isProven: false });
  expect(countingOf(guess, { margin: 'value' })).toEqual({ ...guess, margin: 'value', isProven: true });
  expect(countingOf(guess, { margin: 'unknown' }).isProven).toBe(false);
});

test('W15 what was shown is kept as a text, and what is seen later takes its place', () => {
  const kept = writeShown({}, { margin: 'lots' });
  expect(readShown(kept)).toEqual({ margin: 'lots', profit: undefined, risk: undefined });
  expect(writeShown(readShown(kept), { profit: 'leveraged' })).toBe('lots leveraged -');
  expect(readShown('nonsense')).toEqual({});
});

test('W16 a liquidation is foreseen only where all of it is counted in the way that is known', () => {
  expect(canForesee(usualCounting)).toBe(true);
  expect(Object.entries(dialects).filter(([, { contracts }]) => !canForesee(countingOf(contracts, {})))).toHaveLength(
    2,
  );
  expect(canForesee({ ...usualCounting, margin: 'unknown' })).toBe(false);
});
