import { expect, test } from 'vitest';
import { SystemClock } from '../../../wire/platform/system-clock.ts';
import { StorageFullError, type JournalEntry } from '../../engine/storage/journal-storage.ts';
import { MemoryStorage } from '../../engine/storage/memory-storage.ts';
import { countedBytes, startWorld } from '../../engine/test-worlds/test-world.ts';
import { EnginePresenter } from '../../presenter/engine-presenter.ts';
import { EngineServer } from '../server/engine-server.ts';
import { FillableStorage } from './fillable-storage.ts';

async function startPresented(storage: FillableStorage) {
  const world = await startWorld({ storage });
  const server = new EngineServer({ engine: world.engine, clock: new SystemClock(), random: countedBytes(), storage });
  const presenter = new EnginePresenter(server);
  const told: string[] = [];
  presenter.watchState(({ keeping }) => told.push(keeping));
  return { world, presenter, told };
}

test('FillableStorage: without room that is told once a change was refused, and with room again once one was kept', async () => {
  const { world, presenter, told } = await startPresented(new FillableStorage(new MemoryStorage()));
  const token = await world.signIn('demo@tandem.test');
  await presenter.setFaults({ storageFull: true });
  expect((await presenter.state()).keeping).toBe('kept');
  expect(await world.call('POST /optional/add', { currency_id: '1' }, token)).toMatchObject({ type: 'error' });
  expect([(await presenter.state()).keeping, told.at(-1)]).toEqual(['full', 'full']);
  await presenter.setFaults({ storageFull: false });
  expect(await world.call('POST /optional/add', { currency_id: '1' }, token)).toMatchObject({ type: 'ok' });
  expect([(await presenter.state()).keeping, told.at(-1)]).toEqual(['kept', 'kept']);
});

test('FillableStorage: starting again makes room', async () => {
  const { world, presenter } = await startPresented(new FillableStorage(new MemoryStorage()));
  await presenter.setFaults({ storageFull: true });
  await world.send('POST /user/login', { user_string: 'demo@tandem.test', password: 'demo1234' });
  expect((await presenter.state()).keeping).toBe('full');
  expect(await presenter.reset({})).toBe('done');
  expect((await presenter.state()).keeping).toBe('kept');
  expect(await world.signIn('demo@tandem.test')).toHaveLength(32);
});

test('FillableStorage: a fresh world that finds no room after the old one was thrown away comes when there is room', async () => {
  let hasRoom = true;
  class TightStorage extends MemoryStorage {
    override writeSnapshot(snapshot: Parameters<MemoryStorage['writeSnapshot']>[0]): Promise<void> {
      return hasRoom ? super.writeSnapshot(snapshot) : Promise.reject(new StorageFullError('none'));
    }
  }
  const storage = new TightStorage();
  const world = await startWorld({ storage });
  hasRoom = false;
  await expect(world.engine.control.reset({ seed: 7 })).rejects.toThrow('full');
  expect((await world.send('GET /menu')).status).toBe(507);
  hasRoom = true;
  expect((await world.send('GET /menu')).status).toBe(200);
  expect((await storage.load()).snapshot?.n).toBe(0);
});

test('FillableStorage: a last record that was cut off is told, and one that keeps nothing says so', async () => {
  const entry: JournalEntry = { n: 1, at: 0, command: 'diary.note', argument: null };
  class TornStorage extends MemoryStorage {
    override async load(): ReturnType<MemoryStorage['load']> {
      return { ...(await super.load()), entries: [entry], wasTorn: true };
    }
  }
  const torn = new FillableStorage(new TornStorage());
  expect(torn.keeping()).toBe('kept');
  await torn.load();
  expect(torn.keeping()).toBe('torn');
  await torn.clear();
  expect(torn.keeping()).toBe('kept');
  expect(new FillableStorage(new MemoryStorage(), 'this-visit').keeping()).toBe('this-visit');
});
