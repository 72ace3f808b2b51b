import { createEngine, type Engine } from '../../src/adapters/mock/engine/engine.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';
import { demoVerificationCode } from '../../src/core/ports/presenter-port.ts';
import { amount } from '../../src/core/money/amount.ts';

const start = Date.UTC(2026, 0, 5, 12);
const password = 'benchmark1';
const ordersOfPerson = 20;

/** Far above the market, so that it fills at once; a little of it, so that the book has enough. */
const order = { type: '1', target_price: '150000', amount: '0.0001', currency_id: '1', legal_id: '3' };

/** A clock that is moved by hand. */
class HandClock {
  #now = start;
  readonly now = (): number => this.#now;
  pass(ms: number): void {
    this.#now += ms;
  }
}

class World {
  readonly clock: HandClock;
  readonly engine: Engine;

  static async open(): Promise<World> {
    let state = 1;
    const random = (length: number): Uint8Array =>
      Uint8Array.from({ length }, () => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return state >>> 24;
      });
    const clock = new HandClock();
    return new World(clock, await createEngine({ seed: 20_260_101, clock, storage: new MemoryStorage(), random }));
  }

  constructor(clock: HandClock, engine: Engine) {
    this.clock = clock;
    this.engine = engine;
  }

  /** Fails when the answer is not `ok`. */
  async call(operation: string, fields: Readonly<Record<string, string>>, token?: string): Promise<unknown> {
    const [method = 'GET', path = ''] = operation.split(' ');
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(token === undefined ? {} : { Authorization: token }),
    };
    const text = new URLSearchParams(fields).toString();
    const url = `http://bench.invalid/api${path}`;
    const request =
      method === 'GET' ? new Request(`${url}?${text}`, { headers }) : new Request(url, { method, headers, body: text });
    const answer: unknown = await (await this.engine.fetch(request)).json();
    if (typeof answer !== 'object' || answer === null || !('type' in answer) || !('message' in answer))
      throw new Error(`${operation}: no answer`);
    if (answer.type !== 'ok') throw new Error(`${operation}: ${JSON.stringify(answer.message)}`);
    return answer.message;
  }
}

export interface Step {
  readonly name: 'register' | 'fund' | 'order' | 'read';
  /** As waited for. */
  readonly ms: number;
  /** Of the processor. */
  readonly cpuMs: number;
}

async function timed<T>(steps: Step[], name: Step['name'], work: () => Promise<T>): Promise<T> {
  const at = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  steps.push({ name, ms: performance.now() - at, cpuMs: (user + system) / 1000 });
  return result;
}

async function onePerson(world: World, number: number, steps: Step[]): Promise<void> {
  const identifier = `person${number}@bench.test`;
  // Who signs up is counted by the minute.
  world.clock.pass(60_000);
  const token = await timed(steps, 'register', async () => {
    await world.call('POST /sms_mail', { user_string: identifier });
    const sign = {
      user_string: identifier,
      password,
      re_password: password,
      code: demoVerificationCode,
      type: 'email',
    };
    await world.call('POST /user/register', sign);
    return String(await world.call('POST /user/login', { user_string: identifier, password }));
  });
  await timed(steps, 'fund', () =>
    world.engine.control.topUp({ identifier, account: 'live', currency: 'USDT', amount: amount('1000') }),
  );
  for (let placed = 0; placed < ordersOfPerson; placed += 1) {
    world.clock.pass(1000);
    await timed(steps, 'order', () => world.call('POST /coin/trade', order, token));
  }
  const list = await timed(steps, 'read', () => world.call('GET /coin/list', { status: '2' }, token));
  const filled = Array.isArray(list) ? list.length : 0;
  if (filled === 0) throw new Error('no order was filled');
}

/** So many people sign up, get money, place orders that fill, and look. */
export async function tradeAsPeople(count: number): Promise<readonly Step[]> {
  const world = await World.open();
  const steps: Step[] = [];
  for (let number = 1; number <= count; number += 1) await onePerson(world, number, steps);
  await world.engine.close();
  return steps;
}
