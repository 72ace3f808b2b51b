import { expect, test } from 'vitest';
import { firstTexts } from './ladder-steps.ts';

const ticket = { priceText: '60000', isPriceTouched: true, sizeText: '0.5', isFromShare: false };
const begin = { from: '60000', to: '', count: '5', size: '0.5' };

test('OE2: a ladder begins with the price and the size of its ticket', () => {
  expect(firstTexts(ticket, false)).toEqual(begin);
  expect(firstTexts({ ...ticket, isFromShare: true }, false)).toEqual(begin);
});

test("OE2: a ladder takes over neither the market's own price nor a share of a hidden balance", () => {
  expect(firstTexts({ ...ticket, isPriceTouched: false }, false).from).toBe('');
  expect(firstTexts({ ...ticket, isFromShare: true }, true).size).toBe('');
});
