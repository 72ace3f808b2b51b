import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bankCard,
  clearStage,
  coin,
  fillIn,
  openScreen,
  review,
  savedTron,
  setStage,
  stage,
  tron,
  type,
  typePassword,
} from '../../../../tests/support/withdraw-stage.tsx';
import { amount } from '../../../core/money/amount.ts';
import WithdrawScreen from './withdraw-screen.tsx';

beforeEach(setStage);
afterEach(clearStage);

const open = (): Promise<void> => openScreen(<WithdrawScreen />);

async function send(): Promise<void> {
  const sheet = await review();
  fireEvent.click(within(sheet).getByRole('button', { name: /hold/i }));
  fireEvent.click(within(sheet).getByRole('switch', { name: /checked everything/i }));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(stage.requestWithdrawal).toHaveBeenCalledTimes(1));
}

const factOf = (name: RegExp): string | undefined =>
  (screen.getByText(name).nextElementSibling ?? screen.getByText(name).parentElement)?.textContent?.replaceAll(
    /\s/g,
    ' ',
  );

test('W5 switch 15: where a server pays out by saved addresses the number of the one goes out with it', async () => {
  stage.dialect = 'd';
  stage.saved = [savedTron];
  await open();
  await fillIn();
  await send();
  expect(stage.requestWithdrawal.mock.lastCall?.[0]).toMatchObject({ address: tron, savedId: '8', way: 'address' });
});

test('W5 switch 15: an address that is not saved there is refused before the server does', async () => {
  stage.dialect = 'd';
  await open();
  expect(await screen.findByRole('link', { name: 'Save an address' })).toBeTruthy();
  await fillIn();
  fireEvent.click(screen.getByRole('button', { name: /^review/i }));
  expect(await screen.findByText(/only saved addresses are paid/i)).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: /review/i })).toBeNull();
});

test('W5 switch 15: another address, typed beside saved ones, leads to where it is saved', async () => {
  stage.dialect = 'd';
  stage.saved = [{ ...savedTron, network: 'ERC20', address: '0x52908400098527886E0F7030069857D2E4169EE7' }];
  await open();
  fireEvent.click(await screen.findByRole('radio', { name: /another address/i }));
  await fillIn();
  expect(await screen.findByText(/only saved addresses are paid/i)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add an address' }).getAttribute('href')).toContain('/pages/setting/');
});

test('W5 W20 a payout to a card names a saved address as well, where the server wants one', async () => {
  stage.dialect = 'd';
  stage.card = bankCard;
  stage.saved = [{ ...savedTron, currencyId: '1' }];
  await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Bank card' }));
  await screen.findByText('Dana Example');
  type(/^amount/i, '500');
  await typePassword();
  await send();
  expect(stage.requestWithdrawal.mock.lastCall?.[0]).toMatchObject({ way: 'bankCard', savedId: '8' });
});

test('W5 elsewhere a card needs no saved address, and none is sent along', async () => {
  stage.card = bankCard;
  stage.saved = [savedTron];
  await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Bank card' }));
  await screen.findByText('Dana Example');
  type(/^amount/i, '500');
  await typePassword();
  await send();
  expect(stage.requestWithdrawal.mock.lastCall?.[0].savedId).toBeUndefined();
});

test.each([
  ['a name', 'legal_balance', 'Fiat', '77 USDT'],
  ['a number from 1', '3', 'Contracts', '—'],
])(
  'W5 switch 13: the account that the operator names by %s is shown, with its balance',
  async (_how, named, account, held) => {
    stage.settings = { cashb_balance_type: named };
    stage.elsewhere = [{ account: 'fiat', balances: [{ ...coin, available: amount('77') }] }];
    await open();
    expect(await screen.findByText(`Available · ${account}`)).toBeTruthy();
    expect(factOf(/^Available · /)).toContain(held);
  },
);

test('W5 switch 13: where withdrawals come from options the review says so', async () => {
  stage.dialect = 'a';
  await open();
  fireEvent.click(await screen.findByRole('radio', { name: /TRC20/ }));
  type(/^address/i, tron);
  type(/^amount/i, '500');
  expect(within(await review()).getByText('Taken from Options')).toBeTruthy();
});

test('W5 switch 14: that options must hold the same sum is said before anything is sent, with what there is', async () => {
  stage.dialect = 'c';
  stage.elsewhere = [{ account: 'options', balances: [{ ...coin, available: amount('12') }] }];
  await open();
  expect(await screen.findByText(/Options must hold the same sum/)).toBeTruthy();
  expect(factOf(/^In Options$/)).toContain('12 USDT');
  expect(screen.getByRole('link', { name: 'Transfer' })).toBeTruthy();
});
