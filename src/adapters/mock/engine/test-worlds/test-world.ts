import * as v from 'valibot';
import { expect } from 'vitest';
import { calmDays } from './test-days.ts';
import { createEngine, type Engine } from '../engine.ts';
import type { WorldRules } from '../kernel/basics/world-rules.ts';
import type { BroadcastPace } from '../market/broadcast.ts';
import { MemoryStorage } from '../storage/memory-storage.ts';
import type { JournalStorage } from '../storage/journal-storage.ts';

/** Monday 2026-01-05 12:00 UTC. */
export const testStart = Date.UTC(2026, 0, 5, 12);

export class TestClock {
  #now = testStart;
  now(): number {
    return this.#now;
  }
  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Bytes that differ from call to call and are the same in every run. */
export function countedBytes(): (length: number) => Uint8Array {
  let calls = 0;
  return (length) => {
    calls += 1;
    return Uint8Array.from({ length }, (_, index) => (calls * 31 + index * 7) % 256);
  };
}

const answerSchema = v.looseObject({ type: v.string(), message: v.unknown() });
export type TestAnswer = v.InferOutput<typeof answerSchema>;

/** The value at a path of an answer: `dig(answer, 'message', 'list', 0, 'id')`. */
export const dig = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

export interface TestWorld {
  readonly engine: Engine;
  readonly clock: TestClock;
  readonly storage: JournalStorage;
  call(operation: string, fields?: Record<string, string>, token?: string): Promise<TestAnswer>;
  send(operation: string, fields?: Record<string, string>, token?: string): Promise<Response>;
  /** Resolves with the token. */
  signIn(login: string, password?: string): Promise<string>;
}

export function requestOf(operation: string, fields: Record<string, string> = {}, token?: string): Request {
  const [method = 'GET', path = ''] = operation.split(' ');
  const text = new URLSearchParams(fields).toString();
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    ...(token === undefined ? {} : { Authorization: token }),
  };
  const url = `http://demo.invalid/api${path}`;
  return method === 'GET'
    ? new Request(`${url}?${text}`, { headers })
    : new Request(url, { method, headers, body: text });
}

export async function startWorld(
  options: {
    storage?: JournalStorage;
    clock?: TestClock;
    seed?: number;
    hasPast?: boolean;
    opensWalletSignIn?: boolean;
    rules?: WorldRules;
    pace?: BroadcastPace;
  } = {},
): Promise<TestWorld> {
  const {
    storage = new MemoryStorage(),
    clock = new TestClock(),
    seed = 20_260_101,
    hasPast = false,
    opensWalletSignIn = false,
    rules,
    pace,
  } = options;
  const faults: unknown[] = [];
  const engine = await createEngine({
    seed,
    clock,
    storage,
    random: countedBytes(),
    hasPast,
    opensWalletSignIn,
    rules,
    pace,
    calmDays,
    onFault: (fault) => faults.push(fault),
  });
  const send: TestWorld['send'] = (operation, fields, token) => engine.fetch(requestOf(operation, fields, token));
  const call: TestWorld['call'] = async (operation, fields, token) => {
    const response = await send(operation, fields, token);
    expect(faults).toEqual([]);
    return v.parse(answerSchema, await response.json());
  };
  const signIn: TestWorld['signIn'] = async (login, password = 'demo1234') => {
    const answer = await call('POST /user/login', { user_string: login, password });
    expect(answer).toMatchObject({ type: 'ok' });
    return String(answer.message);
  };
  return { engine, clock, storage, call, send, signIn };
}
