import '../../../../tests/support/purchase-mocks.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { order, place, setStage, stage } from '../../../../tests/support/purchase-stage.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import type { Purchase } from '../../../core/domain/wallets/purchase.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import OtcScreen from './otc-screen.tsx';
import PurchasesScreen from './purchases-screen.tsx';

beforeEach(setStage);
afterEach(cleanup);

async function show(Screen: ComponentType, path: string, sign: string): Promise<void> {
  await showScreen(Screen, path);
  await screen.findAllByText(sign, {}, { timeout: 10_000 });
}
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('PurchasesScreen', () => {
  const open = async (country: string): Promise<void> => {
    await show(PurchasesScreen, '/pages/common/c2c', 'Country');
    type('Country', country);
  };

  test('QB1 a country that is not supported is refused at once, before anything can be typed', async () => {
    await open('DE');
    expect(screen.getByText('Your region is currently not supported')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/pages/fund/receive');
    expect(screen.queryByLabelText('You send')).toBeNull();
    expect(screen.queryByLabelText('Full name')).toBeNull();
  });

  test('18B a server without such orders is not sent any: no form, and the way to a deposit instead', async () => {
    stage.failure = new AppError('unavailable', 'the server has no such call');
    await show(PurchasesScreen, '/pages/common/c2c', 'This server does not offer that.');
    expect(screen.queryByLabelText('Country')).toBeNull();
    expect(screen.queryByRole('button', { name: /try again|export/i })).toBeNull();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/pages/fund/receive');
    cleanup();
    await show(OtcScreen, '/pages/otc/otc', 'This server does not offer that.');
    expect(screen.queryByRole('link', { name: 'New order' })).toBeNull();
    expect(screen.queryByRole('button', { name: /try again|export/i })).toBeNull();
    cleanup();
    stage.failure = new AppError('no-answer', 'time-out');
    await show(PurchasesScreen, '/pages/common/c2c', 'Country');
    expect(screen.getByLabelText('Country')).toBeTruthy();
  });

  test('QB1 an unverified person is told so above the form, with the way there and back', async () => {
    stage.basic = 'none';
    await open('TH');
    const way = (await screen.findByRole('link', { name: 'Verify now' })).getAttribute('href');
    expect(way).toBe('/pages/setting/real?return=/pages/common/c2c');
    expect(screen.getByLabelText('You send')).toBeTruthy();
    cleanup();
    stage.basic = 'approved';
    await open('TH');
    expect(await screen.findByLabelText('You send')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Verify now' })).toBeNull();
  });

  test('QB1 the country that was picked on this device is where it begins', async () => {
    stage.region = 'TH';
    await show(PurchasesScreen, '/pages/common/c2c', 'Country');
    expect(await screen.findByLabelText('You send')).toBeTruthy();
    cleanup();
    stage.region = 'DE';
    await show(PurchasesScreen, '/pages/common/c2c', 'Country');
    expect(screen.getByText('Your region is currently not supported')).toBeTruthy();
  });

  test('QB1 what is sent, the fee, the rate, what comes and when stand above every question about the person', async () => {
    await open('TH');
    await screen.findByLabelText('You send');
    type('You send', '200');
    for (const text of ['200 USD', '1 USD = 1 USDT', '200 USDT', 'None here; your bank may charge one'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/2 to 5 business days, by .*16/)).toBeTruthy();
    type('You send', '49');
    expect(screen.getByText('At least 50 USD')).toBeTruthy();
    type('You send', '50.5');
    expect(screen.getByText('Enter a whole number')).toBeTruthy();
  });

  test('QB1 H22 a fee is only what the server names: none, a share, or nothing said', async () => {
    stage.settings = { ...stage.settings, quick_buy_fee: '1.5' };
    await open('TH');
    await screen.findByLabelText('You send');
    expect(screen.getByText('1.5%')).toBeTruthy();
    type('You send', '200');
    for (const text of ['3 USD (1.5%)', '197 USDT']) expect(screen.getByText(text)).toBeTruthy();
    cleanup();
    stage.settings = { quick_buy_min: '50' };
    await open('TH');
    await screen.findByLabelText('You send');
    expect(screen.getByText('The server names none beforehand; your bank may charge one')).toBeTruthy();
  });

  test('QB1 the most that the level allows is told before anything is typed, and no more is sent', async () => {
    stage.advanced = 'none';
    await open('TH');
    expect((await screen.findByText(/^Whole amounts from/)).textContent).toMatch(/to 2,000\sUSD,/);
    type('You send', '2001');
    expect(screen.getByText('At most 2,000 USD')).toBeTruthy();
    type('You send', '2000');
    expect(screen.queryByText('At most 2,000 USD')).toBeNull();
  });

  test('QB1 country, currency, method and bank are all needed; then it is sent once', async () => {
    await open('TH');
    await screen.findByLabelText('You send');
    type('You send', '200');
    type('Full name', 'Ann Example');
    type('E-mail', 'ann@example.test');
    const submit = screen.getByRole('button', { name: 'Order' });
    fireEvent.click(submit);
    expect(screen.getByText('Choose a payment method and your bank')).toBeTruthy();
    type('Payment method', 'bank');
    type('Your bank', 'Bangkok Bank');
    fireEvent.click(submit);
    fireEvent.click(submit);
    expect(await screen.findByText('Ordered', {}, { timeout: 10_000 })).toBeTruthy();
    expect(place).toHaveBeenCalledOnce();
    expect(place.mock.calls[0]?.[0]).toEqual({
      country: 'Thailand',
      payerName: 'Ann Example',
      payerEmail: 'ann@example.test',
      currencyName: 'USDT',
      method: 'bank/Bangkok Bank',
      fiat: 'USD',
      paid: '200',
    });
  });

  test('QB1 it can be paid by transfer, card, wallet, online bank and scan code', async () => {
    await open('TH');
    const methods = await screen.findByLabelText('Payment method');
    expect([...methods.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Choose',
      'Bank transfer',
      'Card',
      'Wallet',
      'Online banking',
      'Scan a code',
    ]);
  });

  test('QB3 while an order is open there is the way to it and no second form', async () => {
    stage.orders = [order];
    await show(PurchasesScreen, '/pages/common/c2c', 'You have an open order');
    expect(screen.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toContain('id=6');
    expect(screen.queryByLabelText('Country')).toBeNull();
  });
});

describe('QB3 both readings of the states', () => {
  const rows: readonly Purchase[] = [
    { ...order, id: '1', status: 'matching', statusCode: '0' },
    { ...order, id: '2' },
    { ...order, id: '3', hasVoucher: true },
    { ...order, id: '4', status: 'completed', statusCode: '2' },
    { ...order, id: '5', status: undefined, statusCode: '9' },
  ];
  const found = (list: readonly string[]): readonly number[] =>
    list.map((word) => screen.queryAllByText(new RegExp(`· ${word.replace(/[()]/g, '.')}$`)).length);

  test('QB3 of a purchase: verifying, to be paid, being checked, successful, and an unknown code', async () => {
    stage.orders = rows;
    await show(PurchasesScreen, '/pages/common/c2c', 'My orders');
    expect(
      found(['Verifying', 'To be paid', 'Payment being checked', 'Payment successful', 'Unknown (code 9)']),
    ).toEqual([1, 1, 1, 1, 1]);
  });

  test('QB3 of a match: to be matched, matched, completed, and an unknown code', async () => {
    stage.orders = rows;
    await show(OtcScreen, '/pages/otc/otc', 'New order');
    expect(
      found(['To be matched', 'Matched', 'Matched, payment being checked', 'Completed', 'Unknown (code 9)']),
    ).toEqual([1, 1, 1, 1, 1]);
  });
});
