import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStage, openDeposits, setStage, stage, type } from '../../../../tests/support/withdraw-stage.tsx';
import { rate } from '../../../core/money/amount.ts';
import DepositScreen from '../screens/deposit-screen.tsx';

beforeEach(() => {
  setStage();
  stage.dialect = 'a';
  stage.channels = [
    { id: '4', name: 'Card', exchangeRate: rate('7.1') },
    { id: '9', name: undefined, exchangeRate: undefined },
  ];
});
afterEach(clearStage);

async function chooseCoin(): Promise<void> {
  await openDeposits(<DepositScreen />);
  fireEvent.click(await screen.findByRole('button', { name: /choose a currency/i }));
  fireEvent.click(await screen.findByRole('radio', { name: /USDT/, hidden: true }));
}

const press = async (): Promise<boolean> =>
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

test.each([
  ['https://pay.example/order/1', '/pages/common/webView?url=https%3A//pay.example/order/1'],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('W9 switch 27: a deposit names a payment channel, and its page %s is a link to tap', async (page, path) => {
  stage.reportDeposit.mockResolvedValue(page);
  await chooseCoin();
  fireEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  type(/^amount/i, '250');
  await press();
  await waitFor(() => expect(stage.reportDeposit).toHaveBeenCalledTimes(1));
  expect(stage.reportDeposit.mock.lastCall?.[0]).toMatchObject({ amount: '250', place: { channelId: '4' } });
  await screen.findByText('Reported');
  expect(screen.queryByRole('link', { name: /^Pay on/ })?.getAttribute('href')).toBe(path);
  expect(screen.queryByText(/No payment page was given/) === null).toBe(path !== undefined);
});

test('W9 none is chosen for the person; the rate of each is said, and that one is not', async () => {
  await chooseCoin();
  expect(await screen.findByText('Exchange rate there: 7.1')).toBeTruthy();
  expect(screen.getByText(/Not stated/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Channel 2/ })).toBeTruthy();
  type(/^amount/i, '250');
  await press();
  expect(screen.getByText('Choose a channel')).toBeTruthy();
  expect(stage.reportDeposit).not.toHaveBeenCalled();
});
