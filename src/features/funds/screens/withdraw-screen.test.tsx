import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BankCard, SavedAddress } from '../../../core/domain/payee.ts';
import type { Withdrawal, WithdrawalTerms } from '../../../core/domain/withdrawal.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { amount } from '../../../core/money/amount.ts';
import { DepositsPort } from '../../../core/ports/deposits-port.ts';
import { PayeesPort } from '../../../core/ports/payees-port.ts';
import { ProfilePort } from '../../../core/ports/profile-port.ts';
import { Session } from '../../../core/ports/session.ts';
import { SitePort } from '../../../core/ports/site-port.ts';
import { WalletPort } from '../../../core/ports/wallet-port.ts';
import { WithdrawalsPort } from '../../../core/ports/withdrawals-port.ts';
import { bindDevice } from '../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { holdMs } from '../../shared/requests/parts/hold-to-confirm.tsx';
import DepositScreen from './deposit-screen.tsx';
import WithdrawScreen from './withdraw-screen.tsx';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const usualTerms: WithdrawalTerms = {
  currencyName: 'USDT',
  available: amount('5000'),
  minimum: amount('100'),
  fee: { kind: 'fixed', sum: amount('2') },
  freeBelow: amount('1000'),
  networks: ['erc20', 'trc20'],
  limitBtc: amount('200'),
  left: amount('3000'),
  blocks: [],
};
const coin = {
  currencyId: '3',
  currencyName: 'USDT',
  canDeposit: true,
  available: amount('5000'),
  locked: amount('0'),
};
const sentBefore: Withdrawal = {
  id: '4',
  currencyName: 'USDT',
  amount: amount('300'),
  received: amount('300'),
  way: 'address',
  network: 'trc20',
  address: tron,
  status: 'refused',
  reason: 'Pay a 10% deposit before your withdrawal is released.',
  createdAt: '2026-01-02 03:04:05',
  decidedAt: '2026-01-02 04:04:05',
};

const now = 1_800_000_000_000;
const onlySavedOf = (owner: string): string => JSON.stringify([{ owner, isOnlySaved: true, seen: [] }]);
const savedTron: SavedAddress = {
  id: '8',
  currencyId: '3',
  currencyName: 'USDT',
  network: 'trc20',
  address: tron,
  createdAt: undefined,
};
const bankCard: BankCard = {
  holder: 'Dana Example',
  bank: 'Demo Bank',
  branch: 'Main Street',
  account: '000111222',
  code: 'DEUTDEFF',
  place: 'Exampleland',
  bankAddress: '1 Sample St',
  phone: '+34612345678',
  ownAddress: '2 Sample St',
};

let terms: WithdrawalTerms;
let rows: readonly Withdrawal[];
let saved: readonly SavedAddress[];
let card: BankCard | undefined;
let device: Map<string, string>;
let requestWithdrawal: ReturnType<typeof vi.fn<WithdrawalsPort['requestWithdrawal']>>;

beforeEach(() => {
  terms = usualTerms;
  rows = [];
  saved = [];
  card = undefined;
  device = new Map();
  requestWithdrawal = vi.fn<WithdrawalsPort['requestWithdrawal']>(async () => undefined);
  Element.prototype.animate = (() => ({ cancel: () => undefined })) as never;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

function world() {
  const root = new Container();
  const state = { isSignedIn: true, userId: '1', token: 'x', language: 'en' };
  root.bind(Session).toConstantValue({ state: () => state, watch: () => () => undefined } as never);
  root.bind(WithdrawalsPort).toConstantValue({
    withdrawalTerms: async () => terms,
    withdrawals: async () => ({ items: rows, hasMore: false, total: rows.length }),
    todaysWithdrawals: async () => ({ count: 1, max: 5 }),
    requestWithdrawal,
  });
  root.bind(PayeesPort).toConstantValue({
    savedAddresses: async () => ({ items: saved, hasMore: false, total: saved.length }),
    bankCard: async () => ({ card, banks: [] }),
    internationalCard: async () => [{ label: 'IBAN', value: 'GB82WEST12345698765432' }],
  } as never);
  root.bind(SitePort).toConstantValue({ setting: async () => '1' } as never);
  root.bind(ProfilePort).toConstantValue({ currentUser: async () => ({ hasPaymentPassword: true }) } as never);
  root.bind(DepositsPort).toConstantValue({ deposits: async () => ({ items: [], hasMore: false, total: 0 }) } as never);
  const wallets = { accounts: [{ account: 'change', balances: [coin] }], depositsOpen: true };
  root.bind(WalletPort).toConstantValue({ wallets: async () => wallets } as never);
  bindDevice(root, device, () => now);
  return portsAround(root);
}

const open = async (ui: ReactNode = <WithdrawScreen />): Promise<void> => {
  render(ui, { wrapper: world() });
  // The dictionaries arrive with the first screen.
  await screen.findByRole('region', { name: /conditions/i }, { timeout: 10_000 });
};

const type = (name: RegExp, value: string): boolean =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

async function fillIn(sum = '500', address = tron): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: /TRC20/ }));
  type(/^address/i, address);
  type(/^amount/i, sum);
  fireEvent.change(await screen.findByLabelText(/payment password/i, { selector: 'input' }), {
    target: { value: 'demo5678' },
  });
}

const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const review = async (): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('button', { name: /^review/i }));
  return screen.findByRole('dialog', { name: /review/i });
};

describe('withdraw', () => {
  test('FU3 every condition stands there before anything is typed, and one that is not met ends it at once', async () => {
    terms = { ...usualTerms, blocks: ['loan'] };
    await open();
    const list = screen.getByRole('region', { name: /conditions/i });
    expect(within(list).getAllByRole('term')).toHaveLength(9);
    expect(list.querySelectorAll('[data-state="blocked"]')).toHaveLength(1);
    expect(list.querySelector('[data-condition="loan"]')?.getAttribute('data-state')).toBe('blocked');
    expect(screen.getByRole('button', { name: /^review/i })).toHaveProperty('disabled', true);
  });

  test('FU3 a server that says nothing beforehand blocks nothing beforehand', async () => {
    terms = { ...usualTerms, blocks: undefined, left: undefined, limitBtc: undefined };
    await open();
    expect(document.querySelectorAll('[data-state="unknown"]').length).toBeGreaterThan(4);
    expect(screen.getByRole('button', { name: /^review/i })).toHaveProperty('disabled', false);
  });

  test('H14 the same list is on the page of deposits', async () => {
    terms = { ...usualTerms, blocks: ['loan'] };
    await open(<DepositScreen />);
    const states = [...document.querySelectorAll<HTMLElement>('[data-condition]')].map(
      ({ dataset }) => `${dataset['condition']} ${dataset['state']}`,
    );
    expect(states).toHaveLength(9);
    expect(states.filter((state) => state.endsWith('blocked'))).toEqual(['loan blocked']);
    expect(states).toContain('identity met');
  });

  test('FU2 of several networks none is chosen, and an address is held against the chosen one', async () => {
    await open();
    expect(screen.queryByRole('textbox', { name: /^address/i })).toBeNull();
    await fillIn('500', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    expect(await screen.findByText(/belongs to another network/i)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Paste' })).toBeTruthy();
    expect(screen.getByLabelText('Read a QR picture', { selector: 'input' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^review/i }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('FU2 a new address is told as one, and one that looks like a known one alarms', async () => {
    rows = [{ ...sentBefore, address: `T${tron.slice(1, 5)}${'a'.repeat(25)}${tron.slice(-4)}`, status: 'sent' }];
    await open();
    await fillIn();
    expect(await screen.findByText(/not sent to this address before/i)).toBeTruthy();
    expect(await screen.findByText(/looks like an address you know/i)).toBeTruthy();
  });

  test('E17 who allows saved addresses alone sends to no other from this device', async () => {
    device.set('payees.guard', onlySavedOf('1'));
    await open();
    await fillIn();
    expect(await screen.findByText(/none of your saved addresses/i)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^review/i }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('E17 what another person of this device has chosen stops nobody else', async () => {
    device.set('payees.guard', onlySavedOf('2'));
    await open();
    await fillIn();
    expect(screen.queryByText(/none of your saved addresses/i)).toBeNull();
    expect(await review()).toBeTruthy();
  });

  test('E17 a saved one is taken, and warned about while it is new on this device', async () => {
    device.set('payees.guard', onlySavedOf('1'));
    saved = [savedTron];
    await open();
    await fillIn();
    expect(await screen.findByText(/saved address is new on this device/i)).toBeTruthy();
    expect(screen.queryByText(/none of your saved addresses/i)).toBeNull();
    expect(await review()).toBeTruthy();
  });

  test('FU4 the fee and what arrives follow the sum: the first one below the bound is free', async () => {
    await open();
    await fillIn('999.5');
    expect(await screen.findByText(/free: first withdrawal/i)).toBeTruthy();
    type(/^amount/i, '1000');
    expect((await screen.findAllByText(/998/)).length).toBeGreaterThan(0);
  });

  test('FU4 H15 reviewed with the whole address, focus on Cancel, held for a second, sent once', async () => {
    await open();
    await fillIn();
    const sheet = await review();
    expect(within(sheet).getByText((_, element) => element?.getAttribute('translate') === 'no').textContent).toBe(tron);
    expect(document.activeElement?.textContent).toBe('Cancel');
    vi.useFakeTimers();
    const button = within(sheet).getByRole('button', { name: /hold/i });
    fireEvent.pointerDown(button);
    pass(holdMs - 1);
    fireEvent.pointerUp(button);
    pass(holdMs);
    expect(requestWithdrawal).not.toHaveBeenCalled();
    fireEvent.pointerDown(button);
    pass(holdMs);
    fireEvent.pointerDown(button);
    pass(holdMs);
    vi.useRealTimers();
    expect(await screen.findByText('Requested')).toBeTruthy();
    expect(requestWithdrawal).toHaveBeenCalledTimes(1);
    expect(requestWithdrawal).toHaveBeenCalledWith({
      currencyId: '3',
      amount: '500',
      fee: '0',
      way: 'address',
      network: 'trc20',
      address: tron,
      payPassword: 'demo5678',
    });
  });

  test.each([
    ['International card', ['GB82WEST12345698765432']],
    ['Bank card', ['Dana Example', '000111222', 'Demo Bank']],
  ])('FU4 the review of a withdrawal to %s names whose it is and where', async (way, lines) => {
    card = bankCard;
    await open();
    fireEvent.click(screen.getByRole('radio', { name: way }));
    await screen.findByText(lines[0] ?? '');
    type(/^amount/i, '500');
    fireEvent.change(await screen.findByLabelText(/payment password/i, { selector: 'input' }), {
      target: { value: 'demo5678' },
    });
    const sheet = await review();
    for (const line of lines) expect(within(sheet).getByText(line)).toBeTruthy();
  });

  test('H15 who cannot hold ticks and taps, by keyboard too', async () => {
    await open();
    await fillIn();
    const sheet = await review();
    fireEvent.click(within(sheet).getByRole('button', { name: /hold/i }));
    expect(requestWithdrawal).not.toHaveBeenCalled();
    fireEvent.click(within(sheet).getByRole('switch', { name: /checked everything/i }));
    fireEvent.click(within(sheet).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Requested')).toBeTruthy();
    expect(requestWithdrawal).toHaveBeenCalledTimes(1);
  });

  test('FU4 MS2 no answer: the outcome is unknown, nothing is sent again', async () => {
    requestWithdrawal.mockRejectedValue(new AppError('no-answer', 'nothing came'));
    await open();
    await fillIn();
    const sheet = await review();
    fireEvent.click(within(sheet).getByRole('button', { name: /hold/i }));
    fireEvent.click(within(sheet).getByRole('switch', { name: /checked everything/i }));
    fireEvent.click(within(sheet).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Outcome unknown')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^review/i })).toHaveProperty('disabled', true);
    expect(requestWithdrawal).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/pages/kefu/index?report=open');
  });

  test('what was typed is there again after a look elsewhere, the password is not', async () => {
    await open();
    await fillIn('123.5');
    cleanup();
    expect(
      Object.keys(sessionStorage)
        .map((key) => sessionStorage.getItem(key))
        .join(' '),
    ).not.toContain('demo5678');
    await open();
    expect(screen.getByRole('textbox', { name: /^address/i })).toHaveProperty('value', tron);
    expect(screen.getByRole('textbox', { name: /^amount/i })).toHaveProperty('value', '123.5');
  });

  test('H12 nothing on the way out leads to an offer', async () => {
    await open();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets.filter((target) => target?.startsWith('/pages/fund/') !== true)).toEqual([]);
  });

  test('a card that is saved is shown, one that is not can be added', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'International card' }));
    expect(await screen.findByText('GB82WEST12345698765432')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Bank card' }));
    expect(await screen.findByRole('link', { name: 'Add a card' })).toBeTruthy();
  });

  test('FU4 H22 the timeline names what was taken, the fee and what arrives; of a refused one no fee', async () => {
    rows = [{ ...sentBefore, received: amount('298'), status: 'sent', reason: undefined }];
    await open();
    const told = (): readonly string[] =>
      [...document.querySelectorAll('details dd')].map((fact) => (fact.textContent ?? '').replaceAll(/\s/g, ' '));
    expect(told()).toEqual(expect.arrayContaining(['300 USDT', '2 USDT', '298 USDT']));
    cleanup();
    rows = [{ ...sentBefore, received: amount('298') }];
    await open();
    expect(told()).not.toContain('2 USDT');
  });

  test('H13 a refusal that asks for money stands in a frame of caution, word for word', async () => {
    rows = [sentBefore];
    await open();
    expect((await screen.findByText(sentBefore.reason ?? '')).tagName).toBe('BLOCKQUOTE');
    expect(screen.getByText(/never asks for a payment, deposit or loan/i)).toBeTruthy();
  });
});
