import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ServerInfo } from '../../src/core/platform/server-info.ts';
import { createDemoConfig } from '../../src/core/config/demo-config.ts';
import { RuntimeConfigContext } from '../../src/core/config/use-runtime-config.ts';
import type { Deposit, DepositAddress, DepositChannel } from '../../src/core/domain/wallets/deposit.ts';
import type { QuotedInstrument } from '../../src/core/domain/market/instrument.ts';
import type { BankCard, SavedAddress } from '../../src/core/domain/wallets/payee.ts';
import type { Withdrawal, WithdrawalTerms } from '../../src/core/domain/wallets/withdrawal.ts';
import { AppError } from '../../src/core/errors/app-error.ts';
import { amount } from '../../src/core/money/amount.ts';
import { ServerClock } from '../../src/core/time/clock.ts';
import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import { DepositsPort } from '../../src/core/ports/deposits-port.ts';
import { RealtimeTransport } from '../../src/core/platform/realtime-transport.ts';
import { HttpTransport } from '../../src/core/platform/http-transport.ts';
import { IdentityPort } from '../../src/core/ports/identity-port.ts';
import { LoansPort } from '../../src/core/ports/loans-port.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { PayeesPort } from '../../src/core/ports/payees-port.ts';
import { ProfilePort } from '../../src/core/ports/profile-port.ts';
import { Session } from '../../src/core/platform/session.ts';
import { SitePort } from '../../src/core/ports/site-port.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { WithdrawalsPort } from '../../src/core/ports/withdrawals-port.ts';
import { bindDialect } from './bind-dialect.ts';
import { bindDevice } from './device-ports.ts';
import { portsAround } from './ports-around.tsx';

export const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
export const usualTerms: WithdrawalTerms = {
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
export const coin = {
  currencyId: '3',
  currencyName: 'USDT',
  canDeposit: true,
  available: amount('5000'),
  locked: amount('0'),
};
/** Goes out over the chain of another currency. */
export const token = { ...coin, currencyId: '9', currencyName: 'AAVE' };
const currencies = [
  { id: '9', name: 'AAVE', logo: undefined, chain: 'erc20', referencePrice: undefined, canQuote: false },
];
/** What a server of the protocol says of one: none of what only ours adds. */
export const tokenTerms: WithdrawalTerms = {
  ...usualTerms,
  currencyName: 'AAVE',
  freeBelow: undefined,
  networks: undefined,
  limitBtc: undefined,
  left: undefined,
  blocks: undefined,
};
const usdtPlaces: readonly DepositAddress[] = ['erc20', 'trc20'].map((network) => ({
  network,
  address: `DEMO0${network.toUpperCase()}`,
}));
export const sentBefore: Withdrawal = {
  id: '4',
  currencyName: 'USDT',
  amount: amount('300'),
  received: amount('300'),
  way: 'address',
  network: 'trc20',
  address: tron,
  status: 'refused',
  statusCode: '3',
  reason: 'Pay a 10% deposit before your withdrawal is released.',
  createdAt: '2026-01-02 03:04:05',
  decidedAt: '2026-01-02 04:04:05',
  transactionId: undefined,
};

export const now = 1_800_000_000_000;
export const onlySavedOf = (owner: string): string => JSON.stringify([{ owner, isOnlySaved: true, seen: [] }]);
export const savedTron: SavedAddress = {
  id: '8',
  currencyId: '3',
  currencyName: 'USDT',
  network: 'trc20',
  address: tron,
  createdAt: undefined,
};
export const bankCard: BankCard = {
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

/** What calls other than those of withdrawals tell; a question without an answer here fails. */
export interface ToldStanding {
  readonly user?: {
    readonly verification?: 'reviewing';
    readonly hasPaymentPassword?: boolean | undefined;
    readonly isLocked?: boolean;
    readonly lockedUntil?: number;
    readonly fundsFrozen?: boolean;
  };
  readonly password?: boolean;
  readonly basic?: 'none' | 'reviewing' | 'approved' | 'refused';
  readonly loans?: readonly ('pending' | 'disbursed' | 'settled' | 'overdue' | undefined)[];
  /** Of the open ones, of those that are being closed, and of those that wait. */
  readonly contracts?: Readonly<Record<'open' | 'closing', number>> & { readonly pending?: number };
  /** None of the other calls has answered yet. */
  readonly isSlow?: boolean;
}
const untold: ToldStanding = {};

/** Whether other calls were asked at all. */
export const standingAsked = vi.fn<(what: 'identity' | 'loans' | 'contracts') => void>();

const told = async <Value,>(value: Value | undefined): Promise<Value> => {
  if (stage.standing.isSlow === true) return new Promise(() => undefined);
  if (value === undefined) throw new AppError('bad-status', '404');
  return value;
};

function bindStanding(root: Container): void {
  const { standing } = stage;
  root.bind(ServerInfo).toConstantValue({ kind: 'in-browser', isOneFile: false });
  root.bind(IdentityPort).toConstantValue({
    identity: () => {
      standingAsked('identity');
      return told(
        standing.basic === undefined ? undefined : { basic: standing.basic, hasPaymentPassword: standing.password },
      );
    },
  } as never);
  root.bind(LoansPort).toConstantValue({
    loans: () => {
      standingAsked('loans');
      return told(standing.loans === undefined ? undefined : pageOf(standing.loans.map((status) => ({ status }))));
    },
  } as never);
  root.bind(TradingPort).toConstantValue({
    contractOrders: ({ status }: { readonly status: 'open' | 'closing' | 'pending' }) => {
      standingAsked('contracts');
      const count = standing.contracts === undefined ? undefined : (standing.contracts[status] ?? 0);
      const items = Array.from({ length: count ?? 0 }, () => ({ status }));
      return told(count === undefined ? undefined : { orders: pageOf(items) });
    },
  } as never);
}

const usual = () => ({
  coin,
  terms: usualTerms,
  places: usdtPlaces,
  rows: [] as readonly Withdrawal[],
  deposits: [] as readonly Deposit[],
  saved: [] as readonly SavedAddress[],
  /** The saved addresses are not told before. */
  savedAfter: Promise.resolve(),
  card: undefined as BankCard | undefined,
  device: new Map<string, string>(),
  standing: untold,
  channels: [] as readonly DepositChannel[],
  dialect: 'standard' as DialectName,
  /** What `/getSetting` answers to any keyword. */
  setting: '1' as string | undefined,
  /** Whether loans are offered. */
  lends: true,
  /** The areas that the operator has decided. */
  decided: ['borrowing'],
  /** Where transactions are looked up. */
  explorers: {} as Readonly<Record<string, string>>,
  /** What `/getSiteConfig` says. */
  settings: {} as Readonly<Record<string, string>>,
  /** The pairs of the market. */
  pairs: [] as readonly QuotedInstrument[],
  /** Balances of the accounts beside spot. */
  /** In the same account as the coin. */
  others: [] as readonly (typeof coin)[],
  elsewhere: [] as readonly { readonly account: string; readonly balances: readonly (typeof coin)[] }[],
  requestWithdrawal: vi.fn<WithdrawalsPort['requestWithdrawal']>(async () => undefined),
  reportDeposit: vi.fn<DepositsPort['reportDeposit']>(async () => undefined),
});

/** What the server and the device know of the ways in and out; a test changes it before it shows a screen. */
export const stage = usual();

export function setStage(): void {
  Object.assign(stage, usual());
  standingAsked.mockReset();
  Element.prototype.animate = (() => ({ cancel: () => undefined })) as never;
}

/** After each test: nothing of it stands on the page, in its time or in what the tab keeps. */
export function clearStage(): void {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
}

const pageOf = <Row,>(items: readonly Row[]) => ({ items, hasMore: false, total: items.length });

function world() {
  const root = new Container();
  const state = { isSignedIn: true, userId: '1', token: 'x', language: 'en' };
  root.bind(Session).toConstantValue({ state: () => state, watch: () => () => undefined } as never);
  root.bind(WithdrawalsPort).toConstantValue({
    withdrawalTerms: async () => stage.terms,
    withdrawals: async () => pageOf(stage.rows),
    todaysWithdrawals: async () => ({ count: 1, max: 5 }),
    requestWithdrawal: stage.requestWithdrawal,
  });
  root.bind(PayeesPort).toConstantValue({
    savedAddresses: async () => {
      await stage.savedAfter;
      return pageOf(stage.saved);
    },
    bankCard: async () => ({ card: stage.card, banks: [] }),
    internationalCard: async () => [{ label: 'IBAN', value: 'GB82WEST12345698765432' }],
  } as never);
  root.bind(SitePort).toConstantValue({
    setting: async () => stage.setting,
    siteConfiguration: async () => ({ settings: stage.settings }),
  } as never);
  bindDialect(root, () => stage.dialect);
  root
    .bind(ProfilePort)
    .toConstantValue({ currentUser: async () => ({ hasPaymentPassword: true, ...stage.standing.user }) } as never);
  root.bind(DepositsPort).toConstantValue({
    deposits: async () => pageOf(stage.deposits),
    depositAddresses: async () => ({
      addresses: stage.places,
      memo: undefined,
      minimum: amount('1'),
      confirmations: 20,
    }),
    reportDeposit: stage.reportDeposit,
    depositChannels: async () => stage.channels,
  });
  root.bind(HttpTransport).toConstantValue({ upload: async () => '/upload/a.jpg' } as never);
  const wallets = {
    accounts: [{ account: 'spot', balances: [stage.coin, ...stage.others] }, ...stage.elsewhere],
    depositsOpen: true,
  };
  root.bind(WalletPort).toConstantValue({ wallets: async () => wallets } as never);
  root
    .bind(MarketPort)
    .toConstantValue({ currencies: async () => currencies, instruments: async () => ({ rows: stage.pairs }) } as never);
  root.bind(RealtimeTransport).toConstantValue({} as never);
  bindStanding(root);
  bindDevice(root, stage.device, () => now);
  root
    .bind(ServerClock)
    .toConstantValue({ now: () => now, offsetMs: () => 0, steadyOffsetsMs: () => [], observe: () => undefined });
  const Ports = portsAround(root);
  const config = createDemoConfig();
  const products = { ...config.products, borrowing: stage.lends };
  return ({ children }: { readonly children: ReactNode }) => (
    <RuntimeConfigContext value={{ ...config, products, decided: stage.decided, explorers: stage.explorers }}>
      <Ports>{children}</Ports>
    </RuntimeConfigContext>
  );
}

/** Until the form stands there, or as far as it is known where a question has no answer. */
export async function openScreen(ui: ReactNode, until: 'form' | 'requirements' = 'form'): Promise<void> {
  render(ui, { wrapper: world() });
  // The dictionaries arrive with the first screen.
  await screen.findByRole('region', { name: /requirements/i }, { timeout: 20_000 });
  if (until === 'form') await screen.findByRole('button', { name: /^review/i }, { timeout: 20_000 });
}

/** The page of deposits has the conditions of a withdrawal in one line. */
export async function openDeposits(ui: ReactNode): Promise<void> {
  render(ui, { wrapper: world() });
  await screen.findByRole('button', { name: /choose a currency/i }, { timeout: 10_000 });
}

export const type = (name: RegExp, value: string): boolean =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

export async function typePassword(): Promise<void> {
  fireEvent.change(await screen.findByLabelText(/payment password/i, { selector: 'input' }), {
    target: { value: 'demo5678' },
  });
}

const isSaved = (address: string): boolean =>
  stage.saved.some((one) => one.address === address && one.currencyId === stage.coin.currencyId);

/** Takes the address from the list of the saved ones. */
export async function pickSaved(address: string): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(address) }, { timeout: 10_000 }));
}

export async function fillIn(sum = '500', address = tron): Promise<void> {
  if (isSaved(address)) await pickSaved(address);
  else {
    fireEvent.click(await screen.findByRole('radio', { name: /TRC20/ }));
    type(/^address/i, address);
  }
  type(/^amount/i, sum);
  await typePassword();
}

export const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

export async function review(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: /^review/i }));
  return screen.findByRole('dialog', { name: /review/i });
}
