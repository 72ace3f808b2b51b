import { expect, test } from 'vitest';
import { forDrawing, placesOf } from '../../../../../core/money/fixed-point.ts';
import { currencies } from '../../ledger/currencies.ts';
import { isOpenAt } from './hours.ts';
import { listedInstruments } from './instruments.ts';

const inCategory = (category: string) => listedInstruments.filter((instrument) => instrument.category === category);

test('instruments: four categories with enough of each, coins in USDT and the rest in dollars', () => {
  expect(inCategory('crypto').length).toBeGreaterThanOrEqual(24);
  expect(inCategory('forex').length).toBeGreaterThanOrEqual(10);
  expect(inCategory('stock')).toHaveLength(10);
  expect(inCategory('futures')).toHaveLength(6);
  for (const { category, quote, quoteId } of listedInstruments) {
    expect([quote, quoteId]).toEqual(category === 'crypto' ? ['USDT', 3] : ['USD', 100]);
  }
});

test('instruments: ids are unique and never a currency id', () => {
  const ids = listedInstruments.map(({ id }) => id);
  const currencyIds = new Set(currencies.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.some((id) => currencyIds.has(id))).toBe(false);
});

test('instruments: price times quantity is exact in the eight decimals of the wire', () => {
  for (const { symbol, priceStep, quantityStep } of listedInstruments) {
    expect([symbol, placesOf(priceStep) + placesOf(quantityStep) <= 8]).toEqual([symbol, true]);
  }
});

test('instruments: a price step is small against the price and against the move of a minute', () => {
  for (const { symbol, referencePrice, priceStep, minuteSigma } of listedInstruments) {
    const steps = forDrawing(referencePrice) / forDrawing(priceStep);
    expect([symbol, steps > 5000, steps < 20_000_000]).toEqual([symbol, true, true]);
    expect([symbol, (steps * minuteSigma) / 10_000 > 1]).toEqual([symbol, true]);
  }
});

test('hours: coins never close; currencies, shares and futures do', () => {
  const at = (text: string) => Date.parse(`${text}Z`);
  const saturday = at('2026-01-10T15:00');
  expect(isOpenAt('crypto', saturday)).toBe(true);
  expect(isOpenAt('forex', saturday)).toBe(false);
  expect(isOpenAt('forex', at('2026-01-11T21:59'))).toBe(false);
  expect(isOpenAt('forex', at('2026-01-11T22:00'))).toBe(true);
  expect(isOpenAt('forex', at('2026-01-09T22:00'))).toBe(false);
  expect(isOpenAt('stock', at('2026-01-07T13:29:59.999'))).toBe(false);
  expect(isOpenAt('stock', at('2026-01-07T13:30'))).toBe(true);
  expect(isOpenAt('stock', at('2026-01-07T20:00'))).toBe(false);
  expect(isOpenAt('futures', at('2026-01-07T21:00'))).toBe(false);
  expect(isOpenAt('futures', at('2026-01-07T20:59'))).toBe(true);
});
