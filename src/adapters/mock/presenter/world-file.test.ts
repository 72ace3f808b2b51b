import { expect, test } from 'vitest';
import type { ResetOutcome } from '../../../core/ports/presenter-port.ts';
import { quantity, rate } from '../../../core/money/amount.ts';
import { EngineServer, noFaults } from '../doors/server/engine-server.ts';
import { FillableStorage } from '../doors/storage/fillable-storage.ts';
import { SystemClock } from '../../wire/platform/system-clock.ts';
import { journalVersion } from '../engine/storage/journal-storage.ts';
import { MemoryStorage } from '../engine/storage/memory-storage.ts';
import { readWorldFile, writeWorldFile } from '../engine/storage/world-file.ts';
import { countedBytes, dig, startWorld, type TestWorld } from '../engine/test-worlds/test-world.ts';
import { EnginePresenter } from './engine-presenter.ts';

const hour = 3_600_000;
const buyFields = { currency_id: '1', legal_id: '3', type: '1', target_price: '1000', amount: '0.01' };

interface Started {
  readonly world: TestWorld;
  readonly presenter: EnginePresenter;
  readonly server: EngineServer;
  /** What the storage itself writes to. */
  readonly medium: FillableStorage;
}

async function start(): Promise<Started> {
  const medium = new FillableStorage(new MemoryStorage());
  const storage = new FillableStorage(medium);
  const world = await startWorld({ storage });
  const server = new EngineServer({ engine: world.engine, clock: new SystemClock(), random: countedBytes(), storage });
  return { world, medium, server, presenter: new EnginePresenter(server) };
}

async function live({ world, presenter }: Started): Promise<string> {
  const token = await world.signIn('demo@tandem.test');
  await world.call('POST /coin/trade', buyFields, token);
  await presenter.shapeMarket({ kind: 'gap', pair: 'all', percent: 7 });
  await presenter.advance({ milliseconds: 5 * hour });
  return token;
}

const pending = async (world: TestWorld, token: string): Promise<readonly unknown[]> =>
  [dig(await world.call('GET /coin/list', { status: '1' }, token), 'message')].flat();

/** All but what moves when a world is taken up again. */
const lasting = ({ world }: Started): unknown => ({
  ...(JSON.parse(world.engine.snapshot()) as Record<string, unknown>),
  clock: undefined,
});

test('E30 saveWorld, reset, load: everything is as it was, at the moment at which it was saved', async () => {
  const started = await start();
  const token = await live(started);
  const saved = lasting(started);
  const file = await started.presenter.saveWorld();
  expect(await started.presenter.reset({ seed: 5 })).toBe('done');
  expect((await started.presenter.state()).seed).toBe(5);
  await started.world.signIn('demo@tandem.test');
  started.world.clock.pass(90 * 24 * hour);
  expect(await started.presenter.reset({ file })).toBe('done');
  expect(lasting(started)).toEqual(saved);
  expect((await started.presenter.state()).market).toEqual([]);
  expect(await pending(started.world, await started.world.signIn('demo@tandem.test'))).toHaveLength(1);
  expect(token).not.toBe('');
});

test('load: what was taken up survives a restart, and nothing of before comes back', async () => {
  const other = await start();
  await live(other);
  const file = await other.presenter.saveWorld();
  const started = await start();
  for (let times = 0; times < 30; times += 1) await live(started);
  await started.presenter.reset({ file });
  const token = await started.world.signIn('demo@tandem.test');
  await started.world.call('POST /coin/trade', buyFields, token);
  const again = await startWorld({ storage: started.world.storage, clock: started.world.clock });
  expect(await pending(again, token)).toHaveLength(2);
});

function changedFile(file: string, change: (state: string) => string): string {
  const world = readWorldFile(file);
  return writeWorldFile({ ...world, state: change(world.state) });
}

const refused: readonly (readonly [string, ResetOutcome, (file: string) => string])[] = [
  ['a photograph', 'foreign-file', () => '\u0089PNG'],
  ['some other JSON', 'foreign-file', () => '{"version":2,"state":"{}"}'],
  ['nothing', 'foreign-file', () => ''],
  ['one that was cut off', 'damaged-file', (file) => file.slice(0, -40)],
  ['one with a changed digit', 'damaged-file', (file) => file.replace('60000', '90000')],
  ['one of another version', 'other-version', (file) => file.replace(`"version": ${journalVersion}`, '"version": 99')],
  ['a state that is none', 'damaged-file', (file) => changedFile(file, () => '{"basis":{"seed":1,"epoch":0}}')],
  [
    'R6 a clock that runs too fast',
    'damaged-file',
    (file) => changedFile(file, (state) => state.replace(/"speed":\d+/, '"speed":1000000000')),
  ],
  [
    'R6 a world of the year 33658',
    'damaged-file',
    (file) => changedFile(file, (state) => state.replace(/"cursor":\d+/, '"cursor":1000000000000000')),
  ],
  [
    'R6 a beginning before there were markets',
    'damaged-file',
    (file) => changedFile(file, (state) => state.replace(/"epoch":\d+/, '"epoch":-100000000000000')),
  ],
  [
    'R6 something long overdue',
    'damaged-file',
    (file) => changedFile(file, (state) => state.replace(/("entries":\[\{"id":\d+,"at":)\d+/, '$11')),
  ],
  [
    'R6 ten thousand things that are due in its first minute',
    'damaged-file',
    (file) =>
      changedFile(file, (state) =>
        state.replace(/("entries":\[)(\{"id":\d+,"at":)\d+([^}]*\{[^}]*\}\}|[^}]*\})/, (_all, open, head, rest) => {
          const at = /"cursor":(\d+)/.exec(state)?.[1] ?? '';
          return `${String(open)}${Array.from({ length: 10_000 }, () => `${String(head)}${at}${String(rest)}`).join()}`;
        }),
      ),
  ],
  ['money from nowhere', 'damaged-file', (file) => changedFile(file, (state) => state.replace('"60000', '"90000'))],
];

test.each(refused)('load: %s is refused as %s, and nothing is lost', async (_, outcome, spoil) => {
  const started = await start();
  const token = await live(started);
  const file = spoil(await started.presenter.saveWorld());
  const before = started.world.engine.snapshot();
  expect(await started.presenter.reset({ file })).toBe(outcome);
  expect(started.world.engine.snapshot()).toBe(before);
  expect(await pending(started.world, token)).toHaveLength(1);
});

test('R6 readWorldFile: a state with a number without end is refused before it is read', () => {
  const world = { version: journalVersion, seed: 1, savedAt: '', state: `{"balance":"${'6'.repeat(200_000)}"}` };
  expect(() => readWorldFile(writeWorldFile(world))).toThrow('damaged-file');
  expect(readWorldFile(writeWorldFile({ ...world, state: '{"balance":"6"}' }))).toMatchObject({ seed: 1 });
});

test('load: where the medium takes nothing, the present world goes on', async () => {
  const started = await start();
  const token = await live(started);
  const file = await started.presenter.saveWorld();
  started.medium.isFull = true;
  await expect(started.presenter.reset({ file })).rejects.toMatchObject({ kind: 'server' });
  started.medium.isFull = false;
  expect(await pending(started.world, token)).toHaveLength(1);
  expect(await started.world.call('POST /coin/trade', buyFields, token)).toMatchObject({ type: 'ok' });
});

const troubles = { latencyMs: 1, failedPercent: 50, socketDown: true, storageFull: true, extraQuotes: 5 };

test('reset, load: all faults end with the world they were made in; a file that is refused ends none', async () => {
  const started = await start();
  const file = await started.presenter.saveWorld();
  const faultsAfter = async (request: Parameters<EnginePresenter['reset']>[0]): Promise<unknown> => {
    await started.presenter.setFaults(troubles);
    await started.presenter.reset(request);
    return (await started.presenter.state()).faults;
  };
  expect(await faultsAfter({})).toEqual(noFaults);
  expect(await faultsAfter({ file })).toEqual(noFaults);
  expect(await faultsAfter({ file: 'a photograph' })).toEqual({ ...noFaults, ...troubles });
});

test('scene: its name ends with its faults, in a saved world and after the next start too', async () => {
  const started = await start();
  const sceneNow = async (): Promise<unknown> => (await started.presenter.state()).scene;
  await started.presenter.playScene({ scene: 'slow' });
  expect(await sceneNow()).toBe('slow');
  const file = await started.presenter.saveWorld();
  const restarted = new EnginePresenter(
    new EngineServer({ engine: started.world.engine, clock: new SystemClock(), random: countedBytes() }),
  );
  expect((await restarted.state()).scene).toBeUndefined();
  await started.presenter.reset({ file });
  expect(await sceneNow()).toBeUndefined();
  await started.presenter.playScene({ scene: 'gap' });
  await started.presenter.reset({ file: await started.presenter.saveWorld() });
  expect(await sceneNow()).toBe('gap');
});

test('isWorkedIn: signing in and presenting is no work, an order is', async () => {
  const started = await start();
  const isWorkedIn = async (): Promise<boolean> => (await started.presenter.state()).isWorkedIn;
  const token = await started.world.signIn('demo@tandem.test');
  await started.presenter.shapeMarket({ kind: 'gap', pair: 'all', percent: 1 });
  await started.presenter.becomePersona({ persona: 'lv2' });
  expect(await isWorkedIn()).toBe(false);
  await started.world.call('POST /coin/trade', buyFields, token);
  expect(await isWorkedIn()).toBe(true);
  await started.presenter.reset({});
  expect(await isWorkedIn()).toBe(false);
});

test('advance: to the next event stops where a market opens or an order fills, whichever comes first', async () => {
  const started = await start();
  const momentAfter = async (): Promise<string> => {
    await started.presenter.advance({ to: 'next-event' });
    return new Date((await started.presenter.state()).now).toISOString();
  };
  expect(await momentAfter()).toBe('2026-01-05T13:30:00.000Z');
  expect(await momentAfter()).toBe('2026-01-06T00:00:00.000Z');
  const token = await started.world.signIn('demo@tandem.test');
  await started.world.engine.control.placeOrder({
    persona: 'lv2',
    account: 'live',
    symbol: 'BTC/USDT',
    side: 'buy',
    share: rate('0.999'),
    amount: quantity('0.001'),
  });
  expect(await pending(started.world, token)).toHaveLength(1);
  await started.presenter.advance({ to: 'next-event' });
  expect(await pending(started.world, token)).toHaveLength(0);
});
