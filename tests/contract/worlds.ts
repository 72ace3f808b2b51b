import { webcrypto } from 'node:crypto';
import { openEngineIoSession } from '../../src/adapters/mock/doors/server/engine-io-session.ts';
import { EngineServer } from '../../src/adapters/mock/doors/server/engine-server.ts';
import { inBrowserFetch } from '../../src/adapters/mock/doors/server/in-browser-fetch.ts';
import { inPageTransport } from '../../src/adapters/mock/doors/server/in-page-socket.ts';
import { startNodeServer } from '../../src/adapters/mock/doors/node/node-server.ts';
import { createEngine } from '../../src/adapters/mock/engine/engine.ts';
import type { WalletKind } from '../../src/adapters/mock/engine/kernel/basics/engine-types.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';
import { EnginePresenter } from '../../src/adapters/mock/presenter/engine-presenter.ts';
import { elapsedMs, SystemClock } from '../../src/adapters/wire/platform/system-clock.ts';
import { asTransportClasses } from '../../src/adapters/wire/realtime/realtime-client.ts';
import type { AccountId, AccountScope } from '../../src/core/account/account-scope.ts';
import type { Token } from '../../src/core/di/token.ts';
import { sum } from '../../src/core/money/fixed-point.ts';
import { amount, type Amount } from '../../src/core/money/amount.ts';
import { AccessPort } from '../../src/core/ports/access-port.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import type { PresenterPort } from '../../src/core/ports/presenter-port.ts';
import { ProfilePort } from '../../src/core/ports/profile-port.ts';
import { RealtimeTransport, type Unsubscribe } from '../../src/core/platform/realtime-transport.ts';
import type { Session } from '../../src/core/platform/session.ts';
import { calmDays } from '../../src/adapters/mock/engine/test-worlds/test-days.ts';
import { keepPicture, knownPicture } from '../support/sample-pictures.ts';
import { openClient, type Address } from './client.ts';
import { groundOf, type Ground } from './promises/port-promise.ts';

/** Verified, with balances in every account. */
export const personAtDesk = 'demo@tandem.test';
export const demoCode = '246810';
const demoPassword = 'demo1234';
const startOfWorlds = Date.UTC(2026, 2, 4, 12, 0, 0);

interface Where {
  readonly currency: string;
  readonly wallet: WalletKind;
  readonly locked: boolean;
}

/**
 * One backend with one client in front of it. What the client reads can be held against the ledger itself. Time stands
 * still until a case sets a speed or advances it: a price that was read is still the price when the write arrives.
 */
export interface RunningWorld {
  readonly account: AccountScope;
  readonly otherAccount: AccountScope;
  readonly session: Session;
  readonly presenter: PresenterPort;
  port<T>(token: Token<T>): T;
  signIn(identifier: string): Promise<void>;
  /** The pair that promises are tried on. */
  ground(): Promise<Ground>;
  /** Time of the backend. */
  now(): number;
  watchGap(listener: () => void): Unsubscribe;
  /** Of the person who signed in last, in the account of this world, read from the stored ledger. */
  balance(where: Where): Amount;
  /** Every balance of that person in one of the two accounts, by ledger key. */
  balances(which: 'own' | 'other'): Readonly<Record<string, Amount>>;
  /** Currency ids of that person's stars in the account of this world, as the backend keeps them. */
  starred(): readonly string[];
  /** Sum over all accounts of people and house, one per currency. */
  ledgerSums(): readonly Amount[];
  stop(): Promise<void>;
}

export interface World {
  readonly name: string;
  /** With a past, the known people have records of every product. */
  start(given?: { readonly hasPast: boolean }): Promise<RunningWorld>;
}

interface Backend {
  readonly server: EngineServer;
  readonly presenter: PresenterPort;
  readonly clock: SystemClock;
}

interface Door extends Address {
  close(): Promise<void>;
}

async function startBackend(hasPast: boolean): Promise<Backend> {
  const clock = new SystemClock();
  const startedAt = elapsedMs();
  const storage = new MemoryStorage();
  await keepPicture({ storage }, knownPicture);
  const random = (length: number): Uint8Array => webcrypto.getRandomValues(new Uint8Array(length));
  const engine = await createEngine({
    seed: 20_260_101,
    clock: { now: () => startOfWorlds + Math.round(elapsedMs() - startedAt) },
    storage,
    random,
    opensWalletSignIn: true,
    hasPast,
    calmDays,
  });
  await engine.control.setSpeed(0);
  const server = new EngineServer({ engine, clock, random });
  return { server, presenter: new EnginePresenter(server), clock };
}

/** axios' own fetch adapter and socket.io-client's own code, with the engine behind them in this process. */
async function openInBrowserDoor({ server, clock }: Backend): Promise<Door> {
  const open = inPageTransport((client) =>
    openEngineIoSession({ clock, connect: (listener) => server.connect(listener) }, client),
  );
  const timer = setInterval(() => server.engine.tick(), 100);
  return {
    apiBase: 'http://demo.invalid/api',
    socketUrl: 'http://demo.invalid',
    protocol: 'v4',
    fetch: inBrowserFetch(server),
    transportClasses: asTransportClasses([open]),
    close: async () => clearInterval(timer),
  };
}

/** A real port: HTTP and a real socket.io server. */
async function openNetworkDoor({ server }: Backend): Promise<Door> {
  const node = await startNodeServer({ server, port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${node.port}`;
  return {
    apiBase: `${address}/api`,
    socketUrl: address,
    protocol: 'v4',
    fetch: (input, init) => fetch(input, init),
    transportClasses: undefined,
    close: () => node.close(),
  };
}

/** The ledger as it would be stored: key `user/account/wallet/free|locked/currency`, or `house/…/currency`. */
function storedBalances({ server }: Backend): readonly (readonly [string, Amount])[] {
  const state = JSON.parse(server.engine.snapshot()) as { ledger: { balances: [string, string][] } };
  return state.ledger.balances.map(([key, value]) => [key, amount(value)]);
}

type StoredStars = Readonly<Record<AccountId, Readonly<Record<string, readonly { readonly currency: number }[]>>>>;

function starsOf({ server }: Backend, account: AccountId, user: string): readonly string[] {
  const state = JSON.parse(server.engine.snapshot()) as { slices: { favourites: StoredStars } };
  return (state.slices.favourites[account][user] ?? []).map(({ currency }) => String(currency));
}

function sumsByCurrency(balances: readonly (readonly [string, Amount])[]): readonly Amount[] {
  const currencies = new Set(balances.map(([key]) => key.slice(key.lastIndexOf('/') + 1)));
  return [...currencies].map((currency) =>
    sum(balances.filter(([key]) => key.endsWith(`/${currency}`)).map(([, value]) => value)),
  );
}

async function startWorld(
  account: AccountId,
  openDoor: (backend: Backend) => Promise<Door>,
  hasPast: boolean,
): Promise<RunningWorld> {
  const backend = await startBackend(hasPast);
  const door = await openDoor(backend);
  const { container, session, accounts } = openClient(backend.clock, door);
  const port = <T>(token: Token<T>): T => container.get<T>(token);
  const other: AccountId = account === 'live' ? 'moni' : 'live';
  let userId = '';
  return {
    account: accounts[account],
    otherAccount: accounts[other],
    session,
    presenter: backend.presenter,
    port,
    signIn: async (identifier) => {
      session.signIn(await port(AccessPort).signIn({ identifier, password: demoPassword }));
      userId = (await port(ProfilePort).currentUser()).id;
    },
    ground: () => groundOf(port(MarketPort)),
    now: () => backend.server.engine.now(),
    watchGap: (listener) => port(RealtimeTransport).watchGap(listener),
    balance: ({ currency, wallet, locked }) => {
      const key = `${userId}/${account}/${wallet}/${locked ? 'locked' : 'free'}/${currency}`;
      return storedBalances(backend).find(([name]) => name === key)?.[1] ?? amount('0');
    },
    balances: (which) => {
      const start = `${userId}/${which === 'own' ? account : other}/`;
      // An account that has been used and is empty again is as good as one that never was.
      return Object.fromEntries(
        storedBalances(backend).filter(([key, value]) => key.startsWith(start) && value !== '0'),
      );
    },
    starred: () => starsOf(backend, account, userId),
    ledgerSums: () => sumsByCurrency(storedBalances(backend)),
    stop: async () => {
      await door.close();
      await backend.server.engine.close();
    },
  };
}

const doors = { 'in the browser': openInBrowserDoor, 'over the network': openNetworkDoor };

const worldOf = (account: AccountId, [door, open]: [string, (backend: Backend) => Promise<Door>]): World => ({
  name: `${account} ${door}`,
  start: ({ hasPast } = { hasPast: false }) => startWorld(account, open, hasPast),
});

/** Real and simulated account, in this process and over the network: for ports that exist per account. */
export const worlds: readonly World[] = (['live', 'moni'] as const).flatMap((account) =>
  Object.entries(doors).map((door) => worldOf(account, door)),
);

/** For ports that both accounts share. */
export const oneAccountWorlds: readonly World[] = Object.entries(doors).map((door) => worldOf('live', door));
