import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtProgram } from '../../../../../tests/support/built-program.ts';

const started = /^sandbox listening on http:\/\/\S+:\d+\n$/;

/** What a sandbox says on both streams until it listens; it is ended then. */
async function startedWith(...wishes: readonly string[]): Promise<{ said: string; warned: string }> {
  const args = [await builtProgram('src/adapters/mock/doors/node/sandbox.ts'), '--port', '0', ...wishes];
  const sandbox = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let warned = '';
  sandbox.stderr.on('data', (chunk) => void (warned += String(chunk)));
  sandbox.stdout.on('data', (chunk) => {
    said += String(chunk);
    if (said.endsWith('\n')) sandbox.kill();
  });
  return new Promise((resolve, reject) => {
    sandbox.once('error', reject);
    sandbox.once('close', () => resolve({ said, warned }));
  });
}

test('sandbox: it says one line where it listens, and warns beside it when others can reach it', async () => {
  const alone = await startedWith();
  expect([alone.said, alone.warned]).toEqual([expect.stringMatching(started), '']);
  const open = await startedWith('--host', '0.0.0.0');
  expect([open.said, open.warned]).toEqual([
    expect.stringMatching(started),
    'Warning: everybody who reaches this machine reaches this test server on 0.0.0.0.\n',
  ]);
});

test('sandbox: on a folder that cannot be opened it says which file, changes nothing, and --reset moves the folder aside', async () => {
  const home = await mkdtemp(join(tmpdir(), 'tandem-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const folder = join(home, 'data');
  await startedWith('--data', folder);
  const [snapshot, journal] = [join(folder, 'snapshot.json'), join(folder, 'journal.ndjson')];
  const [whole, unfinished] = [await readFile(snapshot, 'utf8'), '0123 {"n":1'];
  const damaged = whole.replace('70001', '70002');
  await writeFile(snapshot, damaged);
  await writeFile(journal, unfinished);
  const refused = await startedWith('--data', folder);
  expect(refused.said).toBe('');
  for (const part of [snapshot, 'Nothing was changed.', '--reset']) expect(refused.warned).toContain(part);
  expect(refused.warned).not.toContain('npm run sandbox');
  expect([await readFile(snapshot, 'utf8'), await readFile(journal, 'utf8')]).toEqual([damaged, unfinished]);
  expect((await readdir(folder)).toSorted()).toEqual(['journal.ndjson', 'snapshot.json']);
  const again = await startedWith('--data', folder, '--reset');
  expect([again.said, again.warned]).toEqual([
    expect.stringMatching(started),
    `What was stored is in ${folder}.aside-1 now.\n`,
  ]);
  expect(await readFile(join(`${folder}.aside-1`, 'snapshot.json'), 'utf8')).toBe(damaged);
  expect((await startedWith('--data', folder)).said).toMatch(started);
  await startedWith('--data', folder, '--reset');
  expect((await readdir(home)).toSorted()).toEqual(['data', 'data.aside-1', 'data.aside-2']);
});

test('sandbox: a stored world keeps its seed, and says so when another is requested', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect((await startedWith('--seed', '7', '--data', folder)).warned).toBe('');
  expect((await startedWith('--data', folder)).warned).toBe('');
  expect((await startedWith('--seed', '7', '--data', folder)).warned).toBe('');
  expect((await startedWith('--seed', '5', '--data', folder)).warned).toContain(
    `The world in ${folder} goes on with its own seed 7; --seed 5 changes nothing.`,
  );
});

test('sandbox: it speaks a dialect, and a stored world goes on in its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const first = await startedWith('--dialect', 'd', '--data', folder);
  expect([first.said, first.warned]).toEqual([expect.stringMatching(started), '']);
  expect((await startedWith('--dialect', 'd', '--data', folder)).warned).toBe('');
  expect((await startedWith('--data', folder)).warned).toContain('was made for the dialect d and goes on in it');
  const unknown = await startedWith('--dialect', 'e');
  expect([unknown.said, unknown.warned]).toEqual([
    '',
    expect.stringContaining('--dialect is one of standard, a, b, c, d'),
  ]);
});
