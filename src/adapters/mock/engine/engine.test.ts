import { expect, test } from 'vitest';
import { DoubleEntryLedger } from './ledger/double-entry-ledger.ts';
import { findLedgerFaults } from './ledger/ledger-check.ts';
import { readKernelState } from './storage/stored-world-codec.ts';
import { StorageFullError } from './storage/journal-storage.ts';
import { MemoryStorage } from './storage/memory-storage.ts';
import { samplePng } from '../../../../tests/support/sample-pictures.ts';
import { dig, startWorld, TestClock, type TestWorld } from './test-worlds/test-world.ts';

const hour = 3_600_000;
const day = 24 * hour;

const faultsOf = (world: TestWorld): readonly string[] =>
  findLedgerFaults(DoubleEntryLedger.restore(readKernelState(world.engine.snapshot()).ledger));

async function lastPrice(world: TestWorld): Promise<number> {
  const answer = await world.call('GET /currency/quotation_new');
  return Number(dig(answer, 'message', 0, 'quotation', 0, 'now_price'));
}

/** A share below or above the last price, on the price grid. */
async function placeOrder(
  world: TestWorld,
  token: string,
  order: { type: '1' | '2'; share: number; root?: string },
): Promise<unknown> {
  const price = (Math.round((await lastPrice(world)) * order.share * 10) / 10).toFixed(1);
  const fields = { currency_id: '1', legal_id: '3', type: order.type, target_price: price, amount: '0.01' };
  return world.call(`POST /${order.root ?? 'coin'}/trade`, fields, token);
}

/** Some of everything, with time passing between. */
async function liveALittle(world: TestWorld): Promise<void> {
  const token = await world.signIn('demo@tandem.test');
  for (const [type, share, root] of [
    ['1', 0.99, 'coin'],
    ['2', 1.01, 'coin'],
    ['1', 1.01, 'monicoin'],
    ['1', 0.9, 'coin'],
  ] as const) {
    expect(await placeOrder(world, token, { type, share, root })).toEqual({ type: 'ok', message: '' });
    world.clock.pass(7 * 60_000);
  }
  await world.call('POST /optional/add', { currency_id: '1' }, token);
  const pending = await world.call('GET /coin/list', { status: '1' }, token);
  const id = String(dig(pending, 'message', 0, 'id'));
  expect(await world.call('POST /coin/cancelTrade', { id }, token)).toMatchObject({ type: 'ok' });
}

test.each([true, false])('wallets: the known person has the known balances, past %s', async (hasPast) => {
  const world = await startWorld({ hasPast });
  const token = await world.signIn('demo@tandem.test');
  const answer = await world.call('POST /wallet/list', {}, token);
  const usdt = (kind: string): unknown =>
    [dig(answer, 'message', `${kind}_wallet`, 'balance')].flat().find((row) => dig(row, 'currency_name') === 'USDT');
  expect(usdt('change')).toMatchObject({
    currency: 3,
    change_balance: '60000.00000000',
    lock_change_balance: '0.00000000',
  });
  expect(usdt('legal')).toMatchObject({ legal_balance: '10000.00000000' });
  expect(usdt('lever')).toMatchObject({ lever_balance: '20000.00000000' });
  expect(usdt('micro')).toMatchObject({ micro_balance: '10000.00000000' });
});

test('a rich person has orders and bills of the days before, and exactly the known balances', async () => {
  const world = await startWorld({ hasPast: true });
  const token = await world.signIn('demo@tandem.test');
  const orders = await world.call('GET /coin/list', {}, token);
  const statuses = [orders.message].flat().map((row) => dig(row, 'status'));
  expect(statuses).toEqual([2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2]);
  const bills = await world.call('POST /wallet/legal_log', {}, token);
  expect(Number(dig(bills, 'message', 'count'))).toBeGreaterThan(30);
  const newest = await world.call('POST /wallet/legal_log', { limit: '1' }, token);
  // What only fills up the known balances is no deposit of the person.
  expect(dig(newest, 'message', 'list', 0)).toMatchObject({ type: 3, info: 'Demo money added' });
  expect(faultsOf(world)).toEqual([]);
});

test('LN2 the settled loan of the known person was asked for before it was paid out', async () => {
  const world = await startWorld({ hasPast: true });
  const token = await world.signIn('demo@tandem.test');
  const { message } = await world.call('GET /getBorrowingList', {}, token);
  expect(dig(message, 'data')).toHaveLength(1);
  const loan = dig(message, 'data', 0);
  expect(dig(loan, 'status')).toBe(3);
  const told = [dig(loan, 'created_at'), dig(loan, 'start_time'), dig(loan, 'end_time')].map(String);
  expect(told).toEqual([...new Set(told)].toSorted());
});

test('the same seed, commands and times give the same state, byte for byte', async () => {
  const [first, second] = [await startWorld(), await startWorld()];
  for (const world of [first, second]) await liveALittle(world);
  expect(first.engine.snapshot()).toBe(second.engine.snapshot());
  const other = await startWorld({ seed: 7 });
  expect(other.engine.snapshot()).not.toBe(first.engine.snapshot());
});

test('advance: seven days at once are the same as seven days hour by hour', async () => {
  const [jumped, walked] = [await startWorld(), await startWorld()];
  for (const world of [jumped, walked]) await liveALittle(world);
  jumped.clock.pass(7 * day);
  for (let passed = 0; passed < 7 * day; passed += hour) {
    walked.clock.pass(hour);
    walked.engine.snapshot();
  }
  expect(jumped.engine.snapshot()).toBe(walked.engine.snapshot());
  expect(faultsOf(jumped)).toEqual([]);
});

test('an acknowledged command survives the end of the process', async () => {
  const storage = new MemoryStorage();
  const clock = new TestClock();
  const before = await startWorld({ storage, clock });
  await liveALittle(before);
  const after = await startWorld({ storage, clock });
  expect(after.engine.snapshot()).toBe(before.engine.snapshot());
});

test('a world of hundreds of commands opens from its snapshot and the rest of its journal', async () => {
  const storage = new MemoryStorage();
  const clock = new TestClock();
  const before = await startWorld({ storage, clock });
  const token = await before.signIn('demo@tandem.test');
  for (let round = 0; round < 130; round += 1) {
    const added = await before.call('POST /optional/add', { currency_id: '2' }, token);
    await before.call('POST /optional/del', { id: String(dig(added, 'message', 'id')) }, token);
    clock.pass(1000);
  }
  const stored = await storage.load();
  expect(stored.snapshot?.n).toBeGreaterThanOrEqual(200);
  expect(stored.entries.length).toBeLessThan(100);
  const after = await startWorld({ storage, clock });
  expect(after.engine.snapshot()).toBe(before.engine.snapshot());
  expect(await after.call('GET /optional/list', {}, token)).toEqual({ type: 'ok', message: [] });
});

test('a refusal leaves no trace, neither in the state nor in the journal', async () => {
  const world = await startWorld();
  const token = await world.signIn('demo@tandem.test');
  const state = world.engine.snapshot();
  const { entries } = await world.storage.load();
  const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '60000', amount: '999' };
  expect(await world.call('POST /coin/trade', order, token)).toEqual({
    type: 'error',
    message: 'Your balance is too small.',
  });
  expect(await world.call('POST /optional/add', { currency_id: '999' }, token)).toMatchObject({ type: 'error' });
  expect(await world.call('POST /optional/del', { id: '5' }, token)).toMatchObject({ type: 'error' });
  expect(world.engine.snapshot()).toBe(state);
  expect((await world.storage.load()).entries).toEqual(entries);
});

test('no person sees or changes what belongs to another', async () => {
  const world = await startWorld();
  const [demo, trader] = [await world.signIn('demo@tandem.test'), await world.signIn('trader@tandem.test')];
  await placeOrder(world, demo, { type: '1', share: 0.9 });
  await world.call('POST /optional/add', { currency_id: '1' }, demo);
  expect(await world.call('GET /coin/list', { u_id: '70001' }, trader)).toEqual({ type: 'ok', message: [] });
  expect(await world.call('GET /optional/list', {}, trader)).toEqual({ type: 'ok', message: [] });
  expect(await world.call('POST /coin/cancelTrade', { id: '1' }, trader)).toMatchObject({ type: 'error' });
  expect(await world.call('POST /optional/del', { id: '1' }, trader)).toMatchObject({ type: 'error' });
  const bills = await world.call('POST /wallet/legal_log', { user_id: '70001' }, trader);
  expect(dig(bills, 'message', 'list', 0, 'user_id')).toBe(70_004);
  expect(dig(bills, 'message', 'count')).toBe(3);
});

test('real and simulated money know nothing of each other', async () => {
  const world = await startWorld();
  const token = await world.signIn('demo@tandem.test');
  const live = await world.call('POST /wallet/list', {}, token);
  const orders = await world.call('GET /coin/list', {}, token);
  await placeOrder(world, token, { type: '1', share: 1.01, root: 'monicoin' });
  expect(await world.call('POST /wallet/list', {}, token)).toEqual(live);
  expect(await world.call('GET /coin/list', {}, token)).toEqual(orders);
  expect(dig(await world.call('GET /monicoin/list', {}, token), 'message', 0, 'status')).toBe(2);
  expect(faultsOf(world)).toEqual([]);
});

test('bills: newest first, by currency and account, in the language of the request', async () => {
  const world = await startWorld();
  const token = await world.signIn('trader@tandem.test');
  await placeOrder(world, token, { type: '1', share: 0.9 });
  const all = await world.call('POST /wallet/legal_log', { currency: '3', type: '2', limit: '2', lang: 'fra' }, token);
  expect(all.message).toMatchObject({
    count: 3,
    limit: 2,
    list: [
      {
        currency: 3,
        currency_name: 'USDT',
        type: 50,
        is_lock: 1,
        info: 'Solde bloqué : Fonds spot bloqués ou libérés',
      },
      { type: 50, is_lock: 0, before: '250000.00000000' },
    ],
  });
});

/** A medium that fails on request. */
class WeakStorage extends MemoryStorage {
  fault: Error | undefined;
  isGone = false;
  override append(entries: Parameters<MemoryStorage['append']>[0]): Promise<void> {
    return this.fault === undefined ? super.append(entries) : Promise.reject(this.fault);
  }
  override load(): ReturnType<MemoryStorage['load']> {
    return this.isGone ? Promise.reject(new Error('the disk is gone')) : super.load();
  }
}

const addTwo = (world: TestWorld, token: string): Promise<readonly Response[]> =>
  Promise.all(['1', '2'].map((id) => world.send('POST /optional/add', { currency_id: id }, token)));

test('what finds no room is refused in words and has not happened; with room again everything goes on', async () => {
  const storage = new WeakStorage();
  const world = await startWorld({ storage });
  const token = await world.signIn('demo@tandem.test');
  const state = world.engine.snapshot();
  storage.fault = new StorageFullError('quota');
  const refused = {
    type: 'error',
    message: 'There is no room left to store this, so it was not done. Nothing has changed.',
  };
  expect(await Promise.all((await addTwo(world, token)).map((answer) => answer.json()))).toEqual([refused, refused]);
  expect(await placeOrder(world, token, { type: '1', share: 0.9 })).toEqual(refused);
  expect(world.engine.snapshot()).toBe(state);
  storage.fault = undefined;
  expect(await world.call('POST /optional/add', { currency_id: '1' }, token)).toEqual({
    type: 'ok',
    message: { id: 1 },
  });
});

test('what could not be stored is answered with HTTP 500 and has not happened, and a medium that comes back is used', async () => {
  const storage = new WeakStorage();
  const world = await startWorld({ storage });
  const token = await world.signIn('demo@tandem.test');
  const state = world.engine.snapshot();
  storage.fault = new Error('not written');
  expect((await addTwo(world, token)).map((answer) => answer.status)).toEqual([500, 500]);
  expect(world.engine.snapshot()).toBe(state);
  storage.isGone = true;
  expect((await addTwo(world, token)).map((answer) => answer.status)).toEqual([500, 500]);
  expect((await world.send('GET /optional/list', {}, token)).status).toBe(500);
  [storage.fault, storage.isGone] = [undefined, false];
  const added = await world.send('POST /optional/add', { currency_id: '1' }, token);
  expect(await added.json()).toEqual({ type: 'ok', message: { id: 1 } });
});

test('a world of another version is refused and left as it is', async () => {
  const storage = new MemoryStorage();
  await startWorld({ storage });
  const { snapshot } = await storage.load();
  await storage.writeSnapshot({ version: 99, n: 0, text: snapshot?.text ?? '' });
  await expect(startWorld({ storage })).rejects.toMatchObject({ fault: 'unknown-version', foundVersion: 99 });
  expect((await storage.load()).snapshot?.version).toBe(99);
});

test('a gap in the journal is damage, not something to skip', async () => {
  const storage = new MemoryStorage();
  await startWorld({ storage });
  await storage.append([{ n: 2, at: 0, command: 'access.signOut', argument: { user: '70001' } }]);
  await expect(startWorld({ storage })).rejects.toMatchObject({ fault: 'damaged' });
});

test('engine time: paused, faster, and never backwards', async () => {
  const world = await startWorld();
  const { control } = world.engine;
  const start = control.state().now;
  await control.setSpeed(3600);
  world.clock.pass(1000);
  expect(control.state().now).toBe(start + hour);
  await control.setSpeed(0);
  world.clock.pass(day);
  expect(control.state()).toMatchObject({ now: start + hour, speed: 0 });
  world.clock.pass(-2 * day);
  expect(control.state().now).toBe(start + hour);
});

test('reset: a fresh world with the seed asked for; old tokens are worth nothing', async () => {
  const world = await startWorld();
  const token = await world.signIn('demo@tandem.test');
  await world.engine.control.reset({ seed: 42 });
  expect(world.engine.control.state().seed).toBe(42);
  expect(await world.call('GET /user/info', {}, token)).toMatchObject({ type: '999' });
  const reopened = await startWorld({ storage: world.storage, clock: world.clock });
  expect(reopened.engine.control.state().seed).toBe(42);
});

test('uploadImage: pictures by their bytes, under new names, and nothing else', async () => {
  const { engine, signIn } = await startWorld();
  const headers = { Authorization: await signIn('demo@tandem.test') };
  const upload = async (bytes: number[], type: string): Promise<unknown> => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)], { type }), '../../evil name%.png');
    const request = new Request('http://demo.invalid/api/upload', { method: 'POST', body, headers });
    const response = await engine.fetch(request);
    return response.json();
  };
  const png = [...samplePng, 1, 2, 3];
  const answer = await upload(png, 'image/png');
  expect(dig(answer, 'message')).toMatch(/^\/upload\/[0-9a-f]{32}\.png$/);
  const picture = await engine.fetch(new Request(`http://demo.invalid${String(dig(answer, 'message'))}`));
  expect([picture.headers.get('content-type'), [...new Uint8Array(await picture.arrayBuffer())]]).toEqual([
    'image/png',
    png,
  ]);
  expect(await upload([60, 115, 118, 103], 'image/png')).toMatchObject({ type: 'error' });
  expect(await upload(png, 'text/html')).toMatchObject({ type: 'error' });
});
