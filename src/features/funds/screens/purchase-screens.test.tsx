import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewPurchase, Purchase, PurchasePayment } from '../../../core/domain/purchase.ts';
import type { VerificationState } from '../../../core/domain/user.ts';
import { amount, rate } from '../../../core/money/amount.ts';
import { Preferences } from '../../../core/preferences/preferences.ts';
import { PreferencesContext } from '../../../core/preferences/use-preferences.ts';
import OtcScreen from './otc-screen.tsx';
import PurchaseScreen from './purchase-screen.tsx';
import PurchasesScreen from './purchases-screen.tsx';

/** A Friday. */
const now = Date.UTC(2026, 0, 9, 12);
const bank = {
  accountName: 'Demo Ltd',
  iban: 'XX00DEMO',
  beneficiaryCountry: undefined,
  bankCode: undefined,
  bankName: 'Demo Bank',
  bankAddress: undefined,
  routingNumber: undefined,
  phone: undefined,
  transferAmount: '200',
};
const order: Purchase = {
  id: '6',
  orderNumber: 'Q0006',
  country: 'Thailand',
  payerName: 'Ann Example',
  payerEmail: 'ann@example.test',
  currencyName: 'USDT',
  method: 'bank/Bangkok Bank',
  fiat: 'USD',
  paid: amount('200'),
  rate: rate('1'),
  received: amount('200'),
  fee: amount('0'),
  status: 'payable',
  statusCode: '1',
  payBeforeMs: now + 1_800_000,
  hasVoucher: false,
  createdAt: '2026-01-09 11:58:00',
  matchedAt: '2026-01-09 12:00:00',
  paidAt: undefined,
  closedAt: undefined,
  reason: undefined,
  bank,
};

let orders: readonly Purchase[] = [];
let time = now;
let region: string | undefined;
type Accepted = { readonly kind: 'accepted' };
const place = vi.fn<(purchase: NewPurchase) => Promise<Accepted>>();
const pay = vi.fn<(payment: PurchasePayment) => Promise<Accepted>>();
const cancel = vi.fn<(id: string) => Promise<Accepted>>();
const idle = { error: null, hasMore: false, isLoadingMore: false, isReading: false };

vi.mock('../../shared/regions/screens/region-row.tsx', () => ({ RegionRow: () => undefined }));
vi.mock('../data/purchases.ts', () => ({
  usePurchases: () => ({ rows: orders, ...idle }),
  usePurchase: () => ({ data: orders[0], error: null }),
  useReadLatestPurchases: () => () => Promise.resolve(orders),
  useReadPurchase: () => () => Promise.resolve(orders[0]),
  usePlacePurchase: () => place,
  usePayPurchase: () => pay,
  useCancelPurchase: () => cancel,
}));
vi.mock('../../shared/requests/data/kept-draft.ts', () => ({ useKeptDraft: () => [undefined, () => undefined] }));
vi.mock('../../shared/requests/data/server-now.ts', () => ({ useServerNow: () => time }));
vi.mock('../../shared/regions/data/chosen-region.ts', () => ({ useChosenRegion: () => [region, () => undefined] }));
let advanced: VerificationState = 'approved';
vi.mock('../../shared/identity/data/identity-state.ts', () => ({
  useIdentity: () => ({ data: { basic: 'approved', advanced, record: undefined } }),
}));
let preferences = new Preferences();
let settings: Readonly<Record<string, string>> = {};
vi.mock('../../shared/site/data/site-setting.ts', () => ({ useSiteSetting: (keyword: string) => settings[keyword] }));
vi.mock('../../shared/pictures/screens/picture-field.tsx', () => ({
  PictureField: ({ label, error, onChange }: { label: string; error?: string; onChange: (text: string) => void }) => (
    <button type="button" onClick={() => onChange('/upload/a.jpg')}>
      {label} {error}
    </button>
  ),
}));

beforeEach(() => {
  orders = [];
  preferences = new Preferences();
  settings = { quick_buy_min: '50', quick_buy_fee: '0' };
  region = undefined;
  advanced = 'approved';
  time = now;
  for (const sent of [place, pay, cancel]) sent.mockReset().mockResolvedValue({ kind: 'accepted' });
});
afterEach(cleanup);

async function show(Screen: ComponentType, path: string, sign: string): Promise<void> {
  render(
    <MemoryRouter initialEntries={[path]}>
      <PreferencesContext value={preferences}>
        <Suspense>
          <Screen />
        </Suspense>
      </PreferencesContext>
    </MemoryRouter>,
  );
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
    expect(screen.queryByLabelText('You send')).toBeNull();
    expect(screen.queryByLabelText('Full name')).toBeNull();
  });

  test('QB1 the country that was picked on this device is where it begins', async () => {
    region = 'TH';
    await show(PurchasesScreen, '/pages/common/c2c', 'Country');
    expect(await screen.findByLabelText('You send')).toBeTruthy();
    cleanup();
    region = 'DE';
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
    settings = { ...settings, quick_buy_fee: '1.5' };
    await open('TH');
    await screen.findByLabelText('You send');
    expect(screen.getByText('1.5%')).toBeTruthy();
    type('You send', '200');
    for (const text of ['3 USD (1.5%)', '197 USDT']) expect(screen.getByText(text)).toBeTruthy();
    cleanup();
    settings = { quick_buy_min: '50' };
    await open('TH');
    await screen.findByLabelText('You send');
    expect(screen.getByText('The server names none beforehand; your bank may charge one')).toBeTruthy();
  });

  test('QB1 the most that the level allows is told before anything is typed, and no more is sent', async () => {
    advanced = 'none';
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
    orders = [order];
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

  test('QB3 of a purchase: verifying, to be paid, being checked, successful, and a code that nobody knows', async () => {
    orders = rows;
    await show(PurchasesScreen, '/pages/common/c2c', 'My orders');
    expect(
      found(['Verifying', 'To be paid', 'Payment being checked', 'Payment successful', 'Unknown (code 9)']),
    ).toEqual([1, 1, 1, 1, 1]);
  });

  test('QB3 of a match: to be matched, matched, completed, and a code that nobody knows', async () => {
    orders = rows;
    await show(OtcScreen, '/pages/otc/otc', 'New order');
    expect(
      found(['To be matched', 'Matched', 'Matched, payment being checked', 'Completed', 'Unknown (code 9)']),
    ).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('PurchaseScreen', () => {
  const open = (): Promise<void> => show(PurchaseScreen, '/pages/common/c2cshow?id=6', 'Order code');

  test('QB2 each field of the account has a button of its own, the reference first, and the clock runs', async () => {
    orders = [order];
    await open();
    const copies = screen
      .getAllByRole('button', { name: /^Copy: / })
      .map((button) => button.getAttribute('aria-label'));
    expect(copies).toEqual(['Copy: Reference', 'Copy: Amount', 'Copy: Account holder', 'Copy: IBAN', 'Copy: Bank']);
    expect(screen.getByText('Time left to pay: 00:30:00')).toBeTruthy();
  });

  test.each([
    [amount('0'), 'None here; your bank may charge one'],
    [amount('3'), '3 USD'],
    [undefined, 'The server does not say'],
  ])('QB3 H22 an order names its rate and its fee: %s', async (fee, words) => {
    orders = [{ ...order, fee }];
    await open();
    expect(screen.getByText('1 USD = 1 USDT')).toBeTruthy();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('FU6 a closed eye hides the sums of an order, here and in the list', async () => {
    orders = [{ ...order, status: 'completed', statusCode: '2', bank: undefined }];
    const shown = (): string => (screen.getByRole('main').textContent ?? '').replaceAll(/1\s?USD = 1\s?USDT/g, '');
    preferences.change({ hideAmounts: true });
    await open();
    expect(shown()).toContain('•••');
    expect(shown()).not.toMatch(/200\s?USD/);
    cleanup();
    await show(OtcScreen, '/pages/otc/otc', 'New order');
    expect(shown()).toContain('•••');
    expect(shown()).not.toMatch(/200\s?USD/);
  });

  test('QB3 when the time is over it says not to pay, before the server has closed it', async () => {
    orders = [order];
    time = now + 1_800_000;
    await open();
    expect(screen.getByText('The time is over. Do not pay any more.')).toBeTruthy();
  });

  test('QB2 all three pictures are needed, then it is sent once', async () => {
    orders = [order];
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Send for checking' }));
    expect(pay).not.toHaveBeenCalled();
    for (const name of [/Picture of the transfer/, /document, front/, /document, back/])
      fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.click(screen.getByRole('button', { name: 'Send for checking' }));
    expect(await screen.findByText('Sent')).toBeTruthy();
    expect(pay).toHaveBeenCalledOnce();
  });

  test('H15 QB3 cancelling asks once, and warns whoever has sent money', async () => {
    orders = [order];
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    expect(screen.getByText(/If you have already sent money, do not cancel/)).toBeTruthy();
    expect(cancel).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Keep it'));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    fireEvent.click(screen.getAllByText('Cancel the order').at(-1) ?? screen.getByRole('main'));
    expect(await screen.findByText('The order is cancelled')).toBeTruthy();
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('H13 a reason that asks for money before money is paid out stands in a frame of caution, word for word', async () => {
    const reason = 'Please pay the tax first so that we can release your funds.';
    orders = [{ ...order, status: 'cancelled', statusCode: '3', reason }];
    await open();
    const frame = await screen.findByRole('region', { name: 'This text asks for money before paying out' });
    expect(frame.textContent).toContain(reason);
  });

  test('QB3 what is paid or closed shows no account to pay to', async () => {
    for (const change of [{ hasVoucher: true }, { status: 'expired', statusCode: '4' }] as const) {
      orders = [{ ...order, ...change }];
      await open();
      expect(screen.queryByText('Pay to this account')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
      cleanup();
    }
  });
});
