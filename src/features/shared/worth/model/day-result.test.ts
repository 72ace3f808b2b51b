import { expect, test } from 'vitest';
import type { Loan } from '../../../../core/domain/finance/loan.ts';
import type { QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import type { Wallets } from '../../../../core/domain/wallets/wallet.ts';
import { amount, price } from '../../../../core/money/amount.ts';
import { heldAllDay, signOf } from './held-all-day.ts';
import { netFlow, priceChangeToday, pricesOrNothing, repaidOf, repaidSince, resultSince } from './day-result.ts';

const bill = (kind: string, change: string, more: object = {}) => ({
  kind,
  change: amount(change),
  currencyName: 'USDT',
  concernsLocked: false,
  ...more,
});
const priceOf = (name: string) => (name === 'USDT' ? price('1') : undefined);

test('A2 what came from outside or left is no result: deposits, adjustments, withdrawals; a loan is owed and no flow', () => {
  expect(netFlow([bill('8', '500'), bill('601', '9000'), bill('51', '-20')], priceOf)).toBe('500');
  const sent = [
    bill('99', '-40'),
    bill('99', '40', { concernsLocked: true }),
    bill('100', '-40', { concernsLocked: true }),
  ];
  expect(netFlow(sent, priceOf)).toBe('-40');
});

test('A2 a flow that is not known makes no result', () => {
  expect(netFlow([bill('8', '1', { currencyName: 'XXX' })], priceOf)).toBeUndefined();
  expect(netFlow([bill('99', '-40')], priceOf)).toBeUndefined();
});

const pair = (symbol: string, open: string | undefined, last: string): QuotedInstrument =>
  ({ instrument: { symbol }, quote: { price: price(last), open: open && price(open) } }) as unknown as QuotedInstrument;
const holding = (currencyName: string, available: string): Wallets =>
  ({
    accounts: [{ account: 'spot', balances: [{ currencyName, available: amount(available), locked: amount('0') }] }],
  }) as unknown as Wallets;

test('A2 today’s prices count for what is held now; without a price of the day’s open nothing is told', () => {
  const change = (currency: string, owned: string, one: QuotedInstrument) =>
    priceChangeToday(heldAllDay(holding(currency, owned), []), [one], priceOf);
  expect(change('BTC', '0.5', pair('BTC/USDT', '60000', '61500'))).toBe('750');
  expect(change('BTC', '0.5', pair('BTC/USDT', undefined, '61000'))).toBeUndefined();
  expect(change('USDT', '5', pair('BTC/USDT', '60000', '61000'))).toBeUndefined();
});

test('A2 today’s prices are those of the net worth, not those of when the list of pairs was read', () => {
  const readBefore = [pair('BTC/USDT', '60000', '61500')];
  const now = priceChangeToday(heldAllDay(holding('BTC', '0.5'), []), readBefore, () => price('57000'));
  expect(now).toBe('-1500');
});

const line = (currencyName: string, change: string, createdAt: string) => ({
  currencyName,
  change: amount(change),
  createdAt,
});

test('A2 what came in today, sent or bought, has no share in what prices did before', () => {
  const wallets = holding('BTC', '0.5');
  const heldAfter = (...lines: Parameters<typeof heldAllDay>[1]) => heldAllDay(wallets, lines).get('BTC');
  expect(heldAfter(line('BTC', '0.5', '10:00'))).toBe('0');
  expect(heldAfter(line('BTC', '0.2', '10:00'), line('USDT', '900', '09:00'))).toBe('0.3');
  // Sold in the morning and bought back at noon: what was never away.
  expect(heldAfter(line('BTC', '0.4', '12:00'), line('BTC', '-0.4', '09:00'))).toBe('0.1');
  expect(heldAfter(line('BTC', '-2', '12:00'), line('BTC', '2', '09:00'))).toBe('0.5');
  const rise = [pair('BTC/USDT', '60000', '61500')];
  expect(priceChangeToday(heldAllDay(wallets, [line('BTC', '0.5', '10:00')]), rise, priceOf)).toBeUndefined();
});

test('A2 a move between accounts, or to what is locked, is no coin that came in', () => {
  const moved = [line('BTC', '0.5', '10:00'), line('BTC', '-0.5', '10:00')];
  expect(heldAllDay(holding('BTC', '0.5'), moved).get('BTC')).toBe('0.5');
});

test('A2 balances that changed are told from those that the lines were read for', () => {
  expect(signOf(holding('BTC', '0.5'))).not.toBe(signOf(holding('BTC', '0.6')));
  expect(signOf(holding('BTC', '0.5'))).toBe(signOf(holding('BTC', '0.5')));
});

test('A2 a result is counted against what the day began with: yesterday’s value and what came in since', () => {
  expect(resultSince(amount('900'), amount('100'), amount('1050'))).toEqual({ value: '50', percent: '5' });
  expect(resultSince(amount('1000'), amount('-500'), amount('495'))).toEqual({ value: '-5', percent: '-1' });
});

test('A2 of nothing, and of a debt, a result has no share', () => {
  expect(resultSince(amount('0'), amount('0'), amount('5'))).toEqual({ value: '5', percent: undefined });
  expect(resultSince(amount('-20'), amount('0'), amount('-10'))).toEqual({ value: '10', percent: undefined });
});

test('A2 pricesOrNothing: where flows are not known, as without the time zone of the platform, what prices made of the day stays, as a share of the net worth', () => {
  expect(pricesOrNothing('flows', amount('-5'), amount('95'))).toEqual({
    kind: 'prices',
    reason: 'flows',
    value: '-5',
    percent: '-5',
  });
  expect(pricesOrNothing('tomorrow', undefined, amount('95'))).toEqual({ kind: 'unknown', reason: 'tomorrow' });
});

const loan = (status: Loan['status'], repaid: string | undefined) => ({
  status,
  repaid: repaid === undefined ? undefined : amount(repaid),
  currencyName: 'USDT',
});

test('A2 what was repaid of a loan came from outside and is no gain of the day', () => {
  const before = repaidOf([loan('disbursed', '0'), loan('settled', '507500')], priceOf);
  const now = repaidOf([loan('settled', '609000'), loan('settled', '507500')], priceOf);
  expect(repaidSince({ repaid: before }, now)).toBe('609000');
  expect(resultSince(amount('325000'), amount('609000'), amount('934100'))).toMatchObject({ value: '100' });
});

test('A2 what was repaid is not guessed: nor of a loan that does not tell, nor where only today’s sum is known', () => {
  expect(repaidOf([loan('settled', undefined)], priceOf)).toBeUndefined();
  expect(repaidOf([loan('pending', undefined)], priceOf)).toBe('0');
  expect(repaidSince({}, amount('5'))).toBeUndefined();
  expect(repaidSince({}, amount('0'))).toBe('0');
  expect(repaidSince({ repaid: amount('5') }, undefined)).toBeUndefined();
  expect(repaidSince({ repaid: amount('5') }, amount('0'))).toBe('0');
});
