import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startNodeServer, type RunningNodeServer } from './node-server.ts';
import { startDoors } from '../test-doors.ts';

let running: RunningNodeServer;
const sockets: Socket[] = [];

beforeEach(async () => {
  const doors = await startDoors();
  running = await startNodeServer({ server: doors.server, port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await running.close();
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
const siteConfig = async (): Promise<number> =>
  (await fetch(`http://127.0.0.1:${running.port}/api/getSiteConfig`)).status;

/** A connection, and what came back on it. */
function open() {
  const socket = connect(running.port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  let text = '';
  socket.on('data', (part: Buffer) => void (text += part.toString('latin1').slice(0, 4000)));
  // What it says before it cuts the line may be lost.
  const line = (): string => text.split('\r\n')[0] || (socket.destroyed ? 'cut' : '');
  return { socket, said: () => text, line };
}

const form = 'POST /api/coin/trade HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n';
const get = 'GET /api/getSiteConfig HTTP/1.1\r\nHost: x\r\n';
const chunked = `${form}Transfer-Encoding: chunked\r\n\r\n`;
const badRequest = 'HTTP/1.1 400 Bad Request';
const tooLong = 'HTTP/1.1 431 Request Header Fields Too Large';
const tooLarge = 'HTTP/1.1 413 Payload Too Large';

test.each([
  ['a hundred thousand tiny headers', `${get}${'a:b\r\n'.repeat(100_000)}\r\n`, tooLong],
  ['an extension of a chunk without end', `${chunked}1;${'x'.repeat(2_000_000)}`, tooLarge],
  ['trailers without end', `${chunked}0\r\n${'t:v\r\n'.repeat(100_000)}`, tooLong],
  ['a size of a chunk that no number holds', `${chunked}FFFFFFFFFFFFFFFFFF\r\n`, badRequest],
  [
    'a length and chunks',
    `${form}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${get}\r\n`,
    badRequest,
  ],
  ['two lengths', `${form}Content-Length: 4\r\nContent-Length: 40\r\n\r\nabcd`, badRequest],
  ['a negative length', `${form}Content-Length: -1\r\n\r\n`, badRequest],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u0004\0\0\0\0\0', badRequest],
  ['a greeting of TLS', `\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003${'\0'.repeat(200)}`, badRequest],
])('R3 R12 startNodeServer: %s is refused, and others are answered', async (_, bytes, refusal) => {
  const { socket, line } = open();
  socket.write(Buffer.from(bytes, 'latin1'));
  await expect.poll(line, { timeout: 10_000 }).toMatch(new RegExp(`^(?:${refusal}|cut)$`));
  expect(await siteConfig()).toBe(200);
});

test('R12 startNodeServer: beside two hundred heads that come a letter at a time others are answered', async () => {
  const slow = Array.from({ length: 200 }, open);
  for (const { socket } of slow) socket.write(get);
  for (let letter = 0; letter < 10; letter += 1) {
    for (const { socket } of slow) socket.write('x');
    expect(await siteConfig()).toBe(200);
    await pause(20);
  }
});

test('R12 startNodeServer: a connection that is upgraded to nothing ends, although its client keeps its own end open', async () => {
  const socket = connect({ port: running.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
  sockets.push(socket);
  socket.resume();
  socket.write(`${get}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  // Data to one that is gone are answered with a reset.
  await expect.poll(() => socket.destroyed || !socket.write('x'), { timeout: 10_000 }).toBe(true);
});

/** A frame of a client with a mask of zeros. */
const frame = (first: number, text: string): Buffer =>
  Buffer.concat([Buffer.from([first, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

async function listen(more = '') {
  const opened = open();
  const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n';
  const asked =
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';
  opened.socket.write(`${asked}${key}${more}\r\n`);
  await expect.poll(opened.said).toContain('"sid"');
  return opened;
}

const isClosed = ({ socket }: { readonly socket: Socket }): Promise<boolean> =>
  socket.destroyed ? Promise.resolve(true) : new Promise((resolve) => void socket.once('close', () => resolve(true)));

test('R3 startNodeServer: packed frames are not agreed to, and end the connection', async () => {
  const listener = await listen('Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n');
  expect(listener.said()).not.toMatch(/Sec-WebSocket-Extensions/i);
  listener.socket.write(frame(0xc1, 'abc'));
  expect(await isClosed(listener)).toBe(true);
  expect(await siteConfig()).toBe(200);
});

test.each([
  ['of one byte', 'a'],
  ['of no byte', ''],
])('R3 R12 startNodeServer: a message in pieces %s without end is put out', async (_, text) => {
  const listener = await listen();
  listener.socket.write(frame(0x01, 'a'));
  const pieces = Buffer.concat(Array.from({ length: 1000 }, () => frame(0x00, text)));
  for (let sent = 0; sent < 30 && !listener.socket.destroyed; sent += 1) {
    listener.socket.write(pieces);
    await pause(5);
  }
  expect(await isClosed(listener)).toBe(true);
  expect(await siteConfig()).toBe(200);
});

test('R12 startNodeServer: a listener that pings and reads no answer is put out before these fill the memory', async () => {
  const listener = await listen();
  listener.socket.pause();
  const pings = Buffer.concat(Array.from({ length: 4000 }, () => frame(0x89, 'p'.repeat(125))));
  let sent = 0;
  for (; sent < 400 && !listener.socket.destroyed; sent += 1) {
    listener.socket.write(pings);
    await pause(2);
  }
  expect(sent).toBeLessThan(400);
  expect(await siteConfig()).toBe(200);
});
