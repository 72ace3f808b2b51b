import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedBytes, dig, startWorld, TestClock, testStart } from '../engine/test-worlds/test-world.ts';
import { compose } from '../engine/composition.ts';
import { StoredWorldError, type JournalEntry, type StoredWorld } from '../engine/storage/journal-storage.ts';
import { restoreKernel, snapshotOf } from '../engine/storage/stored-kernel.ts';
import { liveShortly, openAt } from '../../../../tests/support/short-history.ts';
import { FileStorage } from './storage/file-storage.ts';
import { tries } from '../../../../tests/support/breadth.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-'));
});
afterEach(() => rm(folder, { recursive: true }));

const journal = (): string => join(folder, 'journal.ndjson');

/** The state that the answer to command `n` left behind, at its time. */
interface Told {
  readonly n: number;
  readonly at: number;
  readonly state: string;
}

interface Lived {
  readonly storage: FileStorage;
  readonly told: readonly Told[];
  readonly records: readonly JournalEntry[];
}

/** A few dozen commands, each of them acknowledged; some stars, some orders, some of them cancelled. */
async function live(): Promise<Lived> {
  const clock = new TestClock();
  const storage = await FileStorage.open(folder);
  const world = await startWorld({ storage, clock });
  const told: Told[] = [];
  const remember = async (): Promise<void> => {
    const { entries } = await storage.load();
    told.push({ n: entries.length, at: clock.now(), state: world.engine.snapshot() });
  };
  await remember();
  const token = await world.signIn('demo@tandem.test');
  for (let round = 0; round < 8; round += 1) {
    clock.pass(20_000);
    const star = await world.call('POST /optional/add', { currency_id: '2' }, token);
    await remember();
    await world.call('POST /optional/del', { id: String(dig(star, 'message', 'id')) }, token);
    await remember();
    const order = { currency_id: '1', legal_id: '3', type: '1', target_price: `${1000 + round}.0`, amount: '0.01' };
    expect(await world.call('POST /coin/trade', order, token)).toMatchObject({ type: 'ok' });
    await remember();
    if (round % 3 !== 0) continue;
    await world.call('POST /coin/cancelTrade', { id: String(round + 1) }, token);
    await remember();
  }
  return { storage, told, records: (await storage.load()).entries };
}

/** Where each record ends, in bytes. */
function endsOf(bytes: Uint8Array): readonly number[] {
  const ends: number[] = [];
  bytes.forEach((byte, position) => {
    if (byte === 10) ends.push(position + 1);
  });
  return ends;
}

test('a backend whose journal was cut behind any answer opens as that answer left it, and goes on', async () => {
  const { storage: lived, told } = await live();
  await lived.close();
  const bytes = await readFile(journal());
  const ends = endsOf(bytes);
  for (const { n, at, state } of told) {
    await writeFile(journal(), bytes.subarray(0, (ends[n - 1] ?? 0) + 7));
    const storage = await FileStorage.open(folder);
    const clock = new TestClock();
    clock.pass(at - testStart);
    const opened = await startWorld({ storage, clock });
    expect(opened.engine.snapshot()).toBe(state);
    await opened.signIn('trader@tandem.test');
    const numbers = (await storage.load()).entries.map((entry) => entry.n);
    expect(numbers).toEqual(Array.from({ length: n + 2 }, (_, index) => index + 1));
    await storage.close();
  }
});

test('a backend whose journal was cut at any byte opens as the last whole command left it, and says whether one was torn', async () => {
  const storage = await FileStorage.open(folder);
  const told = await liveShortly(storage);
  const bytes = await readFile(journal());
  const ends = endsOf(bytes);
  expect(ends.length).toBeGreaterThan(8);
  expect(told.map(({ n }) => n)).toEqual(Array.from({ length: ends.length + 1 }, (_, n) => n));
  const loading = vi.spyOn(storage, 'load');
  const wrong: number[] = [];
  for (let length = 0; length <= bytes.length; length += 1) {
    await writeFile(journal(), bytes.subarray(0, length));
    const whole = ends.filter((end) => end <= length).length;
    const engine = await openAt(storage, () => told[whole]?.at ?? 0);
    const loaded = await loading.mock.results.at(-1)?.value;
    const isTorn = length !== 0 && !ends.includes(length);
    // The torn record is removed from the disk, so that the next one is readable.
    const isMended = (await stat(journal())).size === (ends[whole - 1] ?? 0);
    if (engine.snapshot() !== told[whole]?.state || loaded?.wasTorn !== isTorn || !isMended) wrong.push(length);
  }
  expect(wrong).toEqual([]);
});

/** Every byte takes the same path, so a sample of them suffices; the last ones are all tried. */
const snapshotStep = 100 / tries(20, 4);

test('a snapshot cut anywhere is said to be damaged, and journal and snapshot stay as they are', async () => {
  const storage = await FileStorage.open(folder);
  const told = await liveShortly(storage);
  const [path, kept] = [join(folder, 'snapshot.json'), await readFile(journal())];
  const whole = await readFile(path);
  expect(whole.length).toBeGreaterThan(10_000);
  const opened: number[] = [];
  for (let length = whole.length - 1; length >= 0; length -= length > whole.length - 200 ? 1 : snapshotStep) {
    await truncate(path, length);
    const outcome = await openAt(storage, () => 0).catch((error: unknown) => error);
    if (!(outcome instanceof StoredWorldError) || outcome.fault !== 'damaged') opened.push(length);
  }
  expect(opened).toEqual([]);
  expect(await readFile(journal())).toEqual(kept);
  await writeFile(path, whole);
  expect((await openAt(storage, () => told.at(-1)?.at ?? 0)).snapshot()).toBe(told.at(-1)?.state);
});

test('a process that ends while it writes a snapshot leaves the earlier one or the new one, and every command', async () => {
  const { storage, told, records } = await live();
  const last = told.at(-1);
  const clock = new TestClock();
  clock.pass((last?.at ?? 0) - testStart);
  const before = await readFile(journal());
  await writeFile(join(folder, 'snapshot.json.new'), '0123456789abcdef {"version":1,"n":');
  expect((await startWorld({ storage, clock })).engine.snapshot()).toBe(last?.state);
  const n = records.length - 3;
  const { snapshot } = await storage.load();
  const kernel = restoreKernel({ snapshot, entries: records.slice(0, n), wasTorn: false }, (basis) =>
    compose(basis, { random: countedBytes(), shelf: storage.files, realNow: () => clock.now() }),
  );
  if (kernel === undefined) throw new Error('there is a snapshot');
  await storage.writeSnapshot(snapshotOf(kernel.kernel, n));
  // As if it had ended between the snapshot and the shorter journal.
  await writeFile(journal(), before);
  expect((await startWorld({ storage, clock })).engine.snapshot()).toBe(last?.state);
});

const entry = (n: number, text: string): JournalEntry => ({ n, at: n, command: 'diary.note', argument: { text } });

test('whatever is written together, cut, or changed by one byte: a prefix is read, or damage is said', async () => {
  const batches = fc.array(fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  });
  const storage = await FileStorage.open(folder);
  await fc.assert(
    fc.asyncProperty(batches, fc.nat(), fc.nat(), fc.integer({ min: 0, max: 255 }), async (written, at, cut, byte) => {
      await storage.clear();
      let count = 0;
      const all: JournalEntry[] = [];
      for (const texts of written) {
        const batch = texts.map((text) => entry((count += 1), text));
        await storage.append(batch);
        all.push(...batch);
      }
      const bytes = await readFile(journal());
      bytes[at % bytes.length] = byte;
      await writeFile(journal(), bytes.subarray(0, bytes.length - (cut % bytes.length)));
      const outcome = await storage.load().catch((error: unknown) => error);
      if (outcome instanceof StoredWorldError) expect(outcome.fault).toBe('damaged');
      else expect(outcome).toMatchObject({ entries: all.slice(0, (outcome as StoredWorld).entries.length) });
    }),
    { numRuns: tries(300, 60) },
  );
});
