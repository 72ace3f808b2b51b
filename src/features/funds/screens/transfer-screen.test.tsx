import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { dialects } from '../../../core/domain/server/server-dialect.ts';
import TransferScreen from './transfer-screen.tsx';

interface Stage {
  family: DialectName;
  isDemo: boolean;
  contracts: readonly { readonly id: string }[] | undefined;
  error: object | null;
}
const { stage, send } = vi.hoisted(() => ({
  stage: {
    family: 'b',
    isDemo: false,
    contracts: undefined,
    error: null,
  } as Stage,
  send: vi.fn<(wish: unknown) => Promise<unknown>>(),
}));
vi.mock('../../shared/wallets/data/wallets.ts', () => ({
  useWallets: () => ({
    data: {
      accounts: ['spot', 'contracts', 'options'].map((account) => ({
        account,
        balances: [{ currencyId: '3', currencyName: 'USDT', available: '1000', locked: '0' }],
      })),
    },
    error: null,
  }),
}));
vi.mock('../../shared/worth/data/open-orders.ts', () => ({
  useOpenContracts: (_status: string, isWanted: boolean) => ({
    rows: isWanted ? stage.contracts : undefined,
    error: stage.error,
  }),
}));
vi.mock('../../shared/server/data/use-server-dialect.ts', () => ({ useServerDialect: () => dialects[stage.family] }));
vi.mock('../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => stage.isDemo }));
vi.mock('../data/transfers.ts', () => ({
  useReadLatestTransfers: () => async () => [],
  useTransferBetweenAccounts: () => send,
}));
vi.mock('../panels/transfer-list.tsx', () => ({ TransferList: () => null }));
vi.mock('../../shared/wallets/data/read-available.ts', () => ({ useReadAvailable: () => async () => '1000' }));
vi.mock('../../shared/request-form/data/kept-draft.ts', () => ({ useKeptDraft: () => [undefined, () => undefined] }));

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue({ kind: 'accepted' });
  Object.assign(stage, { family: 'b', isDemo: false, contracts: [{ id: '1' }, { id: '2' }], error: null });
});
afterEach(cleanup);

const show = (from: string, to: string): Promise<void> =>
  showScreen(TransferScreen, `/pages/fund/transfer?from=${from}&to=${to}`);
const positions = (): HTMLElement | null => screen.queryByRole('link', { name: 'Open positions: 2' });
const sum = (): HTMLElement | null => screen.queryByRole('textbox', { name: 'Amount' });
const submit = (): HTMLElement | null => screen.queryByRole('button', { name: 'Transfer' });

test.each([
  ['b', false],
  ['standard', true],
] as const)(
  'FU5 TransferScreen: with an open contract nothing is offered out of contracts (family %s, demo %s)',
  async (family, isDemo) => {
    Object.assign(stage, { family, isDemo });
    await show('lever', 'change');
    expect(screen.getByText('Close your open positions first')).toBeTruthy();
    expect(positions()?.getAttribute('href')).toBe('/pages/transaction/contract_order?list=open');
    expect([sum(), submit()]).toEqual([null, null]);
  },
);

test('FU5 TransferScreen: a server of no known family may take it, so it is warned of and can be sent', async () => {
  stage.family = 'standard';
  await show('lever', 'change');
  expect(screen.getByText(/this transfer may be refused/)).toBeTruthy();
  expect(positions()).not.toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount' }), { target: { value: '10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await screen.findByText('Transferred');
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ['out of another account', 'b', [{ id: '1' }], 'change', 'lever'],
  ['without a contract', 'b', [], 'lever', 'change'],
  ['where such a server takes it', 'c', [{ id: '1' }], 'lever', 'micro'],
] as const)('FU5 TransferScreen: nothing is said of positions %s', async (_when, family, contracts, from, to) => {
  Object.assign(stage, { family, contracts });
  await show(from, to);
  expect(screen.queryByText('Close your open positions first')).toBeNull();
  expect(sum()).not.toBeNull();
  expect(submit()).not.toBeNull();
});

test('FU5 TransferScreen: no sum is offered until it is known what is open, unless that cannot be read', async () => {
  stage.contracts = undefined;
  await show('lever', 'change');
  expect([sum(), submit()]).toEqual([null, null]);
  cleanup();
  stage.error = {};
  await show('lever', 'change');
  expect(sum()).not.toBeNull();
});
