import '../../../../tests/support/copy-trading-mocks.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  copy,
  detail,
  setStage,
  stage,
  takeOver,
  trader,
  unfollow,
} from '../../../../tests/support/copy-trading-stage.ts';
import { button, figure } from '../../../../tests/support/on-screen.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { AppError } from '../../../core/errors/app-error.ts';
import { amount, quantity } from '../../../core/money/amount.ts';
import CopyTradingScreen from './copy-trading-screen.tsx';

beforeEach(() => setStage());
afterEach(cleanup);

describe('copies', () => {
  beforeEach(() => {
    stage.traders = [{ ...trader, isFollowed: true }];
    stage.shown = { ...detail, isFollowed: true, terms: { way: 'multiplier', number: quantity('0.5') } };
    stage.open = [copy];
  });

  test('CT4 per trader: invested, running, settled, fees, net', async () => {
    await showScreen(CopyTradingScreen, '/pages/copytrade/my');
    expect(screen.getByText(/0.5 × the trader’s lots/)).toBeTruthy();
    expect(figure('Margin in open copies')).toBe('300 USDT');
    expect(figure('Result so far')).toBe('▼-15.00 USDT');
    expect(figure('Fees paid')).toBe('1.50 USDT');
    expect(figure('In all')).toBe('▼-16.50 USDT');
    expect(figure('Result after fees')).toBe('▼-16.50 USDT');
  });

  test('T8 CT4 sums have the places of their currency, and what was paid is never shown as less', async () => {
    stage.open = [{ ...copy, openFee: amount('1.541035'), overnightFee: amount('0') }];
    await showScreen(CopyTradingScreen, '/pages/copytrade/my');
    expect(figure('Fees paid')).toBe('1.55 USDT');
  });

  test('CT4 where the server does not say whose copies they are, no sum is made up', async () => {
    stage.open = [{ ...copy, copiedFrom: undefined }];
    await showScreen(CopyTradingScreen, '/pages/copytrade/my');
    expect(screen.getByText('Not provided')).toBeTruthy();
    expect(screen.queryByText('In all')).toBeNull();
  });

  test('CT4 where the copies cannot be read it says so, and waits for nothing', async () => {
    stage.closedFails = true;
    await showScreen(CopyTradingScreen, '/pages/copytrade/my');
    expect(screen.getByText('What the copies came to could not be read.')).toBeTruthy();
    expect(screen.queryByText('In all')).toBeNull();
    expect(document.querySelector('[class*="skeleton"]')).toBeNull();
  });

  test('CT2 the loss alert warns on this device and says that nothing was closed', async () => {
    stage.alertFrom = '16.5';
    await showScreen(CopyTradingScreen, '/pages/copytrade/my');
    expect(screen.getByText(/have lost 16.50 USDT or more/)).toBeTruthy();
    expect(screen.getByText(/Nothing has been closed/)).toBeTruthy();
  });

  test('CT3 the way from a copied position opens its question at once, and it does not come back once it is put away', async () => {
    await showScreen(CopyTradingScreen, '/pages/copytrade/my?copy=30');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave it a copy' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('CT3 H15 taking over says what stays, who decides, that it cannot be undone, and takes a tick', async () => {
    await showScreen(CopyTradingScreen, '/pages/copytrade/my');
    fireEvent.click(button('Take over'));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText(/stays open and becomes your own.*you decide yourself/)).toBeTruthy();
    const confirm = sheet.getByRole('button', { name: 'Take over' });
    expect(confirm).toHaveProperty('disabled', true);
    fireEvent.click(sheet.getByRole('checkbox', { name: 'I know that this cannot be undone.' }));
    fireEvent.click(confirm);
    await waitFor(() => expect(takeOver).toHaveBeenCalledWith('30'));
  });

  test('A3 a refused take-over says so in its sheet, which stays for another try', async () => {
    takeOver.mockResolvedValueOnce({ kind: 'refused', error: new AppError('server', '仓位不存在') });
    await showScreen(CopyTradingScreen, '/pages/copytrade/my');
    fireEvent.click(button('Take over'));
    const sheet = within(screen.getByRole('dialog'));
    fireEvent.click(sheet.getByRole('checkbox', { name: 'I know that this cannot be undone.' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Take over' }));
    // A busy machine says first that it waits.
    await waitFor(() => expect(sheet.getByRole('alert').textContent).toMatch(/^\S.+仓位不存在$/));
    expect(sheet.getByRole('button', { name: 'Take over' })).toHaveProperty('disabled', false);
  });

  test('CT3 taking over says whether the trader is followed, and nothing of it when that is unknown', async () => {
    const told = async (): Promise<string | null> => {
      cleanup();
      await showScreen(CopyTradingScreen, '/pages/copytrade/my');
      fireEvent.click(button('Take over'));
      return screen.getByRole('dialog').textContent;
    };
    expect(await told()).toContain('You go on following the trader.');
    stage.traders = [trader];
    const former = await told();
    expect(former).toContain('You do not follow the trader any more.');
    expect(former).not.toContain('You go on following');
    stage.open = [{ ...copy, copiedFrom: undefined }];
    expect(await told()).not.toMatch(/follow/);
  });

  test('CT3 stopping says what stays open, who decides, and that one can follow again', async () => {
    await showScreen(CopyTradingScreen, '/pages/copytrade/my');
    fireEvent.click(button('Stop following'));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText(/Open copies stay open.*is not stated/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Stop following' }));
    await waitFor(() => expect(unfollow).toHaveBeenCalledWith('81'));
  });

  test('without follows and copies: the way to the traders', async () => {
    stage.traders = [trader];
    stage.open = [];
    await showScreen(CopyTradingScreen, '/pages/copytrade/my');
    expect(screen.getByRole('link', { name: 'See the traders' })).toBeTruthy();
  });
});
