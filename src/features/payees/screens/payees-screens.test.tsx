import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LabelledValue, SavedAddress } from '../../../core/domain/payee.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { DepositsPort } from '../../../core/ports/deposits-port.ts';
import { HttpTransport } from '../../../core/ports/http-transport.ts';
import { MarketPort } from '../../../core/ports/market-port.ts';
import { PayeesPort } from '../../../core/ports/payees-port.ts';
import { Session } from '../../../core/ports/session.ts';
import { WalletPort } from '../../../core/ports/wallet-port.ts';
import { WithdrawalsPort } from '../../../core/ports/withdrawals-port.ts';
import { bindDevice } from '../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import AddAddressScreen from './add-address-screen.tsx';
import AddressesScreen from './addresses-screen.tsx';
import BankCardScreen from './bank-card-screen.tsx';
import InternationalCardScreen from './international-card-screen.tsx';

vi.mock('../data/qr-picture.ts', () => ({ drawQrPicture: async () => new Blob(['qr']) }));
vi.mock('../../shared/payees/data/read-qr.ts', () => ({ readQr: async () => `ethereum:${mine}@1` }));

const mine = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const poison = `0x5aae${'1'.repeat(32)}eaed`;
const saved: SavedAddress = {
  id: '7',
  currencyId: '2',
  currencyName: 'ETH',
  network: 'eth',
  address: mine,
  createdAt: undefined,
};
const coin = { id: '2', name: 'ETH', canDeposit: true, currencyId: '2', currencyName: 'ETH' };

let addresses: readonly SavedAddress[];
let lines: readonly LabelledValue[];
let networks: readonly string[];
let used: readonly string[];
let device: Map<string, string>;
let who: string | undefined;
let port: { [Name in keyof PayeesPort]: ReturnType<typeof vi.fn<PayeesPort[Name]>> };

beforeEach(() => {
  addresses = [saved];
  lines = [
    { label: 'Name der Bank', value: '' },
    { label: 'IBAN', value: '' },
  ];
  networks = ['eth'];
  used = [];
  device = new Map();
  who = '1';
  port = {
    savedAddresses: vi.fn<PayeesPort['savedAddresses']>(async () => ({
      items: addresses,
      hasMore: false,
      total: addresses.length,
    })),
    saveAddress: vi.fn<PayeesPort['saveAddress']>(async () => undefined),
    deleteAddress: vi.fn<PayeesPort['deleteAddress']>(async () => undefined),
    bankCard: vi.fn<PayeesPort['bankCard']>(async () => ({ card: undefined, banks: ['Demo Bank'] })),
    saveBankCard: vi.fn<PayeesPort['saveBankCard']>(async () => undefined),
    internationalCard: vi.fn<PayeesPort['internationalCard']>(async () => lines),
    saveInternationalCard: vi.fn<PayeesPort['saveInternationalCard']>(async () => undefined),
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function world() {
  const root = new Container();
  const state = { isSignedIn: true, userId: who, token: 'x', language: 'en' };
  root.bind(Session).toConstantValue({ state: () => state, watch: () => () => undefined } as never);
  root.bind(PayeesPort).toConstantValue(port);
  root.bind(HttpTransport).toConstantValue({ upload: async () => '/upload/qr.png' } as never);
  root.bind(DepositsPort).toConstantValue({
    depositAddresses: async () => ({ addresses: networks.map((network) => ({ network, address: 'x' })) }),
  } as never);
  root.bind(WithdrawalsPort).toConstantValue({
    withdrawals: async () => ({ items: used.map((address) => ({ address })), hasMore: false, total: used.length }),
  } as never);
  root.bind(MarketPort).toConstantValue({ currencies: async () => [] } as never);
  const wallets = { accounts: [{ account: 'change', balances: [coin] }], depositsOpen: true };
  root.bind(WalletPort).toConstantValue({ wallets: async () => wallets } as never);
  bindDevice(root, device, () => 5);
  return portsAround(root);
}

const show = (content: ReactNode) => act(async () => render(content, { wrapper: world() }));
const field = (name: string | RegExp): Promise<HTMLElement> => screen.findByLabelText(name, {}, { timeout: 10_000 });
const type = (element: HTMLElement, value: string): Promise<void> =>
  act(async () => void fireEvent.change(element, { target: { value } }));
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name, hidden: true });
  await act(async () => void fireEvent.click(button));
};

describe('saved addresses', () => {
  test('AC2 an address is shown in full; it is deleted after one question and five seconds', async () => {
    await show(<AddressesScreen />);
    expect(await screen.findByText(mine)).toBeTruthy();
    await press('Delete ETH · ETH');
    expect(port.deleteAddress).not.toHaveBeenCalled();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
    expect(screen.getByText('ETH · ETH is being deleted')).toBeTruthy();
    expect(screen.queryByText(mine)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(4_900));
    expect(port.deleteAddress).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(port.deleteAddress).toHaveBeenCalledExactlyOnceWith({ id: '7' });
  });

  test('AC2 within five seconds a deletion is taken back, and nothing was sent', async () => {
    await show(<AddressesScreen />);
    await press('Delete ETH · ETH');
    await press('Delete');
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText(mine)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(port.deleteAddress).not.toHaveBeenCalled();
  });

  test('AC2 leaving the page within the five seconds sends the deletion that was confirmed', async () => {
    await show(<AddressesScreen />);
    await press('Delete ETH · ETH');
    await press('Delete');
    expect(port.deleteAddress).not.toHaveBeenCalled();
    await act(async () => cleanup());
    expect(port.deleteAddress).toHaveBeenCalledExactlyOnceWith({ id: '7' });
  });

  test('AC2 with none there is a way to add one; a failure says so', async () => {
    addresses = [];
    await show(<AddressesScreen />);
    expect(await screen.findByText('No address saved yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add an address' }).getAttribute('href')).toBe('/pages/setting/addWallet');
    cleanup();
    port.savedAddresses.mockRejectedValue(new AppError('server', 'Under maintenance'));
    await show(<AddressesScreen />);
    expect(await screen.findByText('Under maintenance')).toBeTruthy();
  });
});

describe('the switch of this device', () => {
  test('E17 it is off, says that it is of this device alone, and stays as it was set', async () => {
    await show(<AddressesScreen />);
    const name = 'Withdraw only to saved addresses';
    const isOn = async () => (await screen.findByRole('switch', { name })).getAttribute('aria-checked');
    expect(await isOn()).toBe('false');
    expect(screen.getByText(/For you, on this device alone: the server does not know of it/)).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('switch', { name })));
    expect(await isOn()).toBe('true');
    cleanup();
    await show(<AddressesScreen />);
    expect(await isOn()).toBe('true');
    // No address is kept with it.
    expect([...device.values()].join()).not.toContain(mine);
  });

  test('E17 it is of one person: the next one finds it off, and until it is known who is here it cannot be set', async () => {
    const toggle = () => screen.findByRole('switch', { name: 'Withdraw only to saved addresses' });
    await show(<AddressesScreen />);
    await act(async () => void fireEvent.click(await toggle()));
    cleanup();
    who = '2';
    await show(<AddressesScreen />);
    expect((await toggle()).getAttribute('aria-checked')).toBe('false');
    cleanup();
    who = undefined;
    await show(<AddressesScreen />);
    expect(await toggle()).toMatchObject({ disabled: true });
    expect((await toggle()).getAttribute('aria-checked')).toBe('true');
  });
});

describe('adding an address', () => {
  const fill = async (address: string): Promise<void> => {
    await type(await field('Currency'), '2');
    await field('Network');
    await type(await field('Address'), address);
  };

  test('H17 what is wrong is said, and nothing is sent', async () => {
    addresses = [];
    await show(<AddAddressScreen />);
    await fill(`${mine.slice(0, -1)}D`);
    expect(await screen.findByText('A character is wrong: compare it with the original')).toBeTruthy();
    await press('Save address');
    expect(port.saveAddress).not.toHaveBeenCalled();
  });

  test('E38 a picture of a QR code fills the address, which is saved with a picture of its own', async () => {
    addresses = [];
    await show(<AddAddressScreen />);
    await fill('');
    const file = new File(['x'], 'qr.png', { type: 'image/png' });
    await act(
      async () => void fireEvent.change(screen.getByLabelText('Read a QR picture'), { target: { files: [file] } }),
    );
    expect(await screen.findByDisplayValue(mine)).toBeTruthy();
    await press('Save address');
    expect(port.saveAddress).toHaveBeenCalledExactlyOnceWith({
      currencyId: '2',
      currencyName: 'ETH',
      network: 'eth',
      address: mine,
      picture: '/upload/qr.png',
    });
  });

  test('FU2 of several networks none is chosen for the person', async () => {
    networks = ['eth', 'arbitrum'];
    addresses = [];
    await show(<AddAddressScreen />);
    await fill(mine);
    await press('Save address');
    expect(screen.getByText('Choose currency and network first')).toBeTruthy();
    expect(port.saveAddress).not.toHaveBeenCalled();
    await type(await field('Network'), 'arbitrum');
    await press('Save address');
    expect(port.saveAddress).toHaveBeenCalledTimes(1);
  });

  test('H17 a look-alike of a saved address is alarmed at, and saved only after it was compared', async () => {
    await show(<AddAddressScreen />);
    await fill(poison);
    expect(await screen.findByText('This address looks like another one')).toBeTruthy();
    expect(screen.getByText(mine)).toBeTruthy();
    await press('Save address');
    expect(port.saveAddress).not.toHaveBeenCalled();
    const switched = screen.getByRole('switch', { name: 'I have compared every character' });
    expect(switched.getAttribute('aria-checked')).toBe('false');
    await act(async () => void fireEvent.click(switched));
    await press('Save address');
    expect(port.saveAddress).toHaveBeenCalledTimes(1);
  });

  test('H17 a look-alike of an address that money went to is alarmed at, saved or not', async () => {
    addresses = [];
    used = [mine];
    await show(<AddAddressScreen />);
    await fill(poison);
    expect(await screen.findByText('This address looks like another one')).toBeTruthy();
    await press('Save address');
    expect(port.saveAddress).not.toHaveBeenCalled();
  });

  test('AC2 a refusal of the server is said in its words and keeps what was typed', async () => {
    addresses = [];
    port.saveAddress.mockRejectedValue(new AppError('server', 'Saved already'));
    await show(<AddAddressScreen />);
    await fill(mine);
    await press('Save address');
    expect(await screen.findByText('Saved already')).toBeTruthy();
    expect(screen.getByDisplayValue(mine)).toBeTruthy();
  });
});

describe('cards', () => {
  const card = {
    holder: 'Ann Example',
    bank: 'Demo Bank',
    branch: 'Main Street',
    account: 'gb82 west 1234 5698 7654 32',
    code: 'deutdeff',
    place: 'Exampleland',
    bankAddress: '1 Sample St',
    phone: '+34 612 345 678',
    ownAddress: '2 Sample St',
  };
  const labels = {
    holder: 'Name of the holder',
    bank: 'Bank',
    branch: 'Branch',
    account: 'Account or card number',
    code: 'SWIFT code or ABA number',
    place: 'Province and city',
    bankAddress: 'Address of the bank',
    phone: 'Phone',
    ownAddress: 'Address of the holder',
  };
  const names = ['holder', 'bank', 'branch', 'account', 'code', 'place', 'bankAddress', 'phone', 'ownAddress'] as const;

  test('AC2 every line is asked for, and sent as it is kept', async () => {
    await show(<BankCardScreen />);
    await field(labels.holder);
    await press('Save card');
    expect(await screen.findAllByText('This field is required')).toHaveLength(names.length);
    for (const name of names) await type(await field(labels[name]), card[name]);
    await press('Save card');
    const kept = { ...card, account: 'GB82 WEST 1234 5698 7654 32', code: 'DEUTDEFF', phone: '+34612345678' };
    expect(port.saveBankCard).toHaveBeenCalledExactlyOnceWith(kept);
  });

  test('AC2 a saved card is shown, and replaced when asked for', async () => {
    port.bankCard.mockResolvedValue({ card, banks: [] });
    await show(<BankCardScreen />);
    expect(await screen.findByText('Main Street')).toBeTruthy();
    expect(screen.queryByLabelText(labels.branch)).toBeNull();
    // No call deletes a card: what can be done instead is said.
    expect(screen.getByText(/A saved card cannot be deleted here: replace it with another one/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/pages/kefu/index');
    await press('Replace');
    expect(await screen.findByDisplayValue('Main Street')).toBeTruthy();
  });

  test('AC2 an international card is drawn from the labels of the server', async () => {
    await show(<InternationalCardScreen />);
    await type(await field('Name der Bank'), ' Demo Bank ');
    await press('Save card');
    expect(port.saveInternationalCard).not.toHaveBeenCalled();
    await type(await field('IBAN'), 'DE89 3704');
    await press('Save card');
    expect(port.saveInternationalCard).toHaveBeenCalledExactlyOnceWith({ values: ['Demo Bank', 'DE89 3704'] });
  });

  test('AC2 a server without labels asks for no international card', async () => {
    lines = [];
    await show(<InternationalCardScreen />);
    expect(await screen.findByText('This server asks for no international card')).toBeTruthy();
  });
});
