import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.mjs';
import { serve } from './serve.mjs';

const script = 'console.log(1);\n'.repeat(200);
let folder = '';
let close = (): void => undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-'));
  await writeFile(join(folder, 'part.js'), script);
});
afterEach(async () => {
  close();
  await rm(folder, { recursive: true });
});

async function answerTo(encodings: string): Promise<readonly [string | null, string]> {
  const site = await serve({ folder, port: 0 });
  close = site.close;
  const answer = await fetch(`${site.address}/part.js`, { headers: { 'accept-encoding': encodings } });
  return [answer.headers.get('content-encoding'), await answer.text()];
}

test('precompress: what gains from it has two copies, and what an operator edits has none', async () => {
  await writeFile(join(folder, 'config.json'), JSON.stringify({ about: script }));
  await writeFile(join(folder, 'small.js'), '1;');
  await precompress(folder);
  expect((await readdir(folder)).toSorted()).toEqual([
    'config.json',
    'part.js',
    'part.js.br',
    'part.js.gz',
    'small.js',
  ]);
});

test.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
])('serve: to a browser that takes %s it sends %s', async (encodings, chosen) => {
  await precompress(folder);
  expect(await answerTo(encodings)).toEqual([chosen, script]);
});

test('serve: a copy that is older than its file is not sent', async () => {
  await precompress(folder);
  for (const ending of ['br', 'gz']) await utimes(join(folder, `part.js.${ending}`), 1, 1);
  await writeFile(join(folder, 'part.js'), 'console.log(2);\n');
  expect(await answerTo('br, gzip')).toEqual(['gzip', 'console.log(2);\n']);
});
