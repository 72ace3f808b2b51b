import { expect, test } from 'vitest';
import { inBrowserFetch } from '../../src/adapters/mock/doors/server/in-browser-fetch.ts';
import { EngineServer } from '../../src/adapters/mock/doors/server/engine-server.ts';
import { createEngine, type Engine } from '../../src/adapters/mock/engine/engine.ts';
import { demoPassword } from '../../src/adapters/mock/engine/seed/personas.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';
import { calmDays } from '../../src/adapters/mock/engine/test-worlds/test-days.ts';
import { SystemClock } from '../../src/adapters/wire/platform/system-clock.ts';
import { isBoundDual, payCurrency } from '../../src/core/domain/finance/dual-investment.ts';
import { isBound } from '../../src/core/domain/finance/lock-mining.ts';
import { price, type Amount } from '../../src/core/money/amount.ts';
import { AccessPort } from '../../src/core/ports/access-port.ts';
import { DualPort } from '../../src/core/ports/dual-port.ts';
import { LoansPort } from '../../src/core/ports/loans-port.ts';
import { MiningPort } from '../../src/core/ports/mining-port.ts';
import { ProfilePort } from '../../src/core/ports/profile-port.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { netWorthOf } from '../../src/features/shared/worth/model/net-worth.ts';
import type { Holding } from '../../src/features/shared/worth/model/holding.ts';
import { openClient } from './client.ts';

const start = Date.UTC(2026, 2, 4, 12, 0, 0);
const dayMs = 86_400_000;
const dana = 'demo@tandem.test';

async function startEngine(now: () => number): Promise<Engine> {
  const random = (length: number) => new Uint8Array(length).fill(7);
  return createEngine({
    seed: 20_260_101,
    clock: { now },
    storage: new MemoryStorage(),
    random,
    hasPast: true,
    calmDays,
  });
}

async function signedIn(engine: Engine) {
  const clock = new SystemClock();
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const server = new EngineServer({ engine, clock, random });
  const client = openClient(clock, {
    apiBase: 'http://demo.invalid/api',
    socketUrl: 'http://demo.invalid',
    protocol: 'v4',
    fetch: inBrowserFetch(server),
    transportClasses: undefined,
  });
  const access = client.container.get<AccessPort>(AccessPort);
  client.session.signIn(await access.signIn({ identifier: dana, password: demoPassword }));
  return client;
}

const heldRow = (row: Pick<Holding, 'id' | 'value' | 'currency'>): Holding => ({
  ...row,
  title: '',
  detail: '',
  path: '',
});

/** What the assets page adds up. */
async function shownWorth(
  { container, accounts }: Awaited<ReturnType<typeof signedIn>>,
  openCount: number,
): Promise<Amount | undefined> {
  const all = { page: 1, limit: 100 };
  const wallets = await accounts.live.port(WalletPort).wallets();
  const trading = accounts.live.port(TradingPort);
  const open = await trading.contractOrders({ status: 'open', ...all });
  const { page: locks } = await container.get<MiningPort>(MiningPort).miningOrders(all);
  const shares = await container.get<DualPort>(DualPort).dualHoldings(all);
  expect(open.orders.items).toHaveLength(openCount);
  const loans = await container.get<LoansPort>(LoansPort).loans(all);
  const unit = new Map(
    wallets.accounts.flatMap(({ balances }) => balances.map((one) => [one.currencyName, one.usdtPrice] as const)),
  );
  const rest = { error: null, retry: () => undefined };
  const lock = locks.items
    .filter(isBound)
    .map((one) => heldRow({ ...one, value: one.amount, currency: one.currencyName }));
  const share = shares.items
    .filter(isBoundDual)
    .map((one) => heldRow({ ...one, value: one.paid, currency: payCurrency(one) }));
  const worth = netWorthOf({
    wallets: { data: wallets, hasFailed: false },
    contracts: { data: open.orders.items, hasFailed: false },
    loans: { data: loans.items, hasFailed: false },
    held: [
      { id: 'lockMining', rows: lock, ...rest },
      { id: 'invest', rows: share, ...rest },
    ],
    isTraded: (name) => !['FERRO', 'NORDA', 'QUILA'].includes(name),
    priceOf: (name) => (name === 'USDT' || name === 'USD' ? price('1') : unit.get(name)),
  });
  expect([locks.items.some(isBound), shares.items.some(isBoundDual)]).toEqual([true, true]);
  expect(worth.missing).toEqual([]);
  return worth.total;
}

test('A2: a person of the demo lived for thirty days, and each is what the assets page would have added up at its end', async () => {
  let now = start;
  const engine = await startEngine(() => now);
  const client = await signedIn(engine);
  const { id } = await client.container.get<ProfilePort>(ProfilePort).currentUser();
  const days = engine.control.worthDays(id);
  const midnight = start - dayMs / 2;
  expect(days.map(({ at }) => at)).toEqual(
    Array.from({ length: 30 }, (_, index) => midnight - (29 - index) * dayMs - 1),
  );
  // It moves as markets do, and never jumps.
  const shown = Number(await shownWorth(client, 0));
  for (const { worth } of days) expect(Math.abs(Number(worth()) / shown - 1)).toBeLessThan(0.15);
  expect(engine.control.worthDays('70002')).toEqual([]);
  // The same sum at a moment that a client can see, with a position that is open.
  now += 5000;
  engine.tick();
  const pair = { base: '1', quote: '3', direction: 'long', status: '1', limit: null };
  await engine.execute('lever.placeContractOrder', { user: id, ...pair, lots: '3', leverage: '20' });
  now += 60_000;
  engine.tick();
  await engine.execute('worth.keepDay', { user: id });
  expect(engine.control.worthDays(id).at(-1)?.worth()).toBe(await shownWorth(client, 1));
  await engine.close();
});
