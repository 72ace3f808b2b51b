import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { type Exchange, watchedFetch } from './exchange-log.ts';

const silent = createServer(() => undefined);
afterEach(() => {
  silent.closeAllConnections();
  silent.close();
});

async function watched(timeoutMs: number) {
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const address = silent.address();
  const apiBase = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/api`;
  const exchanges: Exchange[] = [];
  const ask = watchedFetch({ apiBase, timeoutMs, onExchange: (exchange) => exchanges.push(exchange) });
  return { ask, apiBase, exchanges };
}

test('watchedFetch: the time limit comes although Node collects garbage all the while', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage !== 'function') throw new Error('Node gives no way to collect garbage');
  const { ask, apiBase, exchanges } = await watched(400);
  const collecting = setInterval(() => void Reflect.apply(collectGarbage, undefined, []), 20);
  try {
    await expect(ask(`${apiBase}/market/currency`)).rejects.toThrow('no answer within 0.4 s');
  } finally {
    clearInterval(collecting);
  }
  expect(exchanges).toEqual([
    {
      operation: 'GET /market/currency',
      isOfVisitor: true,
      status: 0,
      body: '',
      failure: 'no answer within 0.4 s',
    },
  ]);
});

test('watchedFetch: the caller may abort before the time limit', async () => {
  const { ask, apiBase, exchanges } = await watched(60_000);
  const caller = new AbortController();
  const asked = ask(`${apiBase}/market/currency`, { signal: caller.signal });
  await vi.waitFor(async () => expect(await connections()).toBe(1));
  caller.abort();
  await expect(asked).rejects.toThrow('aborted');
  expect(exchanges[0]?.failure).toBe('the connection failed');
});

const connections = (): Promise<number> => new Promise((done) => silent.getConnections((_error, count) => done(count)));
