import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../src/core/errors/app-error.ts';
import { checkHost, findingsOf, readHeaders } from './policy-check.ts';
import { headerRules, headersFor, hosts, type HeaderRule } from './policy-headers.ts';
import { serve } from './serve.mjs';

const file = {
  apiBase: 'https://api.example.com/v1',
  fileHost: 'https://files.example.com',
  pictureHosts: ['https://img.example.com'],
  ratesUrl: 'https://rates.example.com/rates.json',
  realtime: { url: 'https://push.example.com/stream' },
};

function ruleOf(what: HeaderRule['what'], config: unknown = file): HeaderRule {
  const rule = headerRules(config).find((one) => one.what === what);
  if (rule === undefined) throw new Error(`no headers of ${what}`);
  return rule;
}
const policyOf = (config: unknown): string => ruleOf('page', config).headers['Content-Security-Policy'] ?? '';
const part = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((line) => line.startsWith(`${name} `));

describe('headerRules', () => {
  test('R10 headerRules: the page speaks to the hosts of config.json, shows pictures of theirs, and frames nothing', () => {
    const policy = policyOf(file);
    expect(part(policy, 'connect-src')).toBe(
      "connect-src 'self' https://api.example.com https://rates.example.com https://push.example.com wss://push.example.com",
    );
    expect(part(policyOf({ observability: 'https://collector.example.com/otlp' }), 'connect-src')).toBe(
      "connect-src 'self' https://collector.example.com",
    );
    const pictures = "'self' https://files.example.com https://img.example.com data: blob:";
    expect([part(policy, 'img-src'), part(policy, 'media-src')]).toEqual([
      `img-src ${pictures}`,
      `media-src ${pictures}`,
    ]);
    expect(part(policy, 'frame-src')).toBe("frame-src 'none'");
    expect(part(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  });

  test.each([file, {}])('R10 headerRules: of %j no whole scheme is left, and no host besides', (config) => {
    const policy = policyOf(config);
    expect(policy).not.toMatch(/(?:https?|wss?):(?:\s|;|$)/);
    expect(policy).not.toMatch(/\*|unsafe/);
    const named = new Set([...policy.matchAll(/:\/\/([\w.]+)/g)].map(([, host]) => host));
    expect(named.size).toBe(config === file ? 5 : 0);
  });

  test('R10 headerRules: names stay a year, the page and its worker are asked for each time', () => {
    const cached = Object.fromEntries(headerRules(file).map(({ path, headers }) => [path, headers['Cache-Control']]));
    expect(cached).toEqual({
      '/': undefined,
      '/index.html': 'no-cache',
      '/service-worker.js': 'no-cache',
      '/config.json': 'no-cache',
      '/assets/': 'public, max-age=31536000, immutable',
    });
  });

  test('R10 headerRules: a configuration that the page would refuse is refused, by the name of the field', () => {
    expect(() => headerRules({ apiBase: '//elsewhere.example' })).toThrow(AppError);
    expect(() => headerRules({ pictureHosts: ['https:'] })).toThrow('config.json: pictureHosts.0: ');
  });
});

describe('headersFor', () => {
  test.each(hosts)('R10 headersFor: %s is told every header of every file', (host) => {
    const text = headersFor(host, headerRules(file));
    // Where several lines of one file are added up, none can stand for all others.
    const said = headerRules(file).filter(({ what }) => host !== 'cdn' || what !== 'anything else');
    for (const { headers } of said)
      for (const [name, value] of Object.entries(headers)) {
        expect(text).toContain(name);
        expect(text).toContain(value);
      }
    for (const path of ['/index.html', '/service-worker.js', '/config.json', '/assets/']) expect(text).toContain(path);
  });

  test('R10 headersFor: no file falls under two paths of a _headers file, which would join its values', () => {
    const paths = headersFor('cdn', headerRules(file))
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(paths).toEqual(['/', '/index.html', '/service-worker.js', '/config.json', '/assets/*']);
  });

  test('R10 headersFor: a file that is missing is not kept for a year', () => {
    const text = headersFor('nginx', headerRules(file));
    expect(text).toMatch(/add_header Cache-Control "[^"]*";/);
    expect(text).not.toMatch(/Cache-Control "[^"]*" always/);
  });
});

const sentBy = (changes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...ruleOf('page').headers, ...changes }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
const withPolicy = (change: (policy: string) => string): Record<string, string> =>
  sentBy({ 'Content-Security-Policy': change(policyOf(file)) });

describe('findingsOf', () => {
  test('R10 findingsOf: of what the command prints nothing is missing and nothing wider, in capitals or not', () => {
    expect(findingsOf(ruleOf('page'), sentBy({}))).toEqual([]);
    const text = Object.entries(sentBy({})).map(([name, value]) => `${name.toUpperCase()}: ${value}`);
    expect(findingsOf(ruleOf('page'), readHeaders(['HTTP/2 200', ...text, ''].join('\r\n')))).toEqual([]);
  });

  test.each(Object.keys(ruleOf('page').headers))('R10 findingsOf: %s that is missing is said', (name) => {
    expect(findingsOf(ruleOf('page'), sentBy({ [name]: undefined }))).toEqual([`page: ${name} is missing`]);
  });

  test.each<[string, (policy: string) => string, string]>([
    [
      'a scheme',
      (all) => all.replace(/connect-src [^;]*/, "connect-src 'self' https: wss:"),
      'connect-src is wider: https: wss:',
    ],
    [
      'any subdomain',
      (all) => all.replace('https://api.', 'https://*.'),
      'connect-src is wider: https://*.example.com',
    ],
    ['another host', (all) => all.replace('img-src', 'img-src https://x.test'), 'img-src is wider: https://x.test'],
    [
      'inline scripts',
      (all) => all.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      "script-src is wider: 'unsafe-inline'",
    ],
    ['frames', (all) => all.replace("frame-src 'none'", 'frame-src https:'), 'frame-src is wider: https:'],
    [
      'being framed',
      (all) => all.replace("; frame-ancestors 'none'", ''),
      'frame-ancestors is missing: nothing limits it',
    ],
    [
      'text as HTML',
      (all) => all.replace("require-trusted-types-for 'script'; ", ''),
      'require-trusted-types-for is missing: nothing limits it',
    ],
    [
      'any policy',
      (all) => all.replace('trusted-types tandem-worker', 'trusted-types tandem-worker *'),
      'trusted-types is wider: *',
    ],
    [
      'too little',
      (all) => all.replace(' wss://push.example.com', ''),
      'connect-src lacks wss://push.example.com: the page needs it',
    ],
  ])('R10 findingsOf: a policy that allows %s is told', (_what, change, finding) => {
    expect(findingsOf(ruleOf('page'), withPolicy(change))).toEqual([`page: Content-Security-Policy: ${finding}`]);
  });

  test('R10 findingsOf: a path of a host is narrower, and a default stands for what is not said', () => {
    expect(
      findingsOf(
        ruleOf('page'),
        withPolicy((all) => all.replace('https://api.example.com', 'https://api.example.com/v1/')),
      ),
    ).toEqual([]);
    expect(
      findingsOf(
        ruleOf('page'),
        withPolicy((all) => all.replace("style-src 'self'; ", '')),
      ),
    ).toEqual([]);
  });

  test('R10 findingsOf: of two policies both hold', () => {
    expect(
      findingsOf(
        ruleOf('page'),
        withPolicy((all) => `default-src https: data: blob: wss: 'self', ${all}`),
      ),
    ).toEqual([]);
    expect(
      findingsOf(
        ruleOf('page'),
        withPolicy((all) => `connect-src 'self', ${all}`),
      ),
    ).toHaveLength(4);
  });

  test.each([
    ['Permissions-Policy', 'camera=*', 'camera is wider: *'],
    ['Strict-Transport-Security', 'max-age=60', 'is max-age=60: shorter than half a year; send max-age=31536000'],
    ['Referrer-Policy', 'unsafe-url', 'is wider: unsafe-url; send same-origin'],
    ['Cache-Control', 'max-age=3600', 'is max-age=3600: an old file would stay; send no-cache'],
    ['X-Content-Type-Options', 'off', 'is off; send nosniff'],
  ])('R10 findingsOf: %s: %s', (name, value, finding) => {
    expect(findingsOf(ruleOf('page'), sentBy({ [name]: value }))).toContain(`page: ${name}: ${finding}`);
  });
});

describe('checkHost', () => {
  const closings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0)) await close();
  });

  async function host(config: object): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'tandem-policy-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<script type="module" src="./assets/index-a1b2c3d4.js"></script>');
    await writeFile(join(folder, 'assets', 'index-a1b2c3d4.js'), '');
    await writeFile(join(folder, 'service-worker.js'), '');
    await writeFile(join(folder, 'config.json'), JSON.stringify(config));
    const site = await serve({ folder, port: 0 });
    closings.push(async () => {
      site.close();
      await rm(folder, { recursive: true });
    });
    return site.address;
  }

  test.each([file, {}])(
    'R10 checkHost: the server of this program sends what the command prints for %j',
    async (config) => {
      expect(await checkHost(await host(config), headerRules(config), fetch)).toEqual([]);
    },
  );

  test('R10 checkHost: a host whose failures are not fenced is told', async () => {
    const address = await host({});
    const bare = (async (input: URL, init?: RequestInit) =>
      input.pathname === '/no-such-file' ? new Response('', { status: 404 }) : fetch(input, init)) as typeof fetch;
    expect(await checkHost(address, headerRules({}), bare)).toContain(
      'anything else: Content-Security-Policy is missing',
    );
  });

  test('R10 checkHost: a host that was set up for another configuration, or has no worker, is told', async () => {
    const address = await host({});
    expect(await checkHost(address, headerRules({ apiBase: 'https://api.example.com' }), fetch)).toEqual([
      'page: Content-Security-Policy: connect-src lacks https://api.example.com: the page needs it',
    ]);
    const noWorker = (async (input: URL, init?: RequestInit) =>
      input.pathname === '/service-worker.js' ? new Response('', { status: 404 }) : fetch(input, init)) as typeof fetch;
    expect(await checkHost(address, headerRules({}), noWorker)).toEqual([
      'service worker: HTTP 404 for ./service-worker.js',
    ]);
  });
});
