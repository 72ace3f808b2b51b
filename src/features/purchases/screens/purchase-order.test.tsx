import '../../../../tests/support/purchase-mocks.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancel, now, order, pay, setStage, stage } from '../../../../tests/support/purchase-stage.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { amount, rate } from '../../../core/money/amount.ts';
import { Preferences } from '../../../core/preferences/preferences.ts';
import { PreferencesContext } from '../../../core/preferences/use-preferences.ts';
import OtcScreen from './otc-screen.tsx';
import PurchaseScreen from './purchase-screen.tsx';

beforeEach(setStage);
afterEach(cleanup);

async function show(Screen: ComponentType, path: string, sign: string): Promise<void> {
  await showScreen(Screen, path);
  await screen.findAllByText(sign, {}, { timeout: 60_000 });
}

describe('PurchaseScreen', () => {
  const open = (): Promise<void> => show(PurchaseScreen, '/pages/common/c2cshow?id=6', 'Order code');

  test('QB2 each field of the account has a button of its own, the reference first, and the clock runs', async () => {
    stage.orders = [order];
    await open();
    const copies = screen
      .getAllByRole('button', { name: /^Copy: / })
      .map((button) => button.getAttribute('aria-label'));
    expect(copies).toEqual(['Copy: Reference', 'Copy: Amount', 'Copy: Account holder', 'Copy: IBAN', 'Copy: Bank']);
    expect(screen.getByText('Time left to pay: 00:30:00')).toBeTruthy();
  });

  test.each([
    ['200', /Amount200 USD/],
    ['200 THB', /Amount200 THB(?! USD)/],
  ])('QB2 the sum %s to pay stands there with its currency', async (transferAmount, said) => {
    stage.orders = [{ ...order, bank: { ...order.bank, transferAmount } as never }];
    await open();
    expect(document.body.textContent).toMatch(said);
  });

  test.each([
    ['card/Bangkok Bank', 'Card number'],
    ['wallet/Bangkok Bank', 'Account'],
    ['scanCode/Bangkok Bank', 'Account'],
  ])('QB2 a payment by %s shows what belongs to it, and nothing that only banks ask for', async (method, number) => {
    const bank = { ...order.bank, bankCode: 'DEMOXX22', routingNumber: '000', beneficiaryCountry: 'Singapore' };
    stage.orders = [{ ...order, method, bank: { ...bank, bankAddress: '1 Demo Street' } as never }];
    await open();
    const copies = screen
      .getAllByRole('button', { name: /^Copy: / })
      .map((button) => button.getAttribute('aria-label'));
    expect(copies).toEqual(['Reference', 'Amount', 'Account holder', number, 'Bank'].map((name) => `Copy: ${name}`));
  });

  test.each([
    [amount('0'), 'None; your bank may charge one'],
    [amount('3'), '3 USD'],
    [undefined, 'Not stated'],
  ])('QB3 H22 an order names its rate and its fee: %s', async (fee, words) => {
    stage.orders = [{ ...order, fee }];
    await open();
    expect(screen.getByText('1 USD = 1 USDT')).toBeTruthy();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test.each([
    ['0.02824858', 'THB', '1 USDT ≈ 35.40 THB'],
    ['1.08', 'EUR', '1 EUR = 1.08 USDT'],
  ])('QB3 the rate %s of %s is said as the form said it', async (rated, fiat, words) => {
    stage.orders = [{ ...order, fiat, rate: rate(rated) }];
    await open();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('FU6 a closed eye hides the sums of an order, here and in the list', async () => {
    stage.orders = [{ ...order, status: 'completed', statusCode: '2', bank: undefined }];
    const shown = (): string => (screen.getByRole('main').textContent ?? '').replaceAll(/1\s?USD = 1\s?USDT/g, '');
    const preferences = new Preferences();
    preferences.change({ hideAmounts: true });
    const behindClosedEye = (Screen: ComponentType) => () => (
      <PreferencesContext value={preferences}>
        <Screen />
      </PreferencesContext>
    );
    await show(behindClosedEye(PurchaseScreen), '/pages/common/c2cshow?id=6', 'Order code');
    expect(shown()).toContain('•••');
    expect(shown()).not.toMatch(/200\s?USD/);
    cleanup();
    await show(behindClosedEye(OtcScreen), '/pages/otc/otc', 'New order');
    expect(shown()).toContain('•••');
    expect(shown()).not.toMatch(/200\s?USD/);
  });

  test('QB3 when the time is over it says not to pay, before the server has closed it', async () => {
    stage.orders = [order];
    stage.time = now + 1_800_000;
    await open();
    expect(screen.getByText('The time is over. Do not pay any more.')).toBeTruthy();
    expect(screen.queryByText(/Transfer exactly/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Copy: / })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send for checking' })).toBeTruthy();
  });

  test.each(['expired', 'cancelled'] as const)(
    'QB3 from an order that has %s there is a way to support for money already sent, and to another order',
    async (status) => {
      stage.orders = [{ ...order, status, statusCode: '3', bank: undefined }];
      await open();
      expect(screen.getByText(/^Already paid/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/pages/kefu/index?report=open');
      expect(screen.getByRole('link', { name: 'New order' }).getAttribute('href')).toBe('/pages/common/c2c');
      cleanup();
      stage.orders = [order];
      await open();
      expect(screen.queryByRole('link', { name: 'Get help' })).toBeNull();
    },
  );

  test.each([
    ['USA', 'United States'],
    ['Atlantis', 'Atlantis'],
  ])('QB2 the country that a server calls %s is told as %s', async (country, told) => {
    stage.orders = [{ ...order, country }];
    await open();
    expect(screen.getByText(told)).toBeTruthy();
  });

  test('QB2 all three pictures are needed, then it is sent once', async () => {
    stage.orders = [order];
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Send for checking' }));
    expect(pay).not.toHaveBeenCalled();
    for (const name of [/Picture of the transfer/, /document, front/, /document, back/])
      fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.click(screen.getByRole('button', { name: 'Send for checking' }));
    expect(await screen.findByText('Sent')).toBeTruthy();
    expect(pay).toHaveBeenCalledOnce();
  });

  test('H15 QB3 cancelling asks once, and warns a person who has sent money', async () => {
    stage.orders = [order];
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    expect(screen.getByText(/Already paid\? Then don’t cancel/)).toBeTruthy();
    expect(cancel).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Keep it'));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    fireEvent.click(screen.getAllByText('Cancel the order').at(-1) ?? screen.getByRole('main'));
    expect(await screen.findByText('The order is cancelled')).toBeTruthy();
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('H13 a reason that asks for money before money is paid out stands in a frame of caution, word for word', async () => {
    const reason = 'Please pay the tax first so that we can release your funds.';
    stage.orders = [{ ...order, status: 'cancelled', statusCode: '3', reason }];
    await open();
    const frame = await screen.findByRole('region', { name: 'This text asks for money before paying out' });
    expect(frame.textContent).toContain(reason);
  });

  test('QB3 what is paid or closed shows no account to pay to', async () => {
    for (const change of [{ hasVoucher: true }, { status: 'expired', statusCode: '4' }] as const) {
      stage.orders = [{ ...order, ...change }];
      await open();
      expect(screen.queryByText('Pay to this account')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
      cleanup();
    }
  });
});
