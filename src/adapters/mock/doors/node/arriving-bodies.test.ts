import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type ClientRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ArrivingBodies, longestInMemory, type ArrivingBody } from './arriving-bodies.ts';

const mebibyte = 1024 * 1024;
const longest = 11 * mebibyte;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

interface Receiver {
  readonly port: number;
  readonly folder: string;
  /** The bodies whose receiving has ended, in that order. */
  readonly received: ArrivingBody[];
  failed(): number;
}

/** A server that receives bodies of whom their header names, and answers with their fate. */
async function startReceiver(): Promise<Receiver> {
  const folder = await emptyFolder();
  const bodies = await ArrivingBodies.at(folder);
  const received: ArrivingBody[] = [];
  let failed = 0;
  const http = createServer((message, response) => {
    const person = message.headers.authorization;
    void bodies.receive(message, { person, longest }).then(
      (body) => {
        received.push(body);
        response.end(body.fate);
      },
      () => (failed += 1),
    );
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const address = http.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, folder, received, failed: () => failed };
}

interface Sending {
  readonly port: number;
  readonly person: string;
  readonly declared: number;
}

/** Sends a part of what it says it will send, and keeps the connection open. */
async function begin({ port, person, declared }: Sending, part: Uint8Array): Promise<ClientRequest> {
  const headers = { authorization: person, 'content-length': declared };
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers }).on('error', () => undefined);
  await new Promise((resolve) => void sent.write(part, resolve));
  return sent;
}

const fateOf = async ({ port, person, declared }: Sending): Promise<string> => {
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers: { authorization: person } });
  const answer = new Promise<string>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => void response.setEncoding('utf8').once('data', resolve));
  });
  sent.end(new Uint8Array(declared));
  return answer;
};

/** Files of the folder that this process has open, also those without a name. */
async function openFiles(folder: string): Promise<number> {
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map(async (one) => readlink(`/proc/self/fd/${one}`).catch(() => '')),
  );
  return links.filter((link) => link.startsWith(folder)).length;
}

test('R12 ArrivingBodies: what a killed process has left in the folder is removed, and nothing else', async () => {
  const folder = await emptyFolder();
  for (const name of ['tandem-arriving-1', 'journal.ndjson']) await writeFile(join(folder, name), 'x');
  await ArrivingBodies.at(folder);
  expect(await readdir(folder)).toEqual(['journal.ndjson']);
});

test.skipIf(process.platform !== 'linux')(
  'R12 ArrivingBodies: forty half-sent uploads of forty persons are on disk, without names, and gone when they end',
  async () => {
    const { port, folder, failed } = await startReceiver();
    const half = Buffer.alloc(5 * mebibyte);
    const held = (): number => process.memoryUsage().arrayBuffers / mebibyte;
    const before = held();
    // Each says six megabytes: there is room for about that many.
    const sent = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => begin({ port, person: `p${n}`, declared: 6 * mebibyte }, half)),
    );
    await expect.poll(async () => openFiles(folder)).toBe(40);
    expect(await readdir(folder)).toEqual([]);
    // Two hundred megabytes were sent.
    expect(held() - before).toBeLessThan(60);
    for (const one of sent) one.destroy();
    await expect.poll(failed).toBe(40);
    await expect.poll(async () => openFiles(folder)).toBe(0);
  },
);

test('R12 ArrivingBodies: a person has room for two pictures, all together for a few dozen, and it is given back', async () => {
  const { port, received } = await startReceiver();
  const large = { port, person: 'ann', declared: longest };
  const some = new Uint8Array(2 * longestInMemory);
  const two = [await begin(large, some), await begin(large, some)];
  await expect.poll(async () => fateOf({ ...large, declared: mebibyte })).toBe('crowded');
  expect(await fateOf({ port, person: 'bob', declared: mebibyte })).toBe('held');
  // Forms have a room of their own.
  expect(await fateOf({ ...large, declared: 1000 })).toBe('held');
  const others = await Promise.all(
    Array.from({ length: 22 }, async (_, n) => begin({ ...large, person: `other ${n}` }, some)),
  );
  await expect.poll(async () => fateOf({ port, person: 'eve', declared: longest })).toBe('crowded');
  for (const one of [...two, ...others]) one.destroy();
  for (const one of received) await one.release();
  await expect.poll(async () => fateOf({ port, person: 'eve', declared: longest })).toBe('held');
});

test('R12 ArrivingBodies: of what is too long nothing is read where it says so, and no more than allowed where it does not', async () => {
  const { port, received } = await startReceiver();
  const said = connect(port, '127.0.0.1');
  said.write(`POST / HTTP/1.1\r\nHost: x\r\nAuthorization: ann\r\nContent-Length: ${longest + 1}\r\n\r\n`);
  const answer = await new Promise<string>((resolve) => void said.once('data', (data) => resolve(String(data))));
  said.destroy();
  expect(answer).toMatch(/too-long/);
  expect(received.map(({ length, fate }) => [length, fate])).toEqual([[0, 'too-long']]);

  const endless = connect(port, '127.0.0.1').on('error', () => undefined);
  let heard = '';
  endless.on('data', (data: Buffer) => void (heard += data.toString()));
  endless.write('POST / HTTP/1.1\r\nHost: x\r\nAuthorization: ann\r\nTransfer-Encoding: chunked\r\n\r\n');
  const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(mebibyte), Buffer.from('\r\n')]);
  let sent = 0;
  while (!endless.destroyed && sent < 200) {
    sent += 1;
    await new Promise((resolve) => void endless.write(piece, resolve));
  }
  expect(heard).toMatch(/too-long/);
  // Forty-four megabytes are read and dropped, then the connection ends.
  expect(sent).toBeLessThan(100);
  expect(received.at(-1)?.length).toBeLessThan(longest + mebibyte);
});

test('R12 ArrivingBodies: what has arrived is what was sent, from memory and from a file, also in pieces of one byte', async () => {
  const { port, received } = await startReceiver();
  for (const length of [0, 1000, longestInMemory, longestInMemory + 1, 3 * mebibyte + 7]) {
    const bytes = new Uint8Array(length).map((_, index) => index % 251);
    const sent = request({ port, host: '127.0.0.1', method: 'POST', headers: { authorization: 'ann' } });
    const answered = new Promise((resolve) => void sent.once('response', resolve));
    const tiny = Math.min(length, 2000);
    for (let at = 0; at < tiny; at += 1) sent.write(bytes.subarray(at, at + 1));
    sent.end(bytes.subarray(tiny));
    await answered;
    const body = received.at(-1);
    const read = new Uint8Array(await new Response(body?.content()).arrayBuffer());
    expect(Buffer.compare(read, bytes)).toBe(0);
    expect(body?.length).toBe(length);
    await body?.release();
  }
});

test('R12 ArrivingBodies: of bodies in files two are in memory at once, and the next one when one has been let go', async () => {
  const { port, received } = await startReceiver();
  for (const person of ['ann', 'bob', 'eve']) expect(await fateOf({ port, person, declared: mebibyte })).toBe('held');
  const arrived: number[] = [];
  for (const [n, body] of received.entries())
    void new Response(body.content()).arrayBuffer().then(() => arrived.push(n));
  await expect.poll(() => arrived.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(arrived).toHaveLength(2);
  await received[arrived[0] ?? 0]?.release();
  await expect.poll(() => arrived.length).toBe(3);
});
