import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepsUntil, type Step } from '../../../../tests/support/steps.ts';
import {
  openDeposits,
  openScreen,
  setStage,
  stage,
  token,
  tron,
  type,
  typePassword,
} from '../../../../tests/support/withdraw-stage.tsx';
import type { QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import type { Deposit } from '../../../core/domain/wallets/deposit.ts';
import { amount } from '../../../core/money/amount.ts';
import DepositScreen from './deposit-screen.tsx';
import WithdrawScreen from './withdraw-screen.tsx';

vi.mock('../../shared/pictures/panels/picture-field.tsx', () => ({
  PictureField: ({ label, onChange }: { label: string; onChange: (reference: string) => void }) => (
    <button type="button" onClick={() => onChange('/upload/a.jpg')}>
      {label}
    </button>
  ),
}));

beforeEach(setStage);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Dictionaries and records arrive when they do. */
const patience = { timeout: 60_000 };

const aavePair: QuotedInstrument = {
  instrument: {
    id: '9001',
    symbol: 'AAVE/USDT',
    base: { id: '9', name: 'AAVE' },
    quote: { id: '3', name: 'USDT' },
    category: 'crypto',
    logo: undefined,
    names: ['Aave Protocol', '阿维'],
    allows: { spot: true, contracts: true, options: true },
    priceStep: undefined,
    quantityStep: undefined,
    isOpen: true,
  },
  quote: {
    symbol: 'AAVE/USDT',
    price: undefined,
    change: undefined,
    volume: undefined,
    open: undefined,
    high: undefined,
    low: undefined,
    receivedAt: 0,
  },
};

const tap =
  (role: string, name: RegExp): Step =>
  async () =>
    fireEvent.click(await screen.findByRole(role, { name, hidden: true }, patience));
const write =
  (name: RegExp, value: string): Step =>
  async () => {
    await screen.findByRole('textbox', { name }, patience);
    return type(name, value);
  };

const chooseNetwork = tap('radio', /TRC20/);
const choose = [tap('button', /choose a currency/i), tap('radio', /USDT/), chooseNetwork];

test('H12 money goes out by the same way as it came in, with no more than two acts on top', async () => {
  await openDeposits(<DepositScreen />);
  const steps = await stepsUntil(
    () => stage.reportDeposit.mock.calls.length > 0,
    [...choose, write(/^amount/i, '500'), tap('button', /picture of the payment/i), tap('button', /have sent it/i)],
  );
  cleanup();
  await openScreen(<WithdrawScreen />);
  const stepsOut = await stepsUntil(
    () => stage.requestWithdrawal.mock.calls.length > 0,
    [
      chooseNetwork,
      write(/^address/i, tron),
      write(/^amount/i, '500'),
      typePassword,
      tap('button', /^review/i),
      async () => {
        const sheet = await screen.findByRole('dialog', { name: /review/i }, patience);
        fireEvent.click(within(sheet).getByRole('button', { name: /hold/i }));
        fireEvent.click(within(sheet).getByRole('switch', { name: /checked everything/i }));
        fireEvent.click(within(sheet).getByRole('button', { name: 'Withdraw' }));
      },
    ],
  );
  expect(stepsOut).toBeLessThanOrEqual(steps + 2);
});

test('FU1 a coin is chosen by its code and its long name, where the market tells one', async () => {
  stage.others = [token];
  stage.pairs = [aavePair];
  await openDeposits(<DepositScreen />);
  fireEvent.click(screen.getByRole('button', { name: /choose a currency/i }));
  const named = await screen.findByRole('radio', { name: /^AAVE\s*Aave Protocol$/ }, patience);
  expect(screen.getByRole('radio', { name: /^USDT$/ })).toBeDefined();
  fireEvent.click(named);
  expect(screen.getByRole('button', { name: /AAVE\s+Aave Protocol/ })).toBeDefined();
});

const waiting: Deposit = {
  id: '5',
  currencyName: 'USDT',
  amount: amount('500'),
  network: 'trc20',
  status: 'pending',
  statusCode: '1',
  createdAt: '2026-01-02 03:04:05',
  updatedAt: undefined,
  reason: undefined,
};

test.each([
  ['of this network', {}, 1],
  ['of a server that names no network', { network: undefined }, 1],
  ['of another network', { network: 'erc20' }, 0],
  ['of another currency', { currencyName: 'BTC' }, 0],
  ['that is credited', { status: 'credited' }, 0],
] as const)('FU1 on return a report %s is found in the records', async (_which, change, told) => {
  stage.deposits = [
    { ...waiting, ...change },
    { ...waiting, id: '6', amount: amount('70') },
  ];
  await openDeposits(<DepositScreen />);
  for (const act of choose) await act();
  await screen.findByRole('button', { name: /have sent it/i }, patience);
  // The other one says that the records have arrived.
  await screen.findByText(/^70.USDT will be credited/, {}, patience);
  expect(screen.queryAllByText(/500.USDT will be credited/)).toHaveLength(told);
});
