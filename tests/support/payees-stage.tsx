import { act, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { LabelledValue, SavedAddress } from '../../src/core/domain/wallets/payee.ts';
import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import { DepositsPort } from '../../src/core/ports/deposits-port.ts';
import { HttpTransport, type Operation } from '../../src/core/platform/http-transport.ts';
import { KnownCalls } from '../../src/core/platform/known-calls.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { PayeesPort } from '../../src/core/ports/payees-port.ts';
import { Session } from '../../src/core/platform/session.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { WithdrawalsPort } from '../../src/core/ports/withdrawals-port.ts';
import { bindDialect } from './bind-dialect.ts';
import { bindDevice } from './device-ports.ts';
import { portsAround } from './ports-around.tsx';

export const mine = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const saved: SavedAddress = {
  id: '7',
  currencyId: '2',
  currencyName: 'ETH',
  network: 'eth',
  address: mine,
  createdAt: undefined,
};
const coin = { id: '2', name: 'ETH', canDeposit: true, currencyId: '2', currencyName: 'ETH' };

/** What the server and the device know of the places that money is sent to; a test changes it before it shows a screen. */
export interface PayeesStage {
  addresses: readonly SavedAddress[];
  /** Labels of an international card. */
  lines: readonly LabelledValue[];
  networks: readonly string[];
  /** Where money went to before. */
  used: readonly string[];
  device: Map<string, string>;
  /** Who is signed in; undefined while it is not known. */
  who: string | undefined;
  dialect: DialectName;
  /** Calls that the server was found to lack. */
  lacking: readonly Operation[];
  port: { [Name in keyof PayeesPort]: ReturnType<typeof vi.fn<PayeesPort[Name]>> };
}

export function payeesStage(): PayeesStage {
  const stage: PayeesStage = {
    addresses: [saved],
    lines: [
      { label: 'Name der Bank', value: '' },
      { label: 'IBAN', value: '' },
    ],
    networks: ['eth'],
    used: [],
    device: new Map(),
    who: '1',
    dialect: 'standard',
    lacking: [],
    port: {
      savedAddresses: vi.fn<PayeesPort['savedAddresses']>(async () => ({
        items: stage.addresses,
        hasMore: false,
        total: stage.addresses.length,
      })),
      saveAddress: vi.fn<PayeesPort['saveAddress']>(async () => undefined),
      deleteAddress: vi.fn<PayeesPort['deleteAddress']>(async () => undefined),
      bankCard: vi.fn<PayeesPort['bankCard']>(async () => ({ card: undefined, banks: ['Demo Bank'] })),
      saveBankCard: vi.fn<PayeesPort['saveBankCard']>(async () => undefined),
      internationalCard: vi.fn<PayeesPort['internationalCard']>(async () => stage.lines),
      saveInternationalCard: vi.fn<PayeesPort['saveInternationalCard']>(async () => undefined),
    },
  };
  return stage;
}

function world({ port, networks, used, device, who, dialect, lacking }: PayeesStage) {
  const root = new Container();
  bindDialect(root, () => dialect);
  root.bind(KnownCalls).toConstantValue({
    isOffered: (call: Operation) => !lacking.includes(call),
    watch: () => () => undefined,
  } as never);
  const state = { isSignedIn: true, userId: who, token: 'x', language: 'en' };
  root.bind(Session).toConstantValue({ state: () => state, watch: () => () => undefined } as never);
  root.bind(PayeesPort).toConstantValue(port);
  root.bind(HttpTransport).toConstantValue({ upload: async () => '/upload/qr.png' } as never);
  root.bind(DepositsPort).toConstantValue({
    depositAddresses: async () => ({ addresses: networks.map((network) => ({ network, address: 'x' })) }),
  } as never);
  root.bind(WithdrawalsPort).toConstantValue({
    withdrawals: async () => ({
      items: used.map((address) => ({ address, status: 'sent' })),
      hasMore: false,
      total: used.length,
    }),
  } as never);
  root.bind(MarketPort).toConstantValue({ currencies: async () => [] } as never);
  const wallets = { accounts: [{ account: 'spot', balances: [coin] }], depositsOpen: true };
  root.bind(WalletPort).toConstantValue({ wallets: async () => wallets } as never);
  bindDevice(root, device, () => 5);
  return portsAround(root);
}

export const show = (stage: PayeesStage, content: ReactNode) =>
  act(async () => render(content, { wrapper: world(stage) }));
export const field = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByLabelText(name, {}, { timeout: 10_000 });
export const type = (element: HTMLElement, value: string): Promise<void> =>
  act(async () => void fireEvent.change(element, { target: { value } }));
export const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name, hidden: true }, { timeout: 10_000 });
  await act(async () => void fireEvent.click(button));
};
