import { describe, expect, test } from 'vitest';
import { amount } from '../../../../../core/money/amount.ts';
import { dig, requestOf, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';
import type { JournalEntry } from '../../storage/journal-storage.ts';
import { MemoryStorage } from '../../storage/memory-storage.ts';
import { readWorldFile } from '../../storage/world-file.ts';
import { answeredCommand, CarriedRequests, type CarriedAnswer } from './carried-requests.ts';

const dayMs = 24 * 3_600_000;
const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '1000', amount: '0.01' };
const place = 'POST /coin/trade';

/** Sends with an id, and resolves with status and body. */
async function sendAs(
  world: TestWorld,
  id: string,
  [operation, fields, token]: readonly [string, Record<string, string>, string?],
): Promise<CarriedAnswer> {
  const request = requestOf(operation, fields, token);
  request.headers.set('Idempotency-Key', id);
  const response = await world.engine.fetch(request);
  return { status: response.status, body: await response.text() };
}

async function ordersOf({ call }: TestWorld, token: string): Promise<number> {
  const { message } = await call(
    'GET /coin/list',
    { status: '1', limit: '100', currency_id: '1', legal_id: '3' },
    token,
  );
  return [message].flat().length;
}

async function startSignedIn(storage = new MemoryStorage()): Promise<{ world: TestWorld; token: string }> {
  const world = await startWorld({ storage });
  return { world, token: await world.signIn('demo@tandem.test') };
}

describe('R1 a request that arrives again', () => {
  test('has one effect, and is answered as at first, with and without quotes around its id', async () => {
    const { world, token } = await startSignedIn();
    const before = await ordersOf(world, token);
    const first = await sendAs(world, '"tap-1"', [place, order, token]);
    expect(first).toMatchObject({ status: 200, body: expect.stringContaining('"type":"ok"') });
    expect(await sendAs(world, '"tap-1"', [place, order, token])).toEqual(first);
    expect(await sendAs(world, 'tap-1', [place, order, token])).toEqual(first);
    expect(await ordersOf(world, token)).toBe(before + 1);
    await sendAs(world, '"tap-2"', [place, order, token]);
    expect(await ordersOf(world, token)).toBe(before + 2);
  });

  test('is told which write its answer is to, and that no proxy may keep it', async () => {
    const { world, token } = await startSignedIn();
    const headOf = async (operation: string, id: string): Promise<Headers> => {
      const request = requestOf(operation, operation === place ? order : {}, token);
      request.headers.set('Idempotency-Key', id);
      return (await world.engine.fetch(request)).headers;
    };
    for (const id of ['"tap-1"', '"tap-1"', 'tap-2']) {
      const head = await headOf(place, id);
      expect(head.get('idempotency-key')).toBe(id);
      expect(head.get('cache-control')).toBe('no-store');
    }
    expect((await headOf('GET /coin/list', '"tap-3"')).get('idempotency-key')).toBeNull();
    expect((await headOf('POST /nothing', '"tap-4"')).get('idempotency-key')).toBe('"tap-4"');
    expect((await headOf(place, 'x'.repeat(300))).get('idempotency-key')).toBeNull();
    expect((await headOf(place, 'two words')).get('idempotency-key')).toBeNull();
  });

  test('at the same moment waits for the answer of the first', async () => {
    const { world, token } = await startSignedIn();
    const before = await ordersOf(world, token);
    const answers = await Promise.all(Array.from({ length: 7 }, () => sendAs(world, 'tap', [place, order, token])));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await ordersOf(world, token)).toBe(before + 1);
  });

  test.each([
    ['another body', place, { ...order, amount: '0.02' }],
    ['another call', 'POST /wallet/change', { amount: '1', currency: '3', type: '1' }],
  ])('with %s is refused in words', async (_, operation, fields) => {
    const { world, token } = await startSignedIn();
    const before = await ordersOf(world, token);
    await sendAs(world, 'tap', [place, order, token]);
    const refused = await sendAs(world, 'tap', [operation, { ...fields, lang: 'ru' }, token]);
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.body)).toEqual({
      type: 'error',
      message: 'Этот идентификатор запроса уже использован для другого запроса. Ничего не изменилось.',
    });
    expect(await ordersOf(world, token)).toBe(before + 1);
  });

  test('by another person is a request of their own', async () => {
    const { world, token } = await startSignedIn();
    const other = await world.signIn('trader@tandem.test');
    const before = await ordersOf(world, other);
    await sendAs(world, 'tap', [place, order, token]);
    await sendAs(world, 'tap', [place, order, other]);
    expect(await ordersOf(world, other)).toBe(before + 1);
  });

  test('keeps its refusal, although it would pass meanwhile', async () => {
    const { world, token } = await startSignedIn();
    const dear = { ...order, target_price: '1000', amount: '100000' };
    const refused = await sendAs(world, 'tap', [place, dear, token]);
    expect(refused.body).toContain('"type":"error"');
    const { control } = world.engine;
    const much = { identifier: 'demo@tandem.test', account: 'live', currency: 'USDT' } as const;
    await control.topUp({ ...much, amount: amount('200000000') });
    expect(await sendAs(world, 'tap', [place, dear, token])).toEqual(refused);
    expect((await sendAs(world, 'next', [place, dear, token])).body).toContain('"type":"ok"');
  });

  test('a day later is a new one', async () => {
    const { world, token } = await startSignedIn();
    const before = await ordersOf(world, token);
    await sendAs(world, 'tap', [place, order, token]);
    await world.engine.control.advance(dayMs - 1);
    await sendAs(world, 'tap', [place, order, token]);
    expect(await ordersOf(world, token)).toBe(before + 1);
    await world.engine.control.advance(1);
    await sendAs(world, 'tap', [place, order, token]);
    expect(await ordersOf(world, token)).toBe(before + 2);
  });

  test('counts once where calls are limited', async () => {
    const { world } = await startSignedIn();
    const code = ['POST /sms_mail', { user_string: 'new@tandem.test', type: '1', scene: 'register' }] as const;
    const first = await sendAs(world, 'tap', code);
    const again = await Promise.all(Array.from({ length: 80 }, () => sendAs(world, 'tap', code)));
    expect(new Set(again.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set([`200 ${first.body}`]));
  });

  test('of a visitor gives the same token, which is stored nowhere', async () => {
    const { world } = await startSignedIn();
    const door = ['POST /user/login', { user_string: 'demo@tandem.test', password: 'demo1234' }] as const;
    const first = await sendAs(world, 'tap', door);
    expect(await sendAs(world, 'tap', door)).toEqual(first);
    expect(world.engine.snapshot()).not.toContain(String(dig(JSON.parse(first.body), 'message')));
  });
});

/** Loses what the engine would remember of its answers, as a machine that stops between two writes does. */
class StorageWithoutAnswers extends MemoryStorage {
  override async append(entries: readonly JournalEntry[]): Promise<void> {
    await super.append(entries.filter(({ command }) => command !== answeredCommand));
  }
}

describe('R1 what is stored of requests', () => {
  test.each(['its journal', 'its snapshot'])(
    'a world that opens from %s answers again, without a second effect',
    async (from) => {
      const storage = new MemoryStorage();
      const { world, token } = await startSignedIn(storage);
      const first = await sendAs(world, 'tap', [place, order, token]);
      const orders = await ordersOf(world, token);
      if (from === 'its snapshot') await world.engine.close();
      const next = await startWorld({ storage });
      expect(await sendAs(next, 'tap', [place, order, token])).toEqual(first);
      expect(await ordersOf(next, token)).toBe(orders);
    },
  );

  test('where the effect is stored and the answer is not, the outcome is said to be unknown', async () => {
    const storage = new StorageWithoutAnswers();
    const { world, token } = await startSignedIn(storage);
    await sendAs(world, 'tap', [place, order, token]);
    const orders = await ordersOf(world, token);
    const next = await startWorld({ storage });
    expect(await sendAs(next, 'tap', [place, order, token])).toEqual({
      status: 409,
      body: '{"type":"error","message":"This request has already been carried out. Please look at your lists."}',
    });
    expect(await ordersOf(next, token)).toBe(orders);
  });

  test('a world in which no request carried an id is stored as before there were ids', async () => {
    const { world, token } = await startSignedIn();
    await world.call(place, order, token);
    expect(JSON.parse(world.engine.snapshot())).not.toHaveProperty('requests');
  });

  test('neither the id nor the fields can be read, and a saved file brings the answers along', async () => {
    const { world, token } = await startSignedIn();
    const first = await sendAs(world, 'tap-of-mine', [place, order, token]);
    const file = await world.engine.control.savedWorld();
    expect(readWorldFile(file).state).toContain('"requests":[{"key":"');
    expect(file).not.toContain('tap-of-mine');
    const orders = await ordersOf(world, token);
    await world.engine.control.loadWorld(file);
    expect(await sendAs(world, 'tap-of-mine', [place, order, token])).toEqual(first);
    expect(await ordersOf(world, token)).toBe(orders);
  });

  test('beyond the limits the oldest go: of one person, and of all', () => {
    const kept = new CarriedRequests({ perOwner: 2, inAll: 3 });
    const keys = ['a1', 'a2', 'a3', 'b1', 'b2'];
    for (const [index, key] of keys.entries()) kept.add({ key, owner: key.slice(0, 1), print: '' }, index);
    expect(keys.filter((key) => kept.find(key, 5) !== undefined)).toEqual(['a3', 'b1', 'b2']);
    kept.add({ key: 'c1', owner: 'c', print: '' }, dayMs + 3);
    expect(kept.state()?.map(({ key }) => key)).toEqual(['b2', 'c1']);
  });

  test('an answer too long to be kept is not: what took effect is said to have', () => {
    const kept = new CarriedRequests();
    kept.add({ key: 'a', owner: 'a', print: '' }, 0);
    kept.answered('a', { status: 200, body: 'x'.repeat(4097) });
    expect(kept.find('a', 1)).toEqual({ key: 'a', owner: 'a', print: '', at: 0 });
  });
});
