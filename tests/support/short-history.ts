import * as v from 'valibot';
import { amount } from '../../src/core/money/amount.ts';
import { createEngine, type Engine } from '../../src/adapters/mock/engine/engine.ts';
import type { JournalStorage } from '../../src/adapters/mock/engine/storage/journal-storage.ts';
import { calmDays } from '../../src/adapters/mock/engine/test-worlds/test-days.ts';

/** Monday 2026-01-05 12:00 UTC. */
const start = Date.UTC(2026, 0, 5, 12);
const person = { identifier: 'demo@tandem.test', password: 'demo1234' };

/** The state that the answer to command `n` left behind, at its time. The first one is that of the fresh world. */
export interface Told {
  readonly n: number;
  readonly at: number;
  readonly state: string;
}

const random = (length: number): Uint8Array => new Uint8Array(length).fill(7);

/** The world on the storage, at a moment at which its clock then stands. */
export const openAt = (storage: JournalStorage, now: () => number): Promise<Engine> =>
  createEngine({ seed: 20_260_101, clock: { now }, storage, random, calmDays });

/** The same storage, which tells of every command once it is on the medium. */
const telling = (storage: JournalStorage, onStored: (n: number, at: number) => void): JournalStorage => ({
  load: () => storage.load(),
  append: async (entries) => {
    await storage.append(entries);
    for (const { n, at } of entries) onStored(n, at);
  },
  writeSnapshot: (snapshot) => storage.writeSnapshot(snapshot),
  clear: () => storage.clear(),
  files: storage.files,
  close: () => storage.close(),
});

const answerSchema = v.object({ type: v.literal('ok'), message: v.unknown() });

async function post(engine: Engine, path: string, fields: Record<string, string>, token = ''): Promise<unknown> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Authorization: token };
  const body = new URLSearchParams(fields).toString();
  const answer = await engine.fetch(new Request(`http://demo.invalid/api${path}`, { method: 'POST', headers, body }));
  return v.parse(answerSchema, await answer.json()).message;
}

/** A few orders, a cancellation, a star and money from outside on an empty storage; resolves with what each of them left. */
export async function liveShortly(storage: JournalStorage): Promise<readonly Told[]> {
  let now = start;
  const told: Told[] = [];
  const engine: Engine = await openAt(
    telling(storage, (n, at) => told.push({ n, at, state: engine.snapshot() })),
    () => now,
  );
  told.push({ n: 0, at: now, state: engine.snapshot() });
  const { identifier } = person;
  const topUp = (text: string): Promise<void> =>
    engine.control.topUp({ identifier, account: 'live', currency: 'USDT', amount: amount(text) });
  const token = String(await post(engine, '/user/login', { user_string: identifier, password: person.password }));
  const order = (price: string): Promise<unknown> => {
    const fields = { currency_id: '1', legal_id: '3', type: '1', target_price: price, amount: '0.01' };
    return post(engine, '/coin/trade', fields, token);
  };
  const steps: readonly (() => Promise<unknown>)[] = [
    () => order('1000.0'),
    () => topUp('12.5'),
    () => order('900000.0'),
    () => post(engine, '/coin/cancelTrade', { id: '1' }, token),
    () => post(engine, '/optional/add', { currency_id: '2' }, token),
    () => topUp('7'),
    () => order('1001.5'),
  ];
  for (const step of steps) {
    now += 20_000;
    await step();
  }
  return told;
}
