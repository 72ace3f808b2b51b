import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { spokenProtocol } from './realtime-check.ts';

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** A realtime connection that greets a first poll of the older generation so, and knows no newer one. */
async function olderOne(greeting: Uint8Array): Promise<string> {
  const server = createServer((question, answer) => {
    const isOlder = question.url?.includes('EIO=3') === true;
    answer.writeHead(isOlder ? 200 : 400, { 'Content-Type': 'application/octet-stream' });
    answer.end(isOlder ? greeting : '{"code":5,"message":"Unsupported protocol version"}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closings.push(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const packet = '0{"sid":"a","upgrades":["websocket"],"pingInterval":25000,"pingTimeout":60000}';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Kind, the digits of the length as bytes, 255, and the packet. */
const lengthInBytes = Array.from(String(packet.length), Number);
const inBytes = Uint8Array.from([0, ...lengthInBytes, 255, ...bytesOf(packet)]);

test.each([
  ['in digits and a colon', bytesOf(`${packet.length}:${packet}`)],
  ['in bytes', inBytes],
])('W23 a server that frames its polls %s is heard', async (_how, greeting) => {
  expect(await spokenProtocol(await olderOne(greeting), 5000)).toEqual({
    words: 'socket.io 1 and 2',
    protocol: 'v2',
  });
});

test('W12 a server without a realtime connection is no reason to set a protocol', async () => {
  const nowhere = await olderOne(bytesOf('not found'));
  expect(await spokenProtocol(nowhere, 5000)).toEqual({ words: '', protocol: 'auto' });
});
