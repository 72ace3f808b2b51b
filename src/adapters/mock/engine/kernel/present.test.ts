import { beforeEach, describe, expect, test } from 'vitest';
import { tries } from '../../../../../tests/support/breadth.ts';
import { freshKernel, kernelStart } from '../../../../../tests/support/fresh-kernel.ts';
import { Draws } from '../../../../../tests/support/random-wishes.ts';
import { createEngine, type Engine } from '../engine.ts';
import { MemoryStorage } from '../storage/memory-storage.ts';
import { calmDays } from '../test-worlds/test-days.ts';
import { countedBytes, requestOf, testStart } from '../test-worlds/test-world.ts';
import { CatchUp, usualBudget } from './catch-up.ts';

const dayMs = 86_400_000;

/** While it works each look at it takes two milliseconds. */
class WorkingClock {
  time = testStart;
  lookMs = 0;
  now(): number {
    this.time += this.lookMs;
    return this.time;
  }
}

interface Device {
  readonly clock: WorkingClock;
  readonly storage: MemoryStorage;
  readonly engine: Engine;
  /** When it gave others a turn. */
  readonly turns: number[];
  /** Runs in the middle of such a turn. */
  inTurn: () => void;
}

async function open(clock: WorkingClock, storage: MemoryStorage, isSliced: boolean): Promise<Device> {
  const turns: number[] = [];
  const options = { seed: 20_260_101, clock, storage, random: countedBytes(), calmDays };
  const pause = async (): Promise<void> => {
    turns.push(clock.time);
    device.inTurn();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const engine = await createEngine({ ...options, ...(isSliced ? { pause } : {}) });
  const device: Device = { clock, storage, engine, turns, inTurn: () => undefined };
  return device;
}

/** Orders that wait, two of them near the market, and income that is due each day. */
async function work({ engine }: Device): Promise<void> {
  const { identifier, password } = await engine.control.becomePersona('trader');
  const login = await engine.fetch(requestOf('POST /user/login', { user_string: identifier, password }));
  const { message: token } = (await login.json()) as { message: string };
  const order = { currency_id: '1', legal_id: '3', type: '1', amount: '0.001' };
  const wishes = [
    ...['30000', '90000', '91000'].map((price) => ['POST /coin/trade', { ...order, target_price: price }] as const),
    ['POST /lh/deposit', { config_id: '2', amount: '600' }] as const,
    [
      'POST /lever/submit',
      { currency_id: '1', legal_id: '3', share: '1', multiple: '10', type: '1', status: '1' },
    ] as const,
  ];
  for (const [operation, fields] of wishes) {
    const answer = await engine.fetch(requestOf(operation, fields, token));
    expect(await answer.json()).toMatchObject({ type: 'ok' });
  }
}

const asked = (engine: Engine): Promise<Response> => engine.fetch(requestOf('GET /currency/list'));
const sleep = (device: Device, milliseconds: number): void => {
  device.clock.time += milliseconds;
  device.clock.lookMs = 2;
};
/** Compares both at the same time, with a clock that costs no time. */
function stateAt({ clock, engine }: Pick<Device, 'clock' | 'engine'>, time: number): string {
  clock.lookMs = 0;
  clock.time = time;
  return engine.snapshot();
}

describe('R6 a long sleep is lived through in stretches', () => {
  let whole: Device;
  let sliced: Device;
  beforeEach(async () => {
    whole = await open(new WorkingClock(), new MemoryStorage(), false);
    sliced = await open(new WorkingClock(), new MemoryStorage(), true);
    await work(whole);
    await work(sliced);
  });

  test('the state is that of one stretch, whatever the gaps', async () => {
    const draws = new Draws(8);
    for (let gap = 0; gap < tries(12, 3); gap += 1) {
      const length = 1 + draws.below(3 * dayMs);
      for (const device of [whole, sliced]) {
        sleep(device, length);
        await asked(device.engine);
      }
      const time = Math.max(whole.clock.time, sliced.clock.time) + 1000;
      expect(stateAt(sliced, time)).toBe(stateAt(whole, time));
    }
    expect(sliced.turns.length).toBeGreaterThan(3);
  });

  test('nothing else waits for more than 50 ms, and requests wait for the present', async () => {
    const percents: (number | undefined)[] = [];
    sliced.engine.control.watch(() => percents.push(sliced.engine.control.state().lived));
    sleep(sliced, 20 * dayMs);
    const before = sliced.clock.time;
    let answered = 0;
    let answeredInTurn = 0;
    sliced.inTurn = () => {
      answeredInTurn = answered;
      sliced.clock.lookMs = 2;
    };
    const count = (): void => void (answered += 1);
    await Promise.all([asked(sliced.engine).then(count), asked(sliced.engine).then(count)]);
    sliced.clock.lookMs = 0;
    const waits = sliced.turns.map((turn, at) => turn - (sliced.turns[at - 1] ?? before));
    expect(waits.length).toBeGreaterThan(10);
    expect(Math.max(...waits)).toBeLessThanOrEqual(50);
    expect([answeredInTurn, answered]).toEqual([0, 2]);
    const told = percents.filter((percent) => percent !== undefined);
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((left, right) => left - right));
    expect([percents.at(-1), sliced.engine.control.state().lived]).toEqual([undefined, undefined]);
  });

  test.each(['closed', 'gone'] as const)('a page that is %s in the middle loses nothing', async (end) => {
    for (const device of [whole, sliced]) sleep(device, 20 * dayMs);
    let ending: Promise<void> | undefined;
    const [gone] = await Promise.all([
      new Promise<number>((resolve) => {
        sliced.inTurn = () => {
          if (sliced.turns.length !== 5) return;
          if (end === 'closed') ending = sliced.engine.close();
          sliced.clock.lookMs = 0;
          resolve(sliced.clock.time);
        };
      }),
      asked(sliced.engine).catch(() => undefined),
      asked(whole.engine),
    ]);
    await ending;
    const again = await open(new WorkingClock(), sliced.storage, true);
    again.clock.time = gone;
    await asked(again.engine);
    const time = Math.max(whole.clock.time, gone) + 1000;
    expect(stateAt(again, time)).toBe(stateAt(whole, time));
  });
});

test('R6 CatchUp: stretches of any length come to the same world, and share one budget', () => {
  const until = kernelStart + 2 * dayMs;
  const all = freshKernel();
  new CatchUp(all, { realNow: () => 0, budget: usualBudget }).goOn(until);
  const draws = new Draws(9);
  for (let round = 0; round < tries(20, 3); round += 1) {
    let now = 0;
    const kernel = freshKernel();
    const run = new CatchUp(kernel, { realNow: () => (now += 1), budget: usualBudget });
    let stretches = 1;
    while (run.goOn(until, 1 + draws.below(30)) === 'later') stretches += 1;
    expect(stretches).toBeGreaterThan(2);
    expect(JSON.stringify(kernel.state())).toBe(JSON.stringify(all.state()));
  }
  let now = 0;
  const late = new CatchUp(freshKernel(), {
    realNow: () => (now += 1),
    budget: { milliseconds: 40, steps: 1_000_000 },
  });
  const reached = Array.from({ length: 50 }, () => late.goOn(until, 5));
  expect(reached).toContain('later');
  expect(reached.at(-1)).toBe('spent');
});
