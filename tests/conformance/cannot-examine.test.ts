import { spawn } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { builtProgram } from '../support/built-program.ts';
import { startCrookedServer } from '../support/crooked-server.ts';
import { conformanceCommand, type Outcome } from './command.ts';
import { readWishes } from './read-wishes.ts';

const password = 'a-password-of-nobody';
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Runs the command as a person does. */
async function inShell(...words: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [await builtProgram('scripts/conformance.ts'), ...words]);
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return new Promise((done) => child.on('close', (code) => done({ code, output })));
}
const command = (...words: readonly string[]): Promise<Outcome> => conformanceCommand(words, {});

async function serverThat(answers: RequestListener): Promise<string> {
  const server: Server = createServer(answers);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
}

const credentials = ['--user', 'demo@tandem.test', '--password', password];

test('conformance: a server that is not there', { timeout: 60_000 }, async () => {
  const url = await serverThat(() => undefined);
  for (const stop of stops.splice(0)) await stop();
  const { code, output } = await inShell('--url', url, ...credentials);
  expect(output.trim()).toBe(`${url} cannot be reached: ECONNREFUSED`);
  expect(code).toBe(2);
});

test('conformance: a server that never answers', { timeout: 60_000 }, async () => {
  const url = await serverThat(() => undefined);
  const { code, output } = await command('--url', url, '--timeout', '1', ...credentials);
  expect(output.trim()).toBe(`${url} cannot be reached: no answer within 1 s`);
  expect(code).toBe(2);
});

test('conformance: web pages instead of the API', { timeout: 60_000 }, async () => {
  const url = await serverThat((_request, response) => response.end('<!doctype html><title>Welcome</title>'));
  const { code, output } = await command('--url', url, ...credentials);
  expect(output.trim()).toBe(`${url}/api answers web pages (HTML), HTTP 200: is this the address of the server?`);
  expect(code).toBe(2);
});

test('conformance: a wrong password', { timeout: 60_000 }, async () => {
  const running = await startCrookedServer();
  stops.push(() => running.stop());
  const { code, output } = await command('--url', running.address, ...credentials);
  expect(output).toMatch(/^the server refuses the sign-in: \w+/m);
  expect(output).not.toContain(password);
  expect(code).toBe(2);
});

test('conformance: a refusal that repeats the password', { timeout: 60_000 }, async () => {
  const url = await serverThat((_request, response) =>
    response.end(JSON.stringify({ type: 'error', message: `no ${password}` })),
  );
  const { code, output } = await command('--url', url, ...credentials);
  expect(output).toBe('the server refuses the sign-in: no (secret)');
  expect(code).toBe(2);
});

test('conformance: no password is told with how to give one', { timeout: 60_000 }, async () => {
  const { code, output } = await command('--url', 'http://127.0.0.1:1', '--user', 'somebody');
  expect(output).toMatch(/^--password is missing\nnpm run conformance/m);
  expect(code).toBe(2);
});

const asked = (...words: readonly string[]): string =>
  readWishes(['--url', 'http://a.test', ...credentials, ...words], {}).writeTo;

test('readWishes: writing goes to practice money unless real money is named', () => {
  expect(asked()).toBe('nothing');
  expect([asked('--write'), asked('--write', '--json', 'a.json'), asked('--write=simulated')]).toEqual(
    Array.from({ length: 3 }, () => 'simulated'),
  );
  expect([asked('--write=live'), asked('--write', 'live')]).toEqual(['live', 'live']);
  expect(() => asked('--write=all')).toThrow('--write is simulated or live');
});

test('readWishes: an address may stand alone', () => {
  const urlIn = (...words: readonly string[]): string => readWishes([...words, ...credentials], {}).url;
  expect(urlIn('http://a.test/api')).toBe('http://a.test/api');
  expect(urlIn('--write', 'http://a.test')).toBe('http://a.test');
  for (const words of [['http://a.test', 'http://b.test'], ['http://a.test', '--url', 'http://b.test'], ['a.test']])
    expect(() => urlIn(...words)).toThrow('a word stands without its option');
});

test('readWishes: no complaint repeats the password', () => {
  const complaint = (words: readonly string[]): string => {
    try {
      readWishes(words, {});
      return '';
    } catch (error) {
      return String(error);
    }
  };
  for (const words of [
    ['--url', 'http://a.test', '--user', 'a', '--pasword', password],
    ['--url', `http://a:${password}@a.test`, ...credentials],
    [password, '--url', 'http://a.test'],
  ]) {
    expect(complaint(words)).not.toBe('');
    expect(complaint(words)).not.toContain(password);
  }
  const fromEnvironment = readWishes(['--url', 'http://a.test', '--user', 'a'], { TANDEM_PASSWORD: password });
  expect(fromEnvironment.password).toBe(password);
});
