import { spawn } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { builtProgram } from '../../support/built-program.ts';
import { startCrookedServer, type RunningCrookedServer } from '../../support/crooked-server.ts';
import { conformanceCommand } from '../command.ts';
import { readWishes } from '../read-wishes.ts';
import type { Wishes } from '../run-conformance.ts';
import type { Standing } from './drift.ts';
import { driftBetween, standingsOf } from './drift.ts';
import { readHistory, runsKept, withRun, writeHistory, type WatchedRun } from './history.ts';
import { statusOf, statusPage } from './status-page.ts';
import { serveStatus } from './status-server.ts';
import { Watch, type WatchState } from './watch.ts';

let running: RunningCrookedServer;
let folder: string;
beforeAll(async () => {
  running = await startCrookedServer();
});
afterAll(() => running.stop());
beforeEach(() => {
  running.server.become([]);
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const password = 'demo1234';
const wishes = (url: string): Wishes => ({
  url,
  socketUrl: url,
  user: 'demo@tandem.test',
  password,
  writeTo: 'nothing',
  timeoutMs: 10_000,
});

/** Runs as often as there are steps, each called before its run; answers the watch. */
async function watchedThrough(
  steps: readonly (() => unknown)[],
  historyFile?: string,
  url = running.address,
): Promise<{
  readonly state: WatchState;
  readonly runs: readonly WatchedRun[];
  /** How many listened for the stop at the end of each run. */
  readonly listening: readonly number[];
}> {
  const stop = new AbortController();
  const runs: WatchedRun[] = [];
  const listening: number[] = [];
  const onRun = (run: WatchedRun): void => {
    runs.push(run);
    listening.push(getEventListeners(stop.signal, 'abort').length);
    if (runs.length === steps.length) stop.abort();
    else steps[runs.length]?.();
  };
  const watch = new Watch(wishes(url), { everyMs: 10, historyFile, say: () => undefined, onRun });
  steps[0]?.();
  await watch.until(stop.signal);
  expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
  return { state: watch.state(), runs, listening };
}

const straight = (): void => running.server.become([]);
const changed = (run: WatchedRun | undefined): readonly string[] =>
  (run?.changes ?? []).map(({ operation, from, to }) => `${operation}: ${from} → ${to}`);
const patience = 120_000;

test(
  'a server that changes in between is seen to drift and to come back, and runs never overlap',
  { timeout: patience },
  async () => {
    const { runs, state, listening } = await watchedThrough([
      straight,
      () => running.server.become(['other state codes']),
      straight,
      straight,
    ]);
    expect(runs.map(changed)).toEqual([
      [],
      ['GET /coin/list: holds → differs'],
      ['GET /coin/list: differs → holds'],
      [],
    ]);
    expect(runs[1]?.changes[0]?.broke).toContainEqual(
      expect.stringMatching(/^field: message\[\*\]\.status: expected /),
    );
    expect(runs[2]?.changes[0]?.mended).toEqual(runs[1]?.changes[0]?.broke);
    const times = runs.map(({ at, tookMs }) => ({ from: Date.parse(at), to: Date.parse(at) + tookMs }));
    const overlapping = times.filter(({ from }, index) => from < (times[index - 1]?.to ?? 0));
    expect(overlapping).toEqual([]);
    expect(listening).toEqual([1, 1, 1, 1]);
    expect(statusOf(state)).toMatchObject({ failing: [], last: { counts: { differs: 0, missing: 0 } } });
  },
);

test('a restart keeps the history and compares with what it left', { timeout: patience }, async () => {
  const file = join(folder, 'history.json');
  await watchedThrough([straight], file);
  const { runs, state } = await watchedThrough([() => running.server.become(['has no loans'])], file);
  expect(changed(runs[0])).toContain('GET /getBorrowingList: holds → missing');
  expect(state.history.runs).toHaveLength(2);
  expect(readFileSync(file, 'utf8')).not.toContain(password);
});

test(
  'a server that is down is a row, and what comes after is compared with what was before',
  { timeout: patience },
  async () => {
    const own = await startCrookedServer();
    const file = join(folder, 'history.json');
    await watchedThrough([straight], file, own.address);
    await own.stop();
    const { runs, state } = await watchedThrough([straight, straight], file, own.address);
    expect(runs.map(({ failure }) => failure)).toEqual(
      Array.from({ length: 2 }, () => `${own.address} cannot be reached: ECONNREFUSED`),
    );
    expect(statusPage(state)).toContain('cannot be reached: ECONNREFUSED');
    expect(statusPage(state)).toMatch(/As of [\d-]+ [\d:]+ UTC: later checks had no result\./);
    expect(statusPage(state)).toMatch(/cannot be reached: ECONNREFUSED<\/td><td>—</);
    expect(Object.keys(state.history.standings).length).toBeGreaterThan(100);
  },
);

test('a watch asks nothing that could change anything', { timeout: patience }, async () => {
  const outcome = await conformanceCommand(
    ['--url', running.address, '--user', 'a', '--password', password, '--watch', '60', '--write'],
    {},
  );
  expect(outcome.code).toBe(2);
  expect(outcome.output).toMatch(/^--watch only reads: leave --write out/);
});

const standing = (part: Partial<Standing>): Standing => ({ verdict: 'holds', broken: [], held: ['a: reads'], ...part });
const row = {
  call: 'a',
  operation: 'GET /a',
  product: 'Spot',
  takenBy: undefined,
  findings: [],
  held: [],
  notTried: [],
};

test('what could not be seen is not said to be mended', () => {
  const before = { 'GET /a': standing({ verdict: 'differs', broken: ['field: b: expected text'], held: [] }) };
  const report = { rows: [{ ...row, verdict: 'no rows' as const }] };
  const now = standingsOf(report, before);
  expect(driftBetween(before, now)).toEqual([]);
});

test('a list that is empty for a while is no drift, and a promise that no longer holds is', () => {
  const held = { 'GET /a': standing({}) };
  expect(driftBetween(held, { 'GET /a': standing({ verdict: 'no rows' }) })).toEqual([]);
  const differs = { 'GET /a': standing({ verdict: 'differs', broken: ['promise: x: expected y'], held: [] }) };
  expect(driftBetween(held, differs)).toEqual([
    { operation: 'GET /a', from: 'holds', to: 'differs', broke: ['a: reads', 'promise: x: expected y'], mended: [] },
  ]);
});

const bad = '<img src=x onerror=alert(1)>&"';
const badRun: WatchedRun = {
  at: '2026-03-04T12:00:00.000Z',
  tookMs: 1,
  failure: `the server refuses the sign-in: ${bad}`,
  counts: {},
  realtime: bad,
  family: '',
  changes: [{ operation: bad, from: bad, to: bad, broke: [bad], mended: [bad] }],
};
const badState: WatchState = {
  history: {
    version: 1,
    server: 'https://exchange.test',
    runs: [badRun, { ...badRun, failure: '' }],
    standings: { [bad]: standing({ verdict: 'differs', broken: [bad] }) },
  },
  report: undefined,
  isRunning: false,
  everyMs: 60_000,
  nextAt: undefined,
};

test('the page shows what a server wrote as text, and needs no script', () => {
  const page = statusPage(badState);
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;');
  expect(page).not.toMatch(/<img|<script/);
});

test('the page, its figures and its headers', async () => {
  const status = await serveStatus({ port: 0, host: '127.0.0.1' }, () => badState);
  const page = await fetch(status.address);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const figures: unknown = await (await fetch(`${status.address}/status.json`)).json();
  expect(figures).toMatchObject({ server: 'https://exchange.test', everySeconds: 60, failing: [{ operation: bad }] });
  expect((await fetch(`${status.address}/report`)).status).toBe(404);
  expect((await fetch(status.address, { method: 'POST' })).status).toBe(405);
  const { port } = new URL(status.address);
  await expect(serveStatus({ port: Number(port), host: '127.0.0.1' }, () => badState)).rejects.toThrow('EADDRINUSE');
  await status.close();
});

test('the history is bounded, and another file is left as it is', () => {
  const file = join(folder, 'history.json');
  const empty = readHistory(file, 'https://exchange.test');
  const many = Array.from({ length: runsKept + 5 }, (_, index) => ({ ...badRun, tookMs: index }));
  const full = many.reduce((kept, run) => withRun(kept, run, {}), empty);
  writeHistory(file, full);
  const read = readHistory(file, 'https://exchange.test');
  expect([read.runs.length, read.runs[0]?.tookMs, read.runs.at(-1)?.tookMs]).toEqual([runsKept, 5, runsKept + 4]);
  expect(() => readHistory(file, 'https://other.test')).toThrow('is the history of https://exchange.test');
  writeFileSync(file, 'shopping list');
  expect(() => readHistory(file, 'https://exchange.test')).toThrow('is no history of this check');
  expect(readFileSync(file, 'utf8')).toBe('shopping list');
});

test('readWishes: a watch of this machine alone unless told', () => {
  const asked = (...words: readonly string[]): unknown =>
    readWishes(['--url', 'http://a.test', '--user', 'a', '--password', password, ...words], {}).watch;
  expect(asked()).toBeUndefined();
  expect(asked('--watch', '60')).toEqual({
    everyMs: 60_000,
    port: undefined,
    host: '127.0.0.1',
    historyFile: undefined,
  });
  expect(asked('--watch', '60', '--serve', '8090', '--host', '0.0.0.0', '--history', 'h.json')).toEqual({
    everyMs: 60_000,
    port: 8090,
    host: '0.0.0.0',
    historyFile: 'h.json',
  });
  expect(() => asked('--watch', '1')).toThrow('10 to 86400');
  expect(() => asked('--watch', '60', '--host', '::')).toThrow('--host needs --serve');
  expect(() => asked('--serve', '80')).toThrow('need --watch');
});

test('SIGTERM ends a watch cleanly', { timeout: patience }, async () => {
  const program = await builtProgram('scripts/conformance.ts');
  const words = ['--url', running.address, '--user', 'demo@tandem.test', '--password', password];
  const child = spawn(process.execPath, [program, ...words, '--watch', '60', '--serve', '0']);
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise((done) => child.on('close', done));
  await vi.waitFor(() => expect(output).toMatch(/holds, \d+ no rows/), { timeout: 60_000 });
  const address = /status page on (\S+)/.exec(output)?.[1] ?? '';
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(address)).text()).toContain(`Drift of ${running.address}`);
  expect(await (await fetch(`${address}/report`)).text()).toContain(`Conformance of ${running.address}`);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output).toContain('the watch has ended');
  expect(output).not.toContain(password);
});
