import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startWorld, TestClock } from '../../engine/test-worlds/test-world.ts';
import { journalVersion } from '../../engine/storage/journal-storage.ts';
import { seal } from '../../engine/storage/sealed-text.ts';
import { entryRecord } from '../../engine/storage/stored-world-codec.ts';
import { FileStorage } from './file-storage.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-'));
});
afterEach(() => rm(folder, { recursive: true }));

const entry = (n: number) => ({ n, at: n, command: 'diary.note', argument: { text: 'ü' } });
const journal = (): string => join(folder, 'journal.ndjson');

test('append: entries come back in order, those of the snapshot are dropped', async () => {
  const storage = await FileStorage.open(folder);
  await storage.append([entry(1), entry(2)]);
  await storage.append([entry(3)]);
  await storage.writeSnapshot({ version: journalVersion, n: 2, text: '{}' });
  expect(await storage.load()).toEqual({
    snapshot: { version: journalVersion, n: 2, text: '{}' },
    entries: [entry(3)],
    wasTorn: false,
  });
  await storage.clear();
  expect(await storage.load()).toEqual({ snapshot: undefined, entries: [], wasTorn: false });
});

test('load: what another version wrote is said to be its, sealed or not, and nothing of it is touched', async () => {
  const storage = await FileStorage.open(folder);
  const [earlier, later] = [JSON.stringify({ version: 2, n: 0, text: '{}' }), seal('{"version":99,"pages":[]}')];
  const torn = `${JSON.stringify(entry(1))}\n{"n":2,"at"`;
  await writeFile(journal(), torn);
  for (const [text, foundVersion] of [
    [earlier, 2],
    [later, 99],
  ] as const) {
    await writeFile(join(folder, 'snapshot.json'), text);
    await expect(storage.load()).rejects.toMatchObject({ fault: 'unknown-version', foundVersion });
    expect(await readFile(journal(), 'utf8')).toBe(torn);
  }
});

test('load: a snapshot and a record without a seal are nothing that this version wrote', async () => {
  const storage = await FileStorage.open(folder);
  const snapshot = { version: journalVersion, n: 0, text: '{"basis":{"seed":1,"epoch":0}}' };
  await writeFile(join(folder, 'snapshot.json'), JSON.stringify(snapshot));
  await expect(storage.load()).rejects.toMatchObject({ fault: 'damaged', part: 'snapshot' });
  await storage.writeSnapshot(snapshot);
  await storage.append([entry(1)]);
  await appendFile(journal(), `${JSON.stringify(entry(2))}\n${entryRecord(entry(3))}\n`);
  await expect(storage.load()).rejects.toMatchObject({ fault: 'damaged', part: 'journal' });
});

test('load: a snapshot of which one character differs is damage', async () => {
  const storage = await FileStorage.open(folder);
  await storage.writeSnapshot({ version: journalVersion, n: 0, text: '{"balance":"100"}' });
  const path = join(folder, 'snapshot.json');
  await writeFile(path, (await readFile(path, 'utf8')).replace('100', '900'));
  await expect(storage.load()).rejects.toMatchObject({ fault: 'damaged' });
});

test('an engine on a folder opens again as it was, also with a torn last record', async () => {
  const clock = new TestClock();
  const storage = await FileStorage.open(folder);
  const before = await startWorld({ storage, clock });
  const token = await before.signIn('demo@tandem.test');
  await before.call('POST /optional/add', { currency_id: '1' }, token);
  const state = before.engine.snapshot();
  await appendFile(journal(), '{"n":3,"at":17');
  await storage.close();
  const after = await startWorld({ storage: await FileStorage.open(folder), clock });
  expect(after.engine.snapshot()).toBe(state);
  expect(await after.call('POST /optional/add', { currency_id: '2' }, token)).toMatchObject({ type: 'ok' });
});

test.skipIf(process.platform === 'win32')(
  'append: what finds no room on the disk is not there afterwards, not even in part',
  async () => {
    // A real limit of the system on the size of files: what exceeds it is written up to it and then refused.
    const script = `
    import { FileStorage } from './src/adapters/mock/doors/storage/file-storage.ts';
    const storage = await FileStorage.open(process.argv[1]);
    const entry = (n) => ({ n, at: n, command: 'diary.note', argument: { text: 'x'.repeat(1500) } });
    for (const batch of [[1, 2], [3, 4], [3]]) await storage.append(batch.map(entry)).then(
      () => console.log('kept'), (error) => console.log(error.name));
    const { entries, wasTorn } = await storage.load();
    console.log(entries.map(({ n }) => n).join(), wasTorn);
  `;
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', script, folder];
    const quoted = node.map((part) => `'${part.replaceAll("'", `'\\''`)}'`).join(' ');
    const { stdout } = await promisify(execFile)('bash', ['-c', `ulimit -f 5; ${quoted}`], {
      env: { ...process.env, TSX_DISABLE_CACHE: '1' },
    });
    expect(stdout.split('\n')).toEqual(['kept', 'StorageFullError', 'kept', '1,2,3 false', '']);
  },
  60_000,
);
