import '../../../../tests/support/purchase-mocks.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { order, place, setStage, stage } from '../../../../tests/support/purchase-stage.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import type { Purchase } from '../../../core/domain/wallets/purchase.ts';
import { purchaseRegions } from '../../../core/domain/wallets/purchase-regions.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import OtcScreen from './otc-screen.tsx';
import PurchasesScreen from './purchases-screen.tsx';

beforeEach(setStage);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(Screen: ComponentType, path: string, sign: string): Promise<void> {
  await showScreen(Screen, path);
  await screen.findAllByText(sign, {}, { timeout: 60_000 });
}
/** Texts of a part arrive with it. */
const patience = { timeout: 60_000 };

/** Opens a field of choices, and takes one of its sheet. */
async function pick(field: string, option: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${field}: `) }));
  // A sheet that has just come takes no taps for a moment.
  await waitFor(() => expect(document.querySelector('[data-holds-taps]')).toBeNull(), { timeout: 60_000 });
  fireEvent.click(await screen.findByRole('radio', { name: option }));
}
/** At the field, and in the place of what comes for the sum. */
const isToldTwice = (text: string | RegExp): void => expect(screen.getAllByText(text)).toHaveLength(2);
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function labelOf(label: string): Promise<string> {
  await screen.findByLabelText(label);
  return label;
}

describe('PurchasesScreen', () => {
  const open = async (country: string): Promise<void> => {
    await show(PurchasesScreen, '/pages/common/c2c', 'Country');
    await pick('Country', country);
  };

  test('QB1 a country that is not supported is refused at once, before anything can be typed', async () => {
    await open('Germany Not supported');
    expect(await screen.findByText('Your region is currently not supported', {}, patience)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/pages/fund/receive');
    expect(screen.queryByLabelText('You send')).toBeNull();
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  test('QB1 the list has first the countries that can be paid from, and marks all others', async () => {
    await show(PurchasesScreen, '/pages/common/c2c', 'Country');
    fireEvent.click(screen.getByRole('button', { name: /^Country/ }));
    const names = (await screen.findAllByRole('radio', {}, patience)).map(
      (one) => one.closest('label')?.textContent ?? '',
    );
    const isMarked = (name: string): boolean => name.endsWith('Not supported');
    expect(names.findIndex(isMarked)).toBe(purchaseRegions.length);
    expect(names.slice(purchaseRegions.length).every(isMarked)).toBe(true);
  });

  test('18B a server without such orders is not sent any: no form, and the way to a deposit instead', async () => {
    stage.failure = new AppError('unavailable', 'the server has no such call');
    await show(PurchasesScreen, '/pages/common/c2c', 'Not offered here: Buy crypto.');
    expect(screen.queryByRole('button', { name: /^Country/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /try again|export/i })).toBeNull();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/pages/fund/receive');
    cleanup();
    await show(OtcScreen, '/pages/otc/otc', 'Not offered here: C2C and OTC orders.');
    expect(screen.queryByRole('link', { name: 'New order' })).toBeNull();
    expect(screen.queryByRole('button', { name: /try again|export/i })).toBeNull();
    cleanup();
    stage.failure = new AppError('no-answer', 'time-out');
    await show(PurchasesScreen, '/pages/common/c2c', 'Country');
    expect(screen.getByRole('button', { name: /^Country/ })).toBeTruthy();
  });

  test('QB1 before a country is chosen, what can be bought, for how much, at what fee and when stands there', async () => {
    stage.settings = { ...stage.settings, quick_buy_fee: '1.5' };
    await show(PurchasesScreen, '/pages/common/c2c', 'Country');
    await screen.findByText('USDT, BTC, or ETH', {}, patience);
    for (const text of [/^Whole amounts, 50\sUSD to /, '1.5%', /2 to 5 business days, by .*16/])
      expect(screen.getByText(text)).toBeTruthy();
    await pick('Country', 'Mexico');
    expect(await screen.findByLabelText('You send')).toBeTruthy();
    expect(screen.queryByText('USDT, BTC, or ETH')).toBeNull();
  });

  test.each([
    ['30', '30 min from when the order names an account'],
    [undefined, 'Limited: it starts when the order names an account'],
    ['soon', 'Limited: it starts when the order names an account'],
  ])('QB3 how long an order can be paid is told before one is placed: setting %s', async (minutes, words) => {
    const { quick_buy_minutes: _, ...others } = stage.settings ?? {};
    stage.settings = minutes === undefined ? others : { ...others, quick_buy_minutes: minutes };
    await show(PurchasesScreen, '/pages/common/c2c', 'Country');
    await pick('Country', 'Mexico');
    expect(await screen.findByLabelText('You send')).toBeTruthy();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('QB1 before the operator’s settings are read, neither bounds nor a fee are promised', async () => {
    stage.settings = undefined;
    await show(PurchasesScreen, '/pages/common/c2c', 'Country');
    await screen.findByText('USDT, BTC, or ETH', {}, patience);
    expect(screen.queryByText(/^Whole amounts/)).toBeNull();
    expect(screen.queryByText(/may charge one/)).toBeNull();
    expect(screen.getAllByText('Not known')).toHaveLength(2);
  });

  test.each([
    ['a phone', false, 0],
    ['a desktop', true, 1],
  ])('L7 while the orders are read, %s keeps their list in its place', async (_, isDesktop, lists) => {
    stage.isAwaited = true;
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isDesktop }));
    await show(PurchasesScreen, '/pages/common/c2c', 'Buy crypto');
    expect(screen.queryAllByRole('heading', { name: 'My orders' })).toHaveLength(lists);
    expect(screen.getAllByRole('status', { name: 'Loading' }).length).toBeGreaterThan(0);
  });

  test('QB1 an unverified person is told so above the form, with the way there and back', async () => {
    stage.basic = 'none';
    await open('Mexico');
    const way = (await screen.findByRole('link', { name: 'Verify now' }, patience)).getAttribute('href');
    expect(way).toBe('/pages/setting/real?return=/pages/common/c2c');
    expect(screen.getByText('Without it, this order is usually refused.')).toBeTruthy();
    expect(screen.getByLabelText('You send')).toBeTruthy();
    cleanup();
    stage.basic = 'approved';
    await open('Mexico');
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

  test('QB1 without one it begins in the country of the latest order, so that the sum is asked for at once', async () => {
    stage.orders = [{ ...order, status: 'cancelled', country: 'Mexico' }];
    await show(PurchasesScreen, '/pages/common/c2c', 'Country');
    expect(await screen.findByLabelText('You send')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Country: Mexico' })).toBeTruthy();
  });

  test('QB1 what is sent, the fee, the rate, what comes and when stand above every question about the person', async () => {
    await open('Mexico');
    await screen.findByLabelText('You send');
    type('You send', '200');
    for (const text of ['1 USD = 1 USDT', '200 USDT', 'None; your bank may charge one'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/2 to 5 business days, by .*16/)).toBeTruthy();
    type('You send', '49');
    isToldTwice('At least 50 USD');
    type('You send', '50.5');
    isToldTwice('Enter a whole number');
  });

  test('QB1 H22 a fee is only what the server names: none, a share, or nothing said', async () => {
    stage.settings = { ...stage.settings, quick_buy_fee: '1.5' };
    await open('Mexico');
    await screen.findByLabelText('You send');
    expect(screen.getByText('1.5%')).toBeTruthy();
    type('You send', '200');
    for (const text of ['3 USD (1.5%)', '197 USDT']) expect(screen.getByText(text)).toBeTruthy();
    cleanup();
    stage.settings = { quick_buy_min: '50' };
    await open('Mexico');
    await screen.findByLabelText('You send');
    expect(screen.getByText('Not stated; your bank may charge one')).toBeTruthy();
  });

  test('QB1 the most that the level allows is told before anything is typed, and no more is sent', async () => {
    stage.advanced = 'none';
    await open('Mexico');
    expect((await screen.findByText(/^Whole amounts,/)).textContent).toMatch(/to 2,000\sUSD /);
    type('You send', '2001');
    isToldTwice('At most 2,000 USD');
    type('You send', '2000');
    expect(screen.queryByText('At most 2,000 USD')).toBeNull();
  });

  const fillPayer = (): void => {
    type('First name', 'Ann');
    type('Last name', 'Example');
    type('E-mail', 'ann@example.test');
    type('Phone', '66812345678');
  };

  test('QB1 country, currency, method and bank are all needed; then it is sent once', async () => {
    await open('Mexico');
    type(await labelOf('You send'), '200');
    fillPayer();
    const submit = screen.getByRole('button', { name: 'Order' });
    fireEvent.click(submit);
    expect(screen.getByText('Choose a payment method and your bank')).toBeTruthy();
    await pick('Payment method', 'Bank transfer');
    await pick('Your bank', 'Banorte');
    fireEvent.click(submit);
    fireEvent.click(submit);
    expect(await screen.findByText('Ordered', {}, { timeout: 60_000 })).toBeTruthy();
    expect(place).toHaveBeenCalledOnce();
    expect(place.mock.calls[0]?.[0]).toEqual({
      country: 'Mexico',
      payerName: 'Ann Example',
      payerEmail: 'ann@example.test',
      payer: { firstName: 'Ann', lastName: 'Example', phone: '66812345678', taxNumber: '' },
      currencyName: 'USDT',
      method: 'bank/Banorte',
      fiat: 'USD',
      paid: '200',
    });
  });

  test('A13 the chosen country stands in its field, and people pay in its own money at its own bounds', async () => {
    await open('Thailand');
    expect(screen.getByRole('button', { name: 'Country: Thailand' })).toBeTruthy();
    expect(screen.queryByText(/Not chosen/)).toBeNull();
    type(await labelOf('You send'), '1769');
    isToldTwice(/^At least 1,770\sTHB$/);
    type('You send', '7080');
    expect(screen.getByText(/^≈ 200(\.00)?\sUSDT$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'USD' }));
    expect(screen.getByLabelText('You send')).toHaveProperty('value', '');
    type('You send', '200');
    expect(screen.getByText(/^1\sUSD = 1\sUSDT$/)).toBeTruthy();
  });

  test('A13 where the money of the country has no rate, the form says that it is paid in dollars', async () => {
    await open('Mexico');
    expect(await screen.findByText(/^No MXN rate here: you pay in USD/, {}, patience)).toBeTruthy();
    await pick('Country', 'Thailand');
    expect(screen.queryByText(/^No .* rate here/)).toBeNull();
  });

  test('A13 the payer is asked for both names, e-mail, phone and the tax number of the country', async () => {
    await open('Thailand');
    type(await labelOf('You send'), '7080');
    await pick('Payment method', 'Bank transfer');
    await pick('Your bank', 'Bangkok Bank');
    fireEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(screen.getAllByText('This field is required')).toHaveLength(4);
    fillPayer();
    type('Tax number (TIN, optional)', '?');
    expect(screen.getByText('Check the tax number')).toBeTruthy();
    type('Tax number (TIN, optional)', '1-2345-67890');
    fireEvent.click(screen.getByRole('button', { name: 'Order' }));
    await screen.findByText('Ordered', {}, { timeout: 60_000 });
    expect(place.mock.calls[0]?.[0]).toMatchObject({ fiat: 'THB', payer: { taxNumber: '1-2345-67890' } });
  });

  test('QB1 it can be paid by transfer, card, wallet, online bank and scan code', async () => {
    await open('Thailand');
    fireEvent.click(await screen.findByRole('button', { name: 'Payment method: Choose' }));
    const sheet = await screen.findByRole('radiogroup', { name: 'Payment method' });
    expect(
      within(sheet)
        .getAllByRole('radio')
        .map((one) => one.closest('label')?.textContent),
    ).toEqual(['Bank transfer', 'Card', 'Wallet', 'Online banking', 'Scan a code']);
  });

  test('QB3 while an order is open there is the way to it and no second form', async () => {
    stage.orders = [order];
    await show(PurchasesScreen, '/pages/common/c2c', 'You have an open order');
    expect(screen.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toContain('id=6');
    expect(screen.queryByRole('button', { name: /^Country/ })).toBeNull();
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

  test('QB3 of a purchase: verifying, to be paid, being checked, completed, and an unknown code', async () => {
    stage.orders = rows;
    await show(PurchasesScreen, '/pages/common/c2c', 'My orders');
    expect(found(['Verifying', 'To be paid', 'Payment being checked', 'Completed', 'Unknown (code 9)'])).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  test('QB3 of a match: to be matched, matched, completed, and an unknown code', async () => {
    stage.orders = rows;
    await show(OtcScreen, '/pages/otc/otc', 'New order');
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.lastElementChild?.textContent),
    ).toEqual(['To be matched', 'Matched', 'Payment being checked', 'Completed', 'Unknown (code 9)']);
    cleanup();
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    await show(OtcScreen, '/pages/otc/otc', 'New order');
    expect(found(['To be matched', 'Matched', 'Payment being checked', 'Completed', 'Unknown (code 9)'])).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });
});
