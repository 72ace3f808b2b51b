import { expect, test } from 'vitest';
import { freshKernel, kernelStart } from '../../../../../tests/support/fresh-kernel.ts';
import { SystemClock } from '../../../wire/platform/system-clock.ts';
import { EngineServer } from '../../doors/server/engine-server.ts';
import { createEngine, type Engine } from '../engine.ts';
import { MemoryStorage } from '../storage/memory-storage.ts';
import { calmDays } from '../test-worlds/test-days.ts';
import { countedBytes, requestOf, testStart } from '../test-worlds/test-world.ts';
import { catchUp } from './catch-up.ts';
import { endOfTime, engineTime } from './clock/engine-clock.ts';

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;

/** Every look at it takes a quarter of a second, so that living through a slice costs half of one. */
class SlowClock {
  time = testStart;
  isSlow = false;
  now(): number {
    if (this.isSlow) this.time += 250;
    return this.time;
  }
}

const open = (clock: SlowClock, storage: MemoryStorage): Promise<Engine> =>
  createEngine({ seed: 20_260_101, clock, storage, random: countedBytes(), calmDays });

test('R6 catchUp: a budget of steps or of time ends it, and what was lived through is as it would have been', () => {
  const whole = freshKernel();
  expect(catchUp(whole, kernelStart + dayMs, { realNow: () => 0, budget: { milliseconds: 1, steps: 100_000 } })).toBe(
    true,
  );
  const few = freshKernel();
  expect(catchUp(few, kernelStart + dayMs, { realNow: () => 0, budget: { milliseconds: 1, steps: 5 } })).toBe(false);
  expect(few.cursor).toBeLessThan(kernelStart + dayMs);
  let now = 0;
  const late = freshKernel();
  expect(
    catchUp(late, kernelStart + dayMs, { realNow: () => (now += 1), budget: { milliseconds: 9, steps: 100_000 } }),
  ).toBe(false);
  for (const one of [few, late]) {
    one.advanceTo(kernelStart + dayMs);
    expect(JSON.stringify(one.state())).toBe(JSON.stringify(whole.state()));
  }
});

test('R6 an engine that slept for a thousand years goes on from where its budget ended, says so, and is so after the next start', async () => {
  const [clock, storage] = [new SlowClock(), new MemoryStorage()];
  const engine = await open(clock, storage);
  const server = new EngineServer({
    engine,
    clock: new SystemClock(),
    random: countedBytes(),
  });
  let told = 0;
  server.engine.control.watch(() => (told += 1));
  clock.time += 200 * yearMs;
  clock.isSlow = true;
  const answer = await engine.fetch(requestOf('GET /currency/list'));
  clock.isSlow = false;
  expect(answer.status).toBe(200);
  const { now, skippedMs } = engine.control.state();
  expect(now).toBeLessThan(testStart + 30 * dayMs);
  expect(skippedMs).toBeGreaterThan(199 * yearMs);
  expect([server.keeping(), told]).toEqual(['skipped', 1]);
  await engine.control.advance(60_000);
  expect(engine.control.state().now - now).toBeLessThan(dayMs);
  const again = await open(clock, storage);
  expect(again.control.state().now).toBe(engine.control.state().now);
  expect(again.snapshot()).toBe(engine.snapshot());
  await engine.control.reset({});
  expect(server.keeping()).toBe('kept');
});

test('R6 a clock that runs fast for months leaves a world that opens', async () => {
  const [clock, storage] = [new SlowClock(), new MemoryStorage()];
  const engine = await open(clock, storage);
  await engine.control.setSpeed(3600);
  clock.time += yearMs;
  clock.isSlow = true;
  engine.snapshot();
  clock.isSlow = false;
  for (let jump = 0; jump < 3; jump += 1) await engine.control.advance(400 * dayMs);
  expect(engineTime({ base: testStart, realBase: testStart, speed: 3600 }, testStart + yearMs)).toBe(endOfTime);
  await engine.close();
  expect((await open(clock, storage)).control.state().speed).toBe(3600);
});
