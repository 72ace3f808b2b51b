// An hour of trading in a real browser, sixty times as fast as the clock: forty pairs stream, a hundred positions are
// marked, options of a minute are opened and settled. Tells how the memory of both pages went, how long their longest task
// was, and judges that every option of every pair was settled, on the server and on the page, that no position was lost and that the price kept moving.
// An empty page beside them does the same sum four times a second: how much
// longer that takes now and then is what other programs of the machine did, not the pages.
// `npm run build:live && npm run soak:trading -- [--minutes 60]`
import { webcrypto } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { EngineServer } from '../../src/adapters/mock/doors/server/engine-server.ts';
import { startNodeServer } from '../../src/adapters/mock/doors/node/node-server.ts';
import { createEngine } from '../../src/adapters/mock/engine/engine.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';
import { EnginePresenter } from '../../src/adapters/mock/presenter/engine-presenter.ts';
import { SystemClock } from '../../src/adapters/wire/platform/system-clock.ts';
import { amount } from '../../src/core/money/amount.ts';
import { open, person, signIn } from '../journeys/support/pages.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const minutes = Number.parseInt(values.minutes, 10);
/** Until everything is loaded, compiled and kept that will be. */
const warmUpMinutes = Math.max(1, Math.ceil(minutes / 6));
const positions = 100;
const onShownPair = 75;
const stake = amount('10');
const optionEveryMs = 5000;
const minuteMs = 60_000;
const longTaskMs = 200;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** Long tasks since the last question, ms. */
const takeLongTasks = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { longTasks } = globalThis as { longTasks?: number[] };
    return longTasks?.splice(0) ?? [];
  });

const watchLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const longTasks: number[] = [];
    Object.assign(globalThis, { longTasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });

/** Counts how often the price in the title changes: a page that stands still has no long tasks either. */
const watchTitle = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const seen = { titles: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      seen.titles += 1;
    }).observe(document.head, { subtree: true, childList: true, characterData: true });
  });

/** Since the last question. */
const takeTitles = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { seen = { titles: 0 } } = globalThis as { seen?: { titles: number } };
    const { titles } = seen;
    seen.titles = 0;
    return titles;
  });

/** Does a sum of some 5 ms four times a second, and keeps how long each one took. */
const startControl = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const sums: number[] = [];
    Object.assign(globalThis, { sums });
    const count = 300_000;
    setInterval(() => {
      const start = performance.now();
      let sum = 0;
      for (let turn = 0; turn < count; turn += 1) sum += Math.sqrt(turn + (sum % 7));
      if (sum > 0) sums.push(performance.now() - start);
    }, 250);
  });

/** Since the last question, ms: the usual and the longest sum of the empty page. */
const takeControl = (page: Page): Promise<{ readonly usual: number; readonly longest: number }> =>
  page.evaluate(() => {
    const { sums = [] } = globalThis as { sums?: number[] };
    const taken = sums.splice(0).toSorted((left, right) => left - right);
    return { usual: taken[Math.floor(taken.length / 2)] ?? 0, longest: taken.at(-1) ?? 0 };
  });

async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1024 / 1024;
}

/** One reading after a collection is up to a tenth beside the next: what the warm-up left is the middle one of the first few. */
const readingsOfStart = 5;
const startOf = (sizes: readonly number[]): number =>
  sizes.slice(0, readingsOfStart).toSorted((left, right) => left - right)[
    Math.floor(Math.min(readingsOfStart, sizes.length) / 2)
  ] ?? 1;
/** By how many percent of what the warm-up left the largest is above it. */
const growthOf = (sizes: readonly number[]): number => (Math.max(...sizes) / startOf(sizes) - 1) * 100;
const inMegabytes = (heaps: readonly number[]): string => heaps.map((heap) => heap.toFixed(1)).join(' and ');

const random = (length: number): Uint8Array => webcrypto.getRandomValues(new Uint8Array(length));
const clock = new SystemClock();
const engine = await createEngine({ seed: 20_260_101, clock, storage: new MemoryStorage(), random });
const server = new EngineServer({ engine, clock, random });
const presenter = new EnginePresenter(server);
const node = await startNodeServer({ server, port: 0, host: '127.0.0.1' });
const site = await serve({ folder: 'dist/live', port: 0, server: `http://127.0.0.1:${node.port}` });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(executablePath === undefined ? {} : { executablePath }),
});

const trader = { persona: 'lv2', account: 'live' } as const;
await presenter.topUp({
  identifier: person.identifier,
  account: 'live',
  wallet: 'contracts',
  currency: 'USDT',
  amount: amount('1000000'),
});
await presenter.topUp({ identifier: person.identifier, account: 'live', currency: 'USDT', amount: amount('1000000') });
const shown = 'BTC/USDT';
const symbols = [shown, 'ETH/USDT', 'SOL/USDT', 'LTC/USDT', 'XRP/USDT'];
for (let count = 0; count < positions; count += 1) {
  const direction = count % 2 === 0 ? 'long' : 'short';
  // Most of them on the pair of the trade screen, which draws a card for each.
  const symbol = count < onShownPair ? shown : (symbols[count % symbols.length] ?? shown);
  await engine.control.openContract({ ...trader, symbol, direction, lots: 1, leverage: 5 });
}

const expectedOnPair = onShownPair + (positions - onShownPair) / symbols.length;

const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
// Two tabs of one person: that of the options is opened first and lies behind, where the browser gives it less time.
const optionsPage = await context.newPage();
await watchLongTasks(optionsPage);
await signIn(optionsPage, site);
// The options of all pairs, not of one alone.
await open(optionsPage, site, '/pages/transaction/seconds_order');
const desk = await context.newPage();
await watchLongTasks(desk);
await open(desk, site, '/pages/transaction/contract?symbol=BTC/USDT');
await watchTitle(desk);
// A window of its own, so that it does not lie in front of them.
const control = await (await browser.newContext()).newPage();
await startControl(control);
await presenter.setSpeed({ speed: 60 });

const token = await optionsPage.evaluate(() => localStorage.getItem('tandem.network.token') ?? '');
/** How many rows of a list the backend has for this person. */
async function totalOf(path: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const isPost = path.startsWith('/lever/');
  const text = new URLSearchParams(fields).toString();
  const response = await fetch(`${site.address}/api${path}${isPost ? '' : `?${text}`}`, {
    headers: { Authorization: token, 'Content-Type': 'application/x-www-form-urlencoded' },
    ...(isPost ? { method: 'POST', body: text } : {}),
  });
  const found = /"total":(\d+)/.exec(await response.text());
  if (found === null) throw new Error(`the backend tells no total of ${path}`);
  return Number(found[1]);
}
const optionsPath = '/microtrade/lists';
const settledStatus = '3';
const settledBefore = await totalOf(optionsPath, { status: settledStatus, limit: '1' });

const heaps: { readonly desk: number; readonly options: number }[] = [];
const tooLong: number[] = [];
let opened = 0;
let fewestTitles = Number.POSITIVE_INFINITY;
for (let minute = 1; minute <= minutes; minute += 1) {
  const end = performance.now() + minuteMs;
  while (performance.now() < end) {
    const symbol = symbols[opened % symbols.length] ?? shown;
    await engine.control.placeOption({ ...trader, symbol, direction: 'up', seconds: 60, stake });
    opened += 1;
    await pause(optionEveryMs);
  }
  // Delays behind the visible page do not count: the person does not notice them.
  const tasks = await takeLongTasks(desk);
  const titles = await takeTitles(desk);
  const { usual, longest } = await takeControl(control);
  const heap = { desk: await heapOf(desk), options: await heapOf(optionsPage) };
  // Collecting the garbage on demand is a long task of its own, and none of the pages'.
  await takeLongTasks(desk);
  await takeLongTasks(optionsPage);
  say(
    `minute ${minute}: heaps ${inMegabytes(Object.values(heap))} MB, ${tasks.length} tasks over 50 ms, the longest ${Math.max(0, ...tasks).toFixed(0)} ms; ` +
      `the price in the title changed ${titles} times; a sum of ${usual.toFixed(0)} ms took up to ${longest.toFixed(0)} ms; ${opened} options`,
  );
  if (minute <= warmUpMinutes) continue;
  heaps.push(heap);
  fewestTitles = Math.min(fewestTitles, titles);
  tooLong.push(...tasks.filter((duration) => duration > longTaskMs));
}

// Long after the last of them is due, and long enough for a page behind to hear of it.
await pause(3 * optionEveryMs);
const settled = (await totalOf(optionsPath, { status: settledStatus, limit: '1' })) - settledBefore;
const heldOnPair = await totalOf('/lever/my_trade', { status: '1', currency_id: '1', legal_id: '3', limit: '1' });
// One that counts down is a timer; one that is overdue says so instead.
const rows = optionsPage.getByRole('region', { name: 'Timed options' }).getByRole('listitem');
const left = rows.filter({ has: optionsPage.locator('[role="timer"], [role="status"]') });
const running = await left.count();
const cards = await desk.getByRole('button', { name: /^Close .*BTC\/USDT/ }).count();
const growths = [growthOf(heaps.map((heap) => heap.desk)), growthOf(heaps.map((heap) => heap.options))];
say(`${opened} options opened over ${symbols.length} pairs; the backend settled ${settled}`);
say(`on the page of all options ${running} still run or wait for their result`);
say(`the trade screen shows ${cards} positions; the backend holds ${heldOnPair}; ${expectedOnPair} were opened`);
say(
  `heaps at most ${growths.map((growth) => growth.toFixed(1)).join(' and ')} % over those after ${warmUpMinutes} min of warm-up`,
);
say(
  `tasks over ${longTaskMs} ms: ${tooLong.length}${tooLong.length === 0 ? '' : `, the longest ${Math.max(...tooLong).toFixed(0)} ms`}`,
);
const failures = [
  ...(settled === opened ? [] : ['an option was not settled']),
  ...(running === 0 ? [] : ['the page missed a settlement']),
  ...(heldOnPair === expectedOnPair && cards === heldOnPair ? [] : ['positions are missing']),
  ...(fewestTitles < 10 ? ['the trade screen stood still'] : []),
  ...(Math.max(...growths) > 10 ? ['memory grows'] : []),
  ...(tooLong.length > 0 ? ['a task took too long'] : []),
];
say(failures.length === 0 ? 'passed' : `failed: ${failures.join(', ')}`);
if (failures.length > 0) process.exitCode = 1;
await browser.close();
site.close();
await node.close();
await engine.close();
