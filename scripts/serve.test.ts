import { createServer, get } from 'node:http';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from './serve.mjs';

let folder = '';
const closings: (() => void)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-'));
  await writeFile(join(folder, 'index.html'), 'here');
});
afterEach(async () => {
  for (const close of closings.splice(0)) close();
  await rm(folder, { recursive: true });
});

const reachable = Object.values(networkInterfaces())
  .flat()
  .flatMap((found) => (found?.family === 'IPv4' && !found.internal ? [found.address] : []));

async function served(options: { host?: string; server?: string }): Promise<readonly string[]> {
  const site = await serve({ folder, port: 0, ...options });
  closings.push(() => site.close());
  return site.addresses;
}

/** The status of a path as it is written; `fetch` would resolve its dots before it asks. */
const statusOf = (address: string, path: string): Promise<number | undefined> => {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).once('error', reject);
  });
};

test('serve: this machine alone, unless another host is asked for', async () => {
  const [alone = '', ...others] = await served({});
  expect([new URL(alone).hostname, others]).toEqual(['localhost', []]);
  expect(await (await fetch(alone)).text()).toBe('here');
  for (const name of reachable) await expect(fetch(alone.replace('localhost', name))).rejects.toThrow('fetch failed');
});

test('serve: a file that has changed is sent as it is now, compressed or not', async () => {
  const [address = ''] = await served({});
  await (await fetch(address)).text();
  await writeFile(join(folder, 'index.html'), 'there');
  await utimes(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000));
  const compressed = await fetch(address);
  expect([compressed.headers.get('content-encoding'), await compressed.text()]).toEqual(['gzip', 'there']);
  const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'there']);
});

test('serve: open to the network it names every address, and each one answers', async () => {
  const addresses = await served({ host: '0.0.0.0' });
  expect(addresses.map((address) => new URL(address).hostname)).toEqual(['localhost', ...reachable]);
  for (const address of addresses) expect(await (await fetch(address)).text()).toBe('here');
});

test('serve: the presenter’s calls are passed on for this machine alone', async () => {
  const behind = createServer((_question, answer) => void answer.end('behind'));
  await new Promise<void>((resolve) => void behind.listen(0, '127.0.0.1', resolve));
  closings.push(() => void behind.close());
  const address = behind.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const [here = '', ...others] = await served({ host: '0.0.0.0', server: `http://127.0.0.1:${address.port}` });
  expect(await (await fetch(`${here}/__control/state`)).text()).toBe('behind');
  for (const other of others) {
    for (const path of ['/__control/state', '/api/../__control/state', '/api/%2e%2e/__control/state'])
      expect(await statusOf(other, path)).toBe(403);
    expect(await (await fetch(`${other}/api/menu`)).text()).toBe('behind');
  }
});

test('W19 serve: pictures are passed on from wherever a server keeps them', async () => {
  const behind = createServer((_question, answer) => void answer.end('behind'));
  await new Promise<void>((resolve) => void behind.listen(0, '127.0.0.1', resolve));
  closings.push(() => void behind.close());
  const address = behind.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const [here = ''] = await served({ server: `http://127.0.0.1:${address.port}` });
  const textOf = async (path: string): Promise<string> => (await fetch(here + path)).text();
  for (const path of ['/upload/a.jpg', '/storage/upload/20261129/a.jpg']) expect(await textOf(path)).toBe('behind');
  expect(await textOf('/storages/a.jpg')).toBe('not found');
});

const policyOf = async (path: string): Promise<string | null> => {
  const [address = ''] = await served({});
  return (await fetch(`${address}/${path}`)).headers.get('content-security-policy');
};

test('serve: a page comes with its own policy as a header, which also forbids frames', async () => {
  const tag = '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;">';
  await writeFile(join(folder, 'index.html'), tag);
  expect(await policyOf('')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('serve: a live page may speak to the hosts of its configuration and to no others', async () => {
  await writeFile(join(folder, 'config.json'), '{"apiBase":"https://api.example.com"}');
  expect(await policyOf('')).toContain("connect-src 'self' https://api.example.com;");
  const tag = `<meta http-equiv="Content-Security-Policy" content="script-src &#39;self&#39; &#39;sha256-abc=&#39;">`;
  await writeFile(join(folder, 'index.html'), tag);
  expect(await policyOf(''), 'R2: and runs the script that stands in it').toContain("script-src 'self' 'sha256-abc=';");
  await writeFile(join(folder, 'config.json'), 'no JSON');
  expect(await policyOf('')).toContain("connect-src 'self';");
});

test('serve: the engine’s worker speaks to its page alone, the service worker to its own host', async () => {
  for (const file of ['engine-worker-12345678.js', 'journal-worker-12345678.js', 'service-worker.js'])
    await writeFile(join(folder, file), '');
  for (const file of ['engine-worker-12345678.js', 'journal-worker-12345678.js'])
    expect(await policyOf(file)).toMatch(/^default-src 'none'; script-src 'self'; (?!connect)/);
  expect(await policyOf('service-worker.js')).toContain("connect-src 'self'");
});
