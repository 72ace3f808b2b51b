import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tries } from '../../../../../tests/support/breadth.ts';
import { builtProgram } from '../../../../../tests/support/built-program.ts';
import { journalVersion, type JournalEntry } from '../../engine/storage/journal-storage.ts';
import { seal } from '../../engine/storage/sealed-text.ts';
import { entryRecord, snapshotRecord } from '../../engine/storage/stored-world-codec.ts';
import { FileStorage } from './file-storage.ts';
import { closeServer, listenAt } from './socket-path.ts';

let home = '';
const started: ChildProcess[] = [];
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'tandem-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(home, { recursive: true });
});

const unavailable = { fault: 'unavailable' };
const entry = (n: number): JournalEntry => ({ n, at: n, command: 'diary.note', argument: null });
const journalOf = (folder: string): string => join(folder, 'journal.ndjson');

/** As a process leaves it that was killed. */
async function leaveSocket(folder: string, name: string): Promise<void> {
  const server = await listenAt(join(folder, 'begun'));
  await link(join(folder, 'begun'), join(folder, name));
  await closeServer(server);
}

async function startRacer(): Promise<ChildProcess> {
  const child = fork(await builtProgram('tests/support/folder-racer.ts'));
  started.push(child);
  await once(child, 'message');
  return child;
}

async function asked(child: ChildProcess, message: object): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(message);
  return (await answer)[0];
}

const leftBehind: readonly ((folder: string) => Promise<unknown>)[] = [
  async () => undefined,
  (folder) => leaveSocket(folder, 'owner.1'),
  (folder) => writeFile(join(folder, 'in-use.pid'), '1'),
  async (folder) => {
    await leaveSocket(folder, 'owner.3');
    await leaveSocket(folder, 'owner.7');
  },
  // A copy of a folder may hold files where there were sockets.
  (folder) => writeFile(join(folder, 'owner.12'), ''),
];

test('R5 of two processes that take a folder at the same moment one gets it, whatever was left in it', async () => {
  const racers = [await startRacer(), await startRacer()];
  const outcomes = new Map<string, number>();
  for (let race = 0; race < tries(100, 30); race += 1) {
    const folder = join(home, String(race));
    await mkdir(folder);
    await leftBehind[race % leftBehind.length]?.(folder);
    const start = Date.now() + 3;
    const won = await Promise.all(racers.map((racer) => asked(racer, { folder, at: start })));
    const name = won.includes(true) && won.includes(false) ? 'one' : won.join();
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
    await expect(FileStorage.open(folder)).rejects.toMatchObject(unavailable);
    for (const [at, racer] of racers.entries()) if (won[at] === true) await asked(racer, {});
    expect(await readdir(folder)).toEqual([]);
  }
  expect(outcomes).toEqual(new Map([['one', tries(100, 30)]]));
});

test('R5 a folder is free at once when the process that had it is killed, and no number of a process keeps it', async () => {
  const folder = join(home, 'data');
  const racer = await startRacer();
  expect(await asked(racer, { folder })).toBe(true);
  await expect(FileStorage.open(folder)).rejects.toMatchObject(unavailable);
  racer.kill('SIGKILL');
  await once(racer, 'close');
  await writeFile(join(folder, 'in-use.pid'), String(process.ppid));
  const storage = await FileStorage.open(folder);
  expect(await readdir(folder)).toEqual(['owner.2']);
  await storage.close();
  expect(await readdir(folder)).toEqual([]);
});

test('R5 a folder whose path is longer than the name of a socket may be is held like any other', async () => {
  const folder = join(home, 'a'.repeat(120), 'b'.repeat(120));
  const storage = await FileStorage.open(folder);
  await expect(FileStorage.open(folder)).rejects.toMatchObject(unavailable);
  await storage.close();
  await (await FileStorage.open(folder)).close();
});

/** Separate namespaces of processes, networks and names, as in a container. */
const apart = ['--pid', '--net', '--uts', '--ipc', '--mount', '--fork', '--mount-proc'];
const isPermitted = spawnSync('unshare', [...apart, 'true']).status === 0;

test.skipIf(!isPermitted)(
  `R5 a process in other namespaces finds the folder taken, and this one finds its (${isPermitted ? 'Linux' : 'skipped: this system permits no namespaces'})`,
  async () => {
    const folder = join(home, 'data');
    const storage = await FileStorage.open(folder);
    const sandbox = await builtProgram('src/adapters/mock/doors/node/sandbox.ts');
    const command = [...apart, '--kill-child', process.execPath, sandbox, '--port', '0', '--data', folder];
    const refused = spawnSync('unshare', command, { encoding: 'utf8', timeout: 20_000 });
    expect([refused.status, refused.stdout, refused.stderr]).toEqual([1, '', expect.stringContaining(folder)]);
    await storage.close();
    const other = spawn('unshare', command, { stdio: ['ignore', 'pipe', 'inherit'] });
    started.push(other);
    await once(other.stdout, 'data');
    await expect(FileStorage.open(folder)).rejects.toMatchObject(unavailable);
    other.kill('SIGKILL');
    await once(other, 'close');
    await expect.poll(() => FileStorage.open(folder), { timeout: 5000 }).toBeInstanceOf(FileStorage);
  },
);

test('R5 a process whose folder was taken over all the same writes nothing more, and acknowledges nothing', async () => {
  const folder = join(home, 'data');
  const late = await FileStorage.open(folder);
  await late.append([entry(1)]);
  // As when two machines share a disk: neither hears the other one's socket.
  await leaveSocket(folder, 'owner.2');
  const before = await readFile(journalOf(folder), 'utf8');
  await expect(late.append([entry(2)])).rejects.toMatchObject(unavailable);
  await expect(late.writeSnapshot({ version: journalVersion, n: 1, text: '{}' })).rejects.toMatchObject(unavailable);
  await expect(late.load()).rejects.toMatchObject(unavailable);
  await expect(late.clear()).rejects.toMatchObject(unavailable);
  expect(await readFile(journalOf(folder), 'utf8')).toBe(before);
  await late.close();
  const next = await FileStorage.open(folder);
  expect((await next.load()).entries).toEqual([entry(1)]);
  await next.append([entry(2)]);
  expect((await next.load()).entries).toEqual([entry(1), entry(2)]);
});

test('R5 what another process wrote into the journal meanwhile is found before anything is written after it', async () => {
  const folder = join(home, 'data');
  const storage = await FileStorage.open(folder);
  await storage.append([entry(1)]);
  await writeFile(journalOf(folder), `${entryRecord(entry(2), 1)}\n`, { flag: 'a' });
  await expect(storage.append([entry(2)])).rejects.toThrow('Another process has written the journal');
  expect((await storage.load()).entries).toEqual([entry(1), entry(2)]);
  await storage.append([entry(3)]);
});

test('R5 every record says who wrote it, later owners have higher numbers, and records of two that wrote at once are damage', async () => {
  const folder = join(home, 'data');
  for (const n of [1, 2]) {
    const storage = await FileStorage.open(folder);
    await storage.load();
    await storage.append([entry(n)]);
    await storage.close();
  }
  const [first = '', second = ''] = (await readFile(journalOf(folder), 'utf8')).split('\n');
  expect([first, second]).toEqual([entryRecord(entry(1), 1), entryRecord(entry(2), 2)]);
  const storage = await FileStorage.open(folder);
  const damaged = { fault: 'damaged', part: 'journal' };
  const other = [
    [first, second, entryRecord(entry(3), 1)],
    [first, second, entryRecord(entry(2), 1)],
    [first, second, entryRecord(entry(2), 3)],
    [first, second, seal(JSON.stringify(entry(3)))],
  ];
  for (const records of other) {
    await writeFile(journalOf(folder), records.map((record) => `${record}\n`).join(''));
    await expect(storage.load()).rejects.toMatchObject(damaged);
  }
  const snapshot = snapshotRecord({ version: journalVersion, n: 1, text: '{}' }, 3);
  await writeFile(join(folder, 'snapshot.json'), snapshot);
  await writeFile(journalOf(folder), `${first}\n${second}\n`);
  await expect(storage.load()).rejects.toMatchObject(damaged);
});

test('R5 a world from before owners had numbers opens, and goes on with them', async () => {
  const folder = join(home, 'data');
  await mkdir(folder);
  const snapshot = { version: journalVersion, n: 1, text: '{}' };
  await writeFile(join(folder, 'snapshot.json'), seal(JSON.stringify(snapshot)));
  const old = [1, 2, 3].map((n) => `${seal(JSON.stringify(entry(n)))}\n`).join('');
  await writeFile(journalOf(folder), old);
  const storage = await FileStorage.open(folder);
  expect(await storage.load()).toEqual({ snapshot, entries: [entry(1), entry(2), entry(3)], wasTorn: false });
  await storage.append([entry(4)]);
  expect(await readFile(journalOf(folder), 'utf8')).toBe(`${old}${entryRecord(entry(4), 1)}\n`);
  expect((await storage.load()).entries).toHaveLength(4);
});
