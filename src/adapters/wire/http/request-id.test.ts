import { expect, test } from 'vitest';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import type { Operation } from '../../../core/platform/http-transport.ts';
import { BusyIndicator } from '../../../core/query/busy-indicator.ts';
import { MeasuredServerClock } from '../platform/measured-server-clock.ts';
import { SystemClock } from '../platform/system-clock.ts';
import { AxiosHttpTransport } from './axios-http-transport.ts';
import { identifiedRequests } from './request-id.ts';

const pageOrigin = 'https://trade.example.com';
const nothing = (): void => undefined;
const visitor = { token: undefined, userId: undefined, language: 'en' } as const;

/** A transport as the configuration makes it, and the ids that it has sent: null for none. */
function transportOf(file: object, headOf: (id: string | null) => Record<string, string> = () => ({})) {
  const ids: (string | null)[] = [];
  const clock = new SystemClock();
  const config = parseRuntimeConfig(file);
  const transport = new AxiosHttpTransport({
    apiBase: new URL(config.apiBase, pageOrigin).href,
    fileHost: '',
    fetch: async (input, init) => {
      const id = new Request(input, init).headers.get('idempotency-key');
      ids.push(id);
      return new Response('{"type":"ok","message":"done"}', { headers: headOf(id) });
    },
    session: {
      state: () => visitor,
      watch: () => nothing,
      signIn: nothing,
      identify: nothing,
      signOut: nothing,
      chooseLanguage: nothing,
    },
    identifies: identifiedRequests(config, pageOrigin),
    serverClock: new MeasuredServerClock(clock),
    busy: new BusyIndicator(clock),
    isOnline: () => true,
    elapsedMs: () => 0,
  });
  return { transport, ids };
}

const picture = new Blob(['x'], { type: 'image/png' });
const writes: readonly Operation[] = ['POST /coin/trade', 'PUT /coin/trade', 'DELETE /thing'];

test('R1 call: whatever writes carries an id of its own, quoted; what reads carries none', async () => {
  const { transport, ids } = transportOf({});
  await transport.call('GET /coin/list');
  for (const write of [...writes, ...writes]) await transport.call(write);
  await transport.upload('POST /upload', picture);
  const [ofRead, ...ofWrites] = ids;
  expect(ofRead).toBeNull();
  expect(ofWrites.every((id) => /^"\d+(?:-\d+){3}"$/.test(id ?? ''))).toBe(true);
  expect(new Set(ofWrites).size).toBe(7);
});

test('R1 call: the id of the caller is sent in place of one of its own', async () => {
  const { transport, ids } = transportOf({});
  await transport.call('POST /coin/trade', { amount: '1' }, 'tap-1');
  await transport.call('POST /coin/trade', { amount: '1' }, 'tap-1');
  expect(ids).toEqual(['"tap-1"', '"tap-1"']);
});

test.each([
  ['that a cache has kept', () => ({ Age: '12' })],
  ['that names another key', () => ({ 'Idempotency-Key': '"1-2-3-4"' })],
  ['that names another key, without quotes', () => ({ 'Idempotency-Key': '1-2-3-4' })],
])('R1 call: an "ok" %s is none to this write: its outcome is unknown, and it is sent once', async (_, headOf) => {
  const { transport, ids } = transportOf({}, headOf);
  for (const write of writes) await expect(transport.call(write)).rejects.toMatchObject({ kind: 'no-answer' });
  await expect(transport.upload('POST /upload', picture)).rejects.toMatchObject({ kind: 'no-answer' });
  expect(new Set(ids).size).toBe(4);
});

test.each([
  ['that no cache has kept', () => ({ Age: '0' })],
  ['whose age is no number', () => ({ Age: 'unknown' })],
  ['that names no key', () => ({ 'Idempotency-Key': '' })],
  ['that names its key', (id: string | null) => ({ 'Idempotency-Key': id ?? '' })],
  ['that names its key without quotes', (id: string | null) => ({ 'Idempotency-Key': (id ?? '').replaceAll('"', '') })],
])('R1 call: an "ok" %s is believed', async (_, headOf) => {
  const { transport } = transportOf({}, headOf);
  for (const write of writes) await expect(transport.call(write)).resolves.toBe('done');
});

test('R1 call: a list that a cache may keep for all is read, and a key that was not sent is none of ours', async () => {
  await expect(transportOf({}, () => ({ Age: '12' })).transport.call('GET /coin/list')).resolves.toBe('done');
  const elsewhere = transportOf({ requestIds: 'never' }, () => ({ 'Idempotency-Key': '"1"' }));
  await expect(elsewhere.transport.call('POST /coin/trade')).resolves.toBe('done');
});

const ownHost = { apiBase: '/api' };
const ownHostInFull = { apiBase: 'https://trade.example.com/api' };
const likeOwnHost = { apiBase: 'https://trade.example.com.evil.example/api' };
const otherHost = { apiBase: 'https://api.example.com/api' };

test.each([
  ['own host', ownHost, true, true],
  ['own host, named', ownHostInFull, true, true],
  ['own host', { ...ownHost, requestIds: 'always' }, true, true],
  ['own host', { ...ownHost, requestIds: 'never' }, false, false],
  ['another host, which may refuse every write that carries one', otherHost, false, false],
  ['another host whose name begins alike', likeOwnHost, false, false],
  ['another host', { ...otherHost, requestIds: 'always' }, true, false],
  ['another host', { ...otherHost, requestIds: 'never' }, false, false],
])('R1 requestIds: to the page’s %s, by %j, writes carry an id: %s, uploads: %s', async (_, file, write, upload) => {
  const { transport, ids } = transportOf(file);
  await transport.call('POST /coin/trade');
  await transport.upload('POST /upload', picture);
  expect(ids.map((id) => id !== null)).toEqual([write, upload]);
});

test('R1 requestIds: any other word is named as wrong', () => {
  expect(() => parseRuntimeConfig({ requestIds: 'yes' })).toThrow(
    'config.json: requestIds: must be same-origin, always or never',
  );
});
