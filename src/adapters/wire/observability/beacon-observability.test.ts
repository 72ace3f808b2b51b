import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tries } from '../../../../tests/support/breadth.ts';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ObservedEvent } from '../../../core/platform/observability.ts';
import { BeaconObservability } from './beacon-observability.ts';

interface Received {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A collector that keeps what arrives, byte for byte. */
let received: Received[] = [];
const collector = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({ url: request.url, headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
    response.end('{}');
  });
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/otlp`;
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));
beforeEach(() => {
  received = [];
});

const program = { name: 'Volt Exchange', version: '0.8.0', build: 'AbCd1234' };
let now = Date.UTC(2026, 10, 27, 12);

/** What a page sends of these events, as the collector has it. */
async function sent(events: readonly ObservedEvent[]): Promise<readonly Received[]> {
  received = [];
  const posts: Promise<unknown>[] = [];
  const port = new BeaconObservability({
    address,
    program: () => program,
    now: () => now,
    send: (url, body) => {
      posts.push(fetch(url, { method: 'POST', body }));
      return true;
    },
  });
  events.forEach((event) => port.note(event));
  now += 1000;
  port.flush();
  port.flush();
  await Promise.all(posts);
  return received.toSorted((one, other) => (one.url ?? '').localeCompare(other.url ?? ''));
}

describe('BeaconObservability', () => {
  test('sends logs and metrics as OTLP in JSON, each once', async () => {
    const [logs, metrics, ...others] = await sent([
      {
        kind: 'error',
        what: 'uncaught',
        type: 'TypeError',
        place: 'TypeError: x\n at a (https://h/assets/start-Ab_d1234.js:1:42)',
      },
      {
        kind: 'error',
        what: 'uncaught',
        type: 'TypeError',
        place: 'TypeError: y\n at b (https://h/assets/start-Ab_d1234.js:1:42)',
      },
      { kind: 'request', outcome: 'placed' },
      { kind: 'request', outcome: 'placed' },
      { kind: 'unreadable', call: 'openSpotOrders', field: 'message.data[3].now_price' },
      { kind: 'vital', name: 'lcp', value: 1234.56 },
      { kind: 'vital', name: 'cls', value: 0.012345 },
    ]);
    expect(others).toEqual([]);
    expect([logs?.url, metrics?.url]).toEqual(['/otlp/v1/logs', '/otlp/v1/metrics']);
    expect([logs?.headers['content-type'], metrics?.headers['content-type']]).toEqual([
      'application/json',
      'application/json',
    ]);
    expect(JSON.parse(logs?.body ?? '')).toMatchObject({
      resourceLogs: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'Volt Exchange' } }, {}, {}] },
          scopeLogs: [
            {
              logRecords: [
                {
                  severityNumber: 17,
                  body: { stringValue: 'tandem.error.uncaught' },
                  attributes: [
                    { key: 'type', value: { stringValue: 'TypeError' } },
                    { key: 'place', value: { stringValue: 'start-Ab_d1234.js:1:42' } },
                    { key: 'count', value: { intValue: '2' } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    const { resourceMetrics } = JSON.parse(metrics?.body ?? '');
    const [{ scopeMetrics }] = resourceMetrics;
    expect(scopeMetrics[0].metrics).toMatchObject([
      { name: 'tandem.requests', sum: { aggregationTemporality: 1, isMonotonic: true, dataPoints: [{ asInt: '2' }] } },
      {
        name: 'tandem.answers.unreadable',
        sum: {
          dataPoints: [
            {
              attributes: [
                { value: { stringValue: 'openSpotOrders' } },
                { value: { stringValue: 'message.data.now_price' } },
              ],
            },
          ],
        },
      },
      { name: 'tandem.web.lcp', unit: 'ms', gauge: { dataPoints: [{ asDouble: 1235 }] } },
      { name: 'tandem.web.cls', unit: '1', gauge: { dataPoints: [{ asDouble: 0.0123 }] } },
    ]);
  });

  test('sends nothing without an event, and no more lines than a beacon can hold', async () => {
    expect(await sent([])).toEqual([]);
    const word = (index: number): string => String.fromCodePoint(97 + (index % 26), 97 + Math.floor(index / 26));
    const [metrics] = await sent(
      Array.from({ length: 500 }, (_, index) => ({ kind: 'unreadable', call: word(index), field: 'a' }) as const),
    );
    expect(metrics?.body.length).toBeLessThan(60_000);
    expect(metrics?.body.match(/asInt/g)).toHaveLength(60);
  });
});

const hex = fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef')), minLength: 32, maxLength: 40 });
const sum = fc.tuple(fc.integer({ min: 1000, max: 9_999_999 }), fc.integer({ min: 10, max: 99 }));
/** What must never reach a collector: tokens, names, addresses of people and of money, sums, passwords. */
const secret = fc.oneof(
  hex,
  fc.uuid(),
  hex.map((text) => `0x${text}`),
  hex.map((text) => `bc1q${text}`),
  hex.map((text) => `eyJhbGciOiJIUzI1NiJ9.${text}.sig`),
  fc.constantFrom('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'),
  fc.constantFrom('Ann Smith', 'José Álvarez', '王小明', 'Иван Петров', 'Smith', 'O’Brien-Jones'),
  fc.constantFrom('ann@example.test', 'ann.smith+1@mail.example.com', '+44 7700 900123', '13800138000'),
  fc.constantFrom('Passw0rd!', 'practice-7', 'correct horse battery'),
  sum.map(([whole, cents]) => `${whole}.${cents}`),
  sum.map(([whole, cents]) => `${whole.toLocaleString('en')}.${cents} USDT`),
);
const before = fc.constantFrom(
  '',
  'TypeError: ',
  'message.data[0].',
  'https://h/?token=',
  'at f (https://h/assets/',
  '"',
  '.',
  'x.y.',
);
const after = fc.constantFrom(
  '',
  '.price',
  ' is not valid JSON',
  '-Ab_d1234.js:1:2)',
  '.js:3:4',
  '[7].name',
  '"',
  '\n at g',
);
const around = fc.tuple(before, secret, after);

interface Fuzzed {
  readonly event: ObservedEvent;
  readonly secrets: readonly string[];
}
const fuzzed: fc.Arbitrary<Fuzzed> = fc
  .tuple(fc.constantFrom('uncaught', 'failed-start', 'unreadable'), around, around)
  .map(([kind, one, other]) => {
    const [text, words] = [one.join(''), other.join('')];
    const event: ObservedEvent =
      kind === 'unreadable'
        ? { kind, call: text, field: words }
        : { kind: 'error', what: kind === 'uncaught' ? kind : 'failed-start', type: text, place: words };
    return { event, secrets: [one[1], other[1]] };
  });

test('H20 no secret survives in fuzzed events, 100,000 in the walk, byte for byte at the collector', async () => {
  const runs = tries(2000, 100);
  const size = 50;
  for (const batch of fc.sample(fc.array(fuzzed, { minLength: size, maxLength: size }), { numRuns: runs, seed: 8 })) {
    const bodies = (await sent(batch.map(({ event }) => event))).map(({ body }) => body).join('\n');
    expect(bodies).not.toBe('');
    const survived = batch.flatMap(({ secrets }) => secrets.filter((one) => bodies.includes(one)));
    expect(survived).toEqual([]);
  }
});

test.each([
  ['AnnSmithError', ''],
  ['Error', 'Error: load https://h/assets/ann-smith-Passw0rd.js:1380013'],
  ['Error', 'Error: no\nfile /assets/ann-smith-Passw0rd.js'],
])('H20 a class of any name, and a file in the words of an error, are not sent: %s %s', async (type, place) => {
  const [logs] = await sent([{ kind: 'error', what: 'uncaught', type, place }]);
  expect(logs?.body).not.toMatch(/smith/i);
  expect(logs?.body).toContain('tandem.error.uncaught');
});

test('what is no secret does survive: the fence is not simply shut', async () => {
  const [metrics] = await sent([{ kind: 'unreadable', call: 'spotOrders', field: 'message[2].target_price' }]);
  expect(metrics?.body).toContain('message.target_price');
  const [logs] = await sent([
    {
      kind: 'error',
      what: 'failed-start',
      type: 'ReferenceError',
      place: 'at a (https://h/assets/trade-screen-Zz_9-aaa.js:10:7)',
    },
  ]);
  expect(logs?.body).toContain('ReferenceError');
  expect(logs?.body).toContain('trade-screen-Zz_9-aaa.js:10:7');
  for (const place of [
    'f@https://h/assets/trade-screen-Zz_9-aaa.js:10:7',
    '@https://h/assets/trade-screen-Zz_9-aaa.js:10:7',
    'TypeError: a\n    at async Promise.all (index 0)\n    at https://h/assets/trade-screen-Zz_9-aaa.js:10:7',
    'https://h/assets/trade-screen-Zz_9-aaa.js:10',
  ]) {
    const [told] = await sent([{ kind: 'error', what: 'uncaught', type: 'DOMException', place }]);
    expect(told?.body).toContain('trade-screen-Zz_9-aaa.js:10');
    expect(told?.body).toContain('DOMException');
  }
});
