// An hour of trading in a real browser, sixty times as fast as the clock: forty pairs stream, a hundred positions are
// marked, options of a minute are opened and settled. Tells how the page's memory went, how long its longest task was, and
// whether an option was left unsettled. `npm run build:live && npm run soak:trading -- [--minutes 60]`
import { webcrypto } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { EngineServer } from '../../src/adapters/mock/doors/engine-server.ts';
import { startNodeServer } from '../../src/adapters/mock/doors/node-server.ts';
import { createEngine } from '../../src/adapters/mock/engine/engine.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';
import { EnginePresenter } from '../../src/adapters/mock/presenter/engine-presenter.ts';
import { SystemClock } from '../../src/adapters/wire/platform/system-clock.ts';
import { amount } from '../../src/core/money/amount.ts';
import { open, OptionsPage, person, signIn } from '../journeys/support/pages.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const minutes = Number.parseInt(values.minutes, 10);
/** Until everything is loaded, compiled and kept that will be. */
const warmUpMinutes = Math.max(1, Math.ceil(minutes / 6));
const positions = 100;
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

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

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
  wallet: 'lever',
  currency: 'USDT',
  amount: amount('1000000'),
});
await presenter.topUp({ identifier: person.identifier, account: 'live', currency: 'USDT', amount: amount('1000000') });
const symbols = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'LTC/USDT', 'XRP/USDT'];
for (let count = 0; count < positions; count += 1) {
  const direction = count % 2 === 0 ? 'long' : 'short';
  const symbol = symbols[count % symbols.length] ?? 'BTC/USDT';
  await engine.control.openContract({ ...trader, symbol, direction, lots: 1, leverage: 5 });
}

const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
const desk = await context.newPage();
await watchLongTasks(desk);
await signIn(desk, site);
await open(desk, site, '/pages/transaction/contract?symbol=BTC/USDT');
const optionsPage = await context.newPage();
await watchLongTasks(optionsPage);
const options = new OptionsPage(optionsPage);
await options.open(site);
const devtools = await context.newCDPSession(desk);
await presenter.setSpeed({ speed: 60 });

const heaps: number[] = [];
const tooLong: number[] = [];
let opened = 0;
for (let minute = 1; minute <= minutes; minute += 1) {
  const end = performance.now() + minuteMs;
  while (performance.now() < end) {
    const symbol = symbols[opened % symbols.length] ?? 'BTC/USDT';
    await engine.control.placeOption({ ...trader, symbol, direction: 'up', seconds: 60, stake });
    opened += 1;
    await pause(optionEveryMs);
  }
  const tasks = [...(await takeLongTasks(desk)), ...(await takeLongTasks(optionsPage))];
  const longest = Math.max(0, ...tasks);
  const heap = await heapOf(devtools);
  say(`minute ${minute}: heap ${heap.toFixed(1)} MB, longest task ${longest.toFixed(0)} ms, ${opened} options`);
  if (minute <= warmUpMinutes) continue;
  heaps.push(heap);
  tooLong.push(...tasks.filter((duration) => duration > longTaskMs));
}

await pause(optionEveryMs);
const { pendingEntries } = await presenter.state();
const running = await optionsPage.getByRole('timer').count();
const [first = 0] = heaps;
const growth = (Math.max(...heaps) / first - 1) * 100;
say(`${opened} options opened; on the page ${running} still run; the backend waits for ${pendingEntries} entries`);
say(`heap after ${warmUpMinutes} min of warm-up ${first.toFixed(1)} MB, at most ${growth.toFixed(1)} % more`);
say(
  `tasks over ${longTaskMs} ms: ${tooLong.length}${tooLong.length === 0 ? '' : `, the longest ${Math.max(...tooLong).toFixed(0)} ms`}`,
);
if (growth > 10 || tooLong.length > 0 || running > 0) process.exitCode = 1;
await browser.close();
site.close();
await node.close();
await engine.close();
