import { serve } from '../../scripts/serve.mjs';
import { bookIsThere, sandboxPort, setSandboxFaults, startSandbox } from '../support/live-pages.mjs';
import { launchBrowser } from '../support/phone.mjs';
import { atMost, median, percentile, report } from '../support/report.mjs';

const runMs = 10_000;
const warmUpMs = 4000;
const rounds = Number(process.env.BENCH_RUNS ?? 3);
const readyWithinMs = 120_000;
const moreCharts = ['ETH/USDT', 'SOL/USDT', 'LTC/USDT'];
const books = ['ETH/USDT'];
/** Where the live build keeps its texts. */
const prefix = 'tandem.network.';

/** Every chart has drawn, and the books are there. */
const deskIsThere = ([drawn, read]) => {
  const asks = [...document.querySelectorAll('main [data-side="asks"]')];
  const canvases = document.querySelectorAll('main [role="img"] canvas');
  return (
    canvases.length >= drawn && asks.filter(({ textContent }) => /\d[.,]\d/.test(textContent ?? '')).length >= read
  );
};

const pages = {
  'empty page': { charts: [], books: [], path: 'about:blank', extraQuotes: 0 },
  'one chart': { charts: [], books: [], path: '/pages/transaction/currency?symbol=BTC/USDT', extraQuotes: 500 },
  'four charts, two books': {
    charts: moreCharts,
    books,
    path: '/pages/transaction/currency?symbol=BTC/USDT',
    extraQuotes: 500,
  },
};

/** Evaluated in the page: the time between frames, ms, and tasks over 50 ms. */
const watchFrames = async (ms) => {
  const gaps = [];
  let longTasks = 0;
  new PerformanceObserver((list) => (longTasks += list.getEntries().length)).observe({ type: 'longtask' });
  const end = performance.now() + ms;
  let last;
  await new Promise((resolve) => {
    const frame = (time) => {
      if (last !== undefined) gaps.push(time - last);
      last = time;
      if (performance.now() > end) resolve();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return { gaps, longTasks };
};

async function measure(browser, address, { charts: others, books: otherBooks, path, extraQuotes }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error));
  try {
    if (path.startsWith('about:')) await page.goto(path);
    else {
      await page.addInitScript(
        ([name, text]) => {
          localStorage.setItem(`${name}h5Version`, '1');
          localStorage.setItem(`${name}trading.desk`, text);
        },
        [prefix, JSON.stringify({ now: { charts: others, books: otherBooks }, saved: [] })],
      );
      await page.goto(`${address}/#${path}`);
      await page.waitForFunction(bookIsThere, undefined, { timeout: readyWithinMs });
      const wanted = [others.length + 1, otherBooks.length + 1];
      await page.waitForFunction(deskIsThere, wanted, { timeout: readyWithinMs });
    }
    await setSandboxFaults({ extraQuotes });
    await page.waitForTimeout(warmUpMs);
    const { gaps, longTasks } = await page.evaluate(watchFrames, runMs);
    if (errors.length > 0) throw errors[0];
    return { median: median(gaps), p95: percentile(gaps, 0.95), p99: percentile(gaps, 0.99), longTasks };
  } finally {
    await context.close();
    await setSandboxFaults({ extraQuotes: 0 });
  }
}

const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]));

/** The desk of the live build at 1440 × 900 with one book or two, trades and one to four charts, while 500 quotes a second arrive. */
export async function benchDesk() {
  const sandbox = await startSandbox(['--control']);
  const server = await serve({ folder: 'dist/live', port: 0, server: `http://127.0.0.1:${sandboxPort}` });
  const browser = await launchBrowser();
  const measured = Object.entries(pages).map(([page, setting]) => ({ page, setting, runs: [] }));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { setting, runs } of measured) runs.push(await measure(browser, server.address, setting));
    }
  } finally {
    await browser.close();
    sandbox.kill();
    server.close();
  }
  const rows = measured.map(({ page, runs }) => ({ page, ...medians(runs) }));
  const four = rows.find(({ page }) => page === 'four charts, two books');
  return report('desk', {
    title: `the desk at 1440 × 900, 500 quotes a second more, ${runMs / 1000} s each, medians of ${rounds}; ms between frames`,
    rows,
    goals: [atMost('four charts, two books and trades: p95 of the time between frames, ms', 20, four.p95)],
  });
}
