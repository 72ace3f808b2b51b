import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { requestRules } from '../../src/adapters/mock/engine/kernel/requests/request-rules.gen.ts';
import type { FieldRule } from '../../src/adapters/mock/engine/kernel/requests/request-rule.ts';
import { sampleJpeg } from './sample-pictures.ts';
import { foreignSamples } from './foreign-samples.ts';
import type { Draws } from './random-wishes.ts';

/** A call of a door, and the operation of the engine whose fields it takes. */
export interface FuzzedCall {
  readonly operation: string;
  readonly like: string;
}

/** A request as it goes over the line. Of one whose frame is broken the server may end the connection without a word. */
export interface Exchange {
  readonly operation: string;
  readonly bytes: Buffer;
  readonly isFramed: boolean;
}

const samples = new Map(Object.entries(foreignSamples));
const longest = 5000;
const odd: readonly ((draws: Draws) => string)[] = [
  () => '',
  () => '\u0000',
  () => `a\u0000b`,
  (draws) => '9'.repeat(1 + draws.below(longest)),
  (draws) => `0.${'0'.repeat(draws.below(400))}1`,
  (draws) => `-${draws.below(1000)}`,
  (draws) => String(draws.below(2_000_000)),
  (draws) => draws.of(['1e400', '1e-400', 'NaN', 'Infinity', '-0', '0x10', '1,5', '１２', '+1', '1.', '.1', '00012']),
  (draws) =>
    draws.of(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '[object Object]', 'null', 'undefined']),
  (draws) => draws.of(['true', '[]', '{}', '../../etc/passwd', '/upload/../x', "' OR 1=1 --", '${7*7}', '%00', '%ff']),
  (draws) => draws.of(['BTC/USDT', 'USDT', '1', '2', '3', '1001', 'bank/HDFC Bank', 'trc20', 'India']),
  (draws) => '<'.repeat(1 + draws.below(longest)),
  (draws) => 'я'.repeat(1 + draws.below(longest)),
  () => '\ud800',
  (draws) => draws.of(naughtyStrings),
];

/** Mostly what fits, so that calls get beyond the check of their fields. */
function valueFor(name: string, { values = [], kind }: Partial<FieldRule>, draws: Draws): string {
  const usual = values.length === 0 ? samples.get(name) : draws.of(values);
  if (draws.below(3) > 0) return usual ?? (kind === 'integer' ? String(1 + draws.below(5)) : String(draws.below(200)));
  return draws.of(odd)(draws);
}

function fieldsOf(operation: string, draws: Draws): readonly (readonly [string, string])[] {
  const rules = requestRules[operation]?.fields ?? {};
  const ruleOf = (name: string): Partial<FieldRule> => (Object.hasOwn(rules, name) ? rules[name] : undefined) ?? {};
  const names = Object.keys(rules).filter(() => draws.below(12) > 0);
  const more =
    draws.below(4) === 0 ? [draws.of(['__proto__', 'id', 'user', 'lang', 'at', 'status', 'constructor'])] : [];
  return [...names, ...more].map((name) => [name, valueFor(name, ruleOf(name), draws)] as const);
}

const deep = (draws: Draws): string => {
  const depth = 1 + draws.below(20_000);
  return `${draws.of(['[', '{"a":']).repeat(depth)}1`;
};

interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

type Fields = readonly (readonly [string, string])[];

/** Half a character, which no address can carry, becomes a sign of it. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const form = (fields: Fields): string =>
  fields.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(value))}`).join('&');

function multipart(fields: Fields, draws: Draws): Body {
  const boundary = draws.of(['x', '----WebKit7', 'b'.repeat(1000), '"', '']);
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const type = draws.of(['image/jpeg', 'image/png', 'text/html', 'x', '']);
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a\u0000.jpg"\r\nContent-Type: ${type}\r\n\r\n`;
  const end = `\r\n--${boundary}--\r\n`;
  const whole = Buffer.concat([Buffer.from(parts.join('') + file), Buffer.from(sampleJpeg), Buffer.from(end)]);
  const told = draws.of([
    `; boundary=${boundary}`,
    `; boundary=${boundary}`,
    `; boundary=${boundary}`,
    '; boundary=other',
    '',
    ';;;=',
  ]);
  const cut = draws.below(3) === 0 ? whole.subarray(0, draws.below(whole.length)) : whole;
  return { type: `multipart/form-data${told}`, bytes: cut };
}

function bodyOf(fields: Fields, draws: Draws): Body {
  const plain = 'application/x-www-form-urlencoded';
  const json = 'application/json';
  const kinds: readonly (() => Body)[] = [
    () => ({ type: plain, bytes: Buffer.from(form(fields)) }),
    () => ({ type: plain, bytes: Buffer.from(form(fields)) }),
    () => ({ type: plain, bytes: Buffer.from(form(fields)) }),
    () => ({ type: json, bytes: Buffer.from(JSON.stringify(Object.fromEntries(fields))) }),
    () => ({
      type: json,
      bytes: Buffer.from(
        JSON.stringify(
          Object.fromEntries(fields.map(([name], at) => [name, at % 2 ? { x: [name] } : 10 ** (at * 40)])),
        ),
      ),
    }),
    () => ({ type: json, bytes: Buffer.from(deep(draws)) }),
    () => ({
      type: json,
      bytes: Buffer.from(draws.of(['', '[]', '1', 'null', '"x"', '{', '{"a":}', `{"page":${'1'.repeat(longest)}}`])),
    }),
    () => multipart(fields, draws),
    () => ({ type: draws.of([plain, json]), bytes: Buffer.from(form(fields), 'utf16le') }),
    () => ({ type: `${plain}; charset=utf-16`, bytes: Buffer.from([0xff, 0xfe, 0x00, 0xc0, 0x80, 0x25, 0x66]) }),
    () => ({
      type: draws.of(['text/plain', 'application/xml', 'x', '', 'application/octet-stream']),
      bytes: Buffer.alloc(draws.below(longest), draws.below(256)),
    }),
    () => ({ type: plain, bytes: Buffer.from(`${form(fields)}&${'a=1&'.repeat(draws.below(longest))}`) }),
  ];
  return draws.of(kinds)();
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'];
const places: readonly ((path: string, draws: Draws) => string)[] = [
  (path) => `/api${path}/`,
  (path) => `/api/${path}`,
  (path) => `//api${path}`,
  (path) => `/api${path.toUpperCase()}`,
  (path) => `http://elsewhere.invalid/api${path}`,
  (path) => `http://[${path}`,
  (path) => `/api${path}%00`,
  (path) => `/api${path}?%E0%A4%A`,
  (path, draws) => `/api${path}?a=${'%41'.repeat(draws.below(longest))}`,
  (_path, draws) =>
    draws.of([
      '*',
      '//',
      '/',
      '/upload/x',
      '/upload/%2e%2e/x',
      '/api',
      '/__control/reset',
      '/socket.io/?EIO=4',
      '/socket.io/?EIO=9&transport=x&sid=1',
    ]),
];
const oddHeaders: readonly ((draws: Draws) => string)[] = [
  (draws) => `X-Long: ${'x'.repeat(draws.below(30_000))}`,
  (draws) => Array.from({ length: draws.below(1500) }, (_, at) => `X-${at}: 1`).join('\r\n') || 'X-0: 1',
  () => 'Authorization: __proto__',
  () => `Authorization: ${'0'.repeat(4000)}`,
  () => 'Content-Encoding: gzip',
  () => 'Accept-Encoding: gzip;q=0, *;q=0',
  () => 'Accept-Language: \u00ff\u00fe',
  () => 'X-Tandem-Address: 10.0.0.1',
  () => 'Origin: null',
  () => 'Cookie: server_session=zz; a=b; ;;',
  () => 'Expect: 100-continue',
  () => 'If-None-Match: *',
];
const brokenFrames: readonly ((head: string, draws: Draws) => string)[] = [
  (head) => head.replace('HTTP/1.1', 'HTTP/9.9'),
  (head) => head.replace('Host: x', 'Host x'),
  (head) => `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  (head) => `${head}Content-Length: -5\r\n\r\n`,
  (head) => `${head}Content-Length: 9\r\nContent-Length: 10\r\n\r\n123456789`,
  (head) => head.replace('\r\n', ' \u0000\r\n'),
  (head) => `CONNECT ${head}\r\n`,
  (head) => `${head}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  (_head, draws) => String.fromCharCode(...Array.from({ length: 200 }, () => draws.below(256))),
];

/** One request of a kind that no client sends, or of one that clients do. */
export function drawExchange(draws: Draws, { operation, like, token }: FuzzedCall & { token: string }): Exchange {
  const [verb = 'GET', path = ''] = operation.split(' ');
  const fields = fieldsOf(like, draws);
  const method = draws.below(12) === 0 ? draws.of(methods) : verb;
  const query = method === 'GET' || draws.below(10) === 0 ? `?${form(fields)}` : '';
  const place = draws.below(12) === 0 ? draws.of(places)(path, draws) : `/api${path}${query}`;
  const headers = ['Host: x', 'Connection: close', ...(draws.below(8) === 0 ? [draws.of(oddHeaders)(draws)] : [])];
  if (draws.below(10) > 0) headers.push(`Authorization: ${token}`);
  const head = `${method} ${place} HTTP/1.1\r\n${headers.join('\r\n')}\r\n`;
  if (draws.below(40) === 0)
    return {
      operation,
      bytes: Buffer.from(`${draws.of(brokenFrames)(head, draws)}\r\n\r\n`, 'latin1'),
      isFramed: false,
    };
  const isBare = method === 'GET' || method === 'HEAD';
  const body = isBare ? { type: '', bytes: Buffer.alloc(0) } : bodyOf(fields, draws);
  const about = isBare ? '' : `Content-Type: ${body.type}\r\nContent-Length: ${body.bytes.length}\r\n`;
  return {
    operation,
    bytes: Buffer.concat([Buffer.from(`${head}${about}\r\n`, 'latin1'), body.bytes]),
    isFramed: true,
  };
}
