import { notifyManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../core/errors/app-error.ts';
import type { SessionState } from '../../core/platform/session.ts';
import { IdentityPort } from '../../core/ports/identity-port.ts';
import { FiatRatesPort } from '../../core/ports/fiat-rates-port.ts';
import { MarketPort } from '../../core/ports/market-port.ts';
import { WalletPort } from '../../core/ports/wallet-port.ts';
import { accountKey, rootKey } from '../../core/query/account-key.ts';
import { createQueryClient } from '../../core/query/query-client.ts';
import { reachNow } from '../../core/query/reach.ts';
import { keepLastRead } from './keep-last-read.ts';
import type { LastRead, LastReadStore } from './last-read-store.ts';

const wallets = accountKey({ id: 'live' }, WalletPort, 'wallets');
const pairs = rootKey(MarketPort, 'instruments');
const gone = (kind: 'offline' | 'not-loaded' | 'no-answer' | 'bad-status', status?: number): Promise<never> =>
  Promise.reject(new AppError(kind, 'no server', status === undefined ? {} : { status }));

/** What the device holds, from one visit to the next. */
let held: Map<string, LastRead>;
let state: SessionState;
let tell: () => void;
let runWaiting: (() => void)[];
let stop: () => void;
let came: unknown[];

const store: LastReadStore = {
  read: async (hash) => held.get(hash),
  write: async (reads) => reads.forEach((read, hash) => held.set(hash, read)),
  keepOnly: async (owner) =>
    held.forEach((read, hash) => {
      if (read.owner !== '' && read.owner !== owner) held.delete(hash);
    }),
};

function visit(build = '1'): QueryClient {
  const queries = createQueryClient(() => undefined);
  queries.setDefaultOptions({ queries: { retry: false, networkMode: 'always', staleTime: 0 } });
  runWaiting = [];
  came = [];
  stop = keepLastRead({
    queries,
    session: {
      state: () => state,
      watch: (listener) => {
        tell = listener;
        return () => undefined;
      },
      signIn: () => undefined,
      identify: () => undefined,
      signOut: () => undefined,
      chooseLanguage: () => undefined,
    },
    clock: { after: (_ms, run) => (runWaiting.push(run), () => undefined) },
    store,
    build,
    onRestore: (key) => came.push(key),
  });
  return queries;
}
const read = async (queries: QueryClient, queryKey: readonly unknown[], answer: () => Promise<unknown>) => {
  await queries.query({ queryKey, queryFn: answer }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 0));
  return queries.getQueryData(queryKey);
};
const settle = (): void => runWaiting.splice(0).forEach((run) => run());
const become = (next: Partial<SessionState>): void => {
  state = { ...state, ...next };
  tell();
};

beforeEach(async () => {
  held = new Map();
  state = { token: 'token-of-ann', userId: '7', language: 'en' };
  const first = visit();
  await read(first, wallets, async () => ['1.5 BTC']);
  await read(first, pairs, async () => ['BTC/USDT']);
  settle();
  stop();
});
afterEach(() => stop());

const absences: readonly (readonly ['offline' | 'not-loaded' | 'no-answer' | 'bad-status', number | undefined])[] = [
  ['offline', undefined],
  ['not-loaded', undefined],
  ['no-answer', undefined],
  ['bad-status', 502],
  ['bad-status', 503],
  ['bad-status', 504],
];
test.each(absences)('E20 keepLastRead: %s %s, the answer of the last visit with its time', async (kind, status) => {
  const queries = visit();
  expect(await read(queries, wallets, () => gone(kind, status))).toEqual(['1.5 BTC']);
  const readAt = [...held.values()].find(({ owner }) => owner !== '')?.readAt;
  expect(queries.getQueryState(wallets)?.dataUpdatedAt).toBe(readAt);
  expect([reachNow().oldestAt, came]).toEqual([readAt, [wallets]]);
});

test('E20 keepLastRead: what comes from the last visit is told once: reading it again in vain leaves no failure beside it', async () => {
  const queries = visit();
  await read(queries, wallets, () => gone('no-answer'));
  const shown: string[] = [];
  const watcher = new QueryObserver<unknown>(queries, { queryKey: wallets, queryFn: () => gone('no-answer') });
  // What a page draws when it is told of a change.
  const leave = watcher.subscribe(notifyManager.batchCalls(() => shown.push(watcher.getCurrentResult().status)));
  await read(queries, wallets, () => gone('no-answer'));
  expect(watcher.getCurrentResult()).toMatchObject({ status: 'success', error: null, data: ['1.5 BTC'] });
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toContain('error');
  // A refusal is no silence, and says more than the notice.
  await read(queries, wallets, () => gone('bad-status'));
  expect(watcher.getCurrentResult()).toMatchObject({ status: 'error', data: ['1.5 BTC'] });
  leave();
});

test.each([
  ['offline', true],
  ['no-answer', false],
] as const)('E20 keepLastRead: %s, before the read is repeated: %s', async (kind, isBack) => {
  const queries = visit();
  const options = { queryKey: wallets, queryFn: () => gone(kind), retry: 1, retryDelay: 60_000 };
  const watcher = new QueryObserver<unknown>(queries, options);
  const leave = watcher.subscribe(() => undefined);
  await expect.poll(() => queries.getQueryState(wallets)?.fetchFailureCount).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(queries.getQueryData(wallets)).toEqual(isBack ? ['1.5 BTC'] : undefined);
  expect(reachNow().isSilent).toBe(false);
  leave();
});

test('E20 keepLastRead: a server is silent from two reads without an answer to the next answer, and past with rows of the last visit', async () => {
  const queries = visit();
  const currencies = rootKey(MarketPort, 'currencies');
  await read(queries, rootKey(FiatRatesPort, 'fiatRates'), () => gone('no-answer'));
  await read(queries, currencies, () => gone('offline'));
  expect(reachNow()).toEqual({ isSilent: false, oldestAt: undefined });
  const broken = rootKey(MarketPort, 'candles');
  // One call may be broken on its own.
  await read(queries, broken, () => gone('no-answer'));
  await read(queries, broken, () => gone('bad-status', 504));
  expect(reachNow()).toEqual({ isSilent: false, oldestAt: undefined });
  await read(queries, currencies, () => gone('bad-status', 404));
  await read(queries, broken, () => gone('no-answer'));
  expect(reachNow()).toEqual({ isSilent: false, oldestAt: undefined });
  await read(queries, currencies, () => gone('no-answer'));
  expect(reachNow()).toEqual({ isSilent: true, oldestAt: undefined });
  await read(queries, wallets, () => gone('no-answer'));
  expect(reachNow()).toEqual({ isSilent: true, oldestAt: expect.any(Number) });
  await read(queries, currencies, async () => []);
  expect(reachNow()).toEqual({ isSilent: false, oldestAt: undefined });
});

test.each([404, 500])(
  'E20 keepLastRead: a refusal of the server (%s) is no reason to show something old',
  async (status) => {
    expect(await read(visit(), wallets, () => gone('bad-status', status))).toBeUndefined();
  },
);

test('E20 keepLastRead: the server answers again, and nothing old is left', async () => {
  const queries = visit();
  const watcher = new QueryObserver<unknown>(queries, { queryKey: wallets, queryFn: () => gone('offline') });
  const leave = watcher.subscribe(() => undefined);
  await read(queries, pairs, () => gone('offline'));
  expect(await read(queries, wallets, () => gone('offline'))).toEqual(['1.5 BTC']);
  watcher.setOptions({ queryKey: wallets, queryFn: async () => ['2 BTC'] });
  // Whatever the server answers first: the rest is read once more, however young it is.
  await read(queries, rootKey(MarketPort, 'currencies'), async () => []);
  await expect.poll(() => queries.getQueryData(wallets)).toEqual(['2 BTC']);
  // No part of the page shows the pairs: they are read anew when one does.
  expect([queries.getQueryData(pairs), reachNow().oldestAt]).toEqual([undefined, undefined]);
  leave();
});

test.each([
  ['another person', { token: 'token-of-bob', userId: '8' }],
  ['the same person after another sign-in', { token: 'token-of-ann-2', userId: '7' }],
  ['a visitor', { token: undefined, userId: undefined }],
  ['a person who is not known yet', { token: 'token-of-ann', userId: undefined }],
])('H20 keepLastRead: %s gets no balance, and the balance is deleted', async (_who, session) => {
  state = { ...state, ...session };
  const queries = visit();
  expect(await read(queries, wallets, () => gone('offline'))).toBeUndefined();
  expect(await read(queries, pairs, () => gone('offline'))).toEqual(['BTC/USDT']);
  expect([...held.values()].map(({ owner }) => owner)).toEqual(['']);
});

test('H20 keepLastRead: a sign-out drops what is held and what waits to be written', async () => {
  const queries = visit();
  await read(queries, wallets, async () => ['3 BTC']);
  become({ token: undefined, userId: undefined });
  settle();
  expect([...held.values()].map(({ data }) => data)).toEqual([['BTC/USDT']]);
});

test('H20 keepLastRead: who a person is, and what another build understood, is not kept', async () => {
  const identity = rootKey(IdentityPort, 'identity');
  const queries = visit();
  await read(queries, identity, async () => ({ name: 'Ann' }));
  settle();
  expect([...held.keys()].some((hash) => hash.includes('Identity'))).toBe(false);
  stop();
  expect(await read(visit('2'), pairs, () => gone('offline'))).toBeUndefined();
});

test('E20 keepLastRead: of a long list the first page is kept', async () => {
  const queries = visit();
  const orders = accountKey({ id: 'live' }, WalletPort, 'bills');
  await read(queries, orders, async () => ({ pages: [['a'], ['b']], pageParams: [1, 2] }));
  settle();
  expect([...held.values()].at(-1)?.data).toEqual({ pages: [['a']], pageParams: [1] });
});
