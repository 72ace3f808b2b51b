import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtProgram } from '../../../../../tests/support/built-program.ts';
import { dig } from '../../engine/test-worlds/test-world.ts';

let folder = '';
let running: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-'));
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Resolves with the address of a sandbox on the folder. */
async function startSandbox(...wishes: readonly string[]): Promise<string> {
  const args = [
    await builtProgram('src/adapters/mock/doors/node/sandbox.ts'),
    '--port',
    '0',
    '--data',
    folder,
    ...wishes,
  ];
  const sandbox = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  running = sandbox;
  const [said] = await once(sandbox.stdout, 'data');
  const address = /http:\/\/\S+/.exec(String(said))?.[0];
  if (address === undefined) throw new Error(`the sandbox said ${String(said)}`);
  return address;
}

async function kill(): Promise<void> {
  const sandbox = running;
  if (sandbox === undefined) return;
  sandbox.kill('SIGKILL');
  await once(sandbox, 'close');
}

interface Caller {
  readonly origin: string;
  readonly token: string;
}

async function signIn(origin: string): Promise<Caller> {
  const body = new URLSearchParams({ user_string: 'demo@tandem.test', password: 'demo1234' });
  const answer: unknown = await (await fetch(`${origin}/api/user/login`, { method: 'POST', body })).json();
  return { origin, token: String(dig(answer, 'message')) };
}

/** Prices tell the orders apart; an order without a seller at its price stays on the list. */
const priceOf = (number: number): string => (1000 + number / 10).toFixed(1);

async function answerTo({ origin, token }: Caller, number: number, id?: string): Promise<unknown> {
  const fields = { currency_id: '1', legal_id: '3', type: '1', target_price: priceOf(number), amount: '0.001' };
  const headers = { Authorization: token, ...(id === undefined ? {} : { 'Idempotency-Key': `"${id}"` }) };
  const request = { method: 'POST', headers, body: new URLSearchParams(fields) };
  return (await fetch(`${origin}/api/coin/trade`, request)).json();
}

/** True when the order was acknowledged. Rejects when the sandbox has gone. */
const placeOrder = async (caller: Caller, number: number): Promise<boolean> =>
  dig(await answerTo(caller, number), 'type') === 'ok';

/** More than a sandbox takes before a kill arrives. */
const mostOrders = 10_000;

/** Four callers at once place orders until the sandbox is killed in the middle; resolves with what was acknowledged. */
async function placeUntilKilled(caller: Caller, firstNumber: number, enough: number): Promise<readonly number[]> {
  const acknowledged: number[] = [];
  let next = firstNumber;
  let death: Promise<void> | undefined;
  const place = async (): Promise<void> => {
    // Until requests fail: some are in flight when the process dies.
    while (acknowledged.length < mostOrders) {
      const number = next;
      next += 1;
      if (await placeOrder(caller, number)) acknowledged.push(number);
      if (acknowledged.length === enough) death = kill();
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, place));
  await death;
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
  return acknowledged;
}

async function orderPrices({ origin, token }: Caller): Promise<readonly string[]> {
  const prices: string[] = [];
  for (let page = 1; page < 20; page += 1) {
    const address = `${origin}/api/coin/list?status=1&limit=100&page=${page}`;
    const answer: unknown = await (await fetch(address, { headers: { Authorization: token } })).json();
    const rows = [dig(answer, 'message')].flat();
    for (const row of rows) prices.push(Number(dig(row, 'target_price')).toFixed(1));
    if (rows.length === 0) break;
  }
  return prices;
}

const pricesOnList = async (caller: Caller): Promise<ReadonlySet<string>> => new Set(await orderPrices(caller));

test('a sandbox that is killed in the middle of its writes has every order that it acknowledged when it opens again', async () => {
  const acknowledged: number[] = [];
  for (const [round, enough] of [31, 97, 12].entries()) {
    const caller = await signIn(await startSandbox());
    const listed = await pricesOnList(caller);
    expect(acknowledged.filter((number) => !listed.has(priceOf(number)))).toEqual([]);
    acknowledged.push(...(await placeUntilKilled(caller, round * 1000, enough)));
  }
  const listed = await pricesOnList(await signIn(await startSandbox()));
  expect(acknowledged.length).toBeGreaterThanOrEqual(140);
  expect(acknowledged.filter((number) => !listed.has(priceOf(number)))).toEqual([]);
});

test('R1 a request that arrives again after the sandbox was killed gets its first answer; one that ignores ids carries it out again', async () => {
  const first = await signIn(await startSandbox());
  const answer = await answerTo(first, 1, 'tap');
  expect(dig(answer, 'type')).toBe('ok');
  await kill();
  const second = { ...first, origin: await startSandbox() };
  expect(await answerTo(second, 1, 'tap')).toEqual(answer);
  expect((await orderPrices(second)).filter((price) => price === priceOf(1))).toHaveLength(1);
  await kill();
  const careless = { ...first, origin: await startSandbox('--ignore-request-ids') };
  expect(dig(await answerTo(careless, 1, 'tap'), 'type')).toBe('ok');
  expect((await orderPrices(careless)).filter((price) => price === priceOf(1))).toHaveLength(2);
});
