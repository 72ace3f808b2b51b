import { serve } from '../../scripts/serve.mjs';
import { bookIsThere, sandboxPort, setSandboxFaults, startSandbox } from '../support/live-pages.mjs';
import { launchBrowser, openPhone, threadMs } from '../support/phone.mjs';
import { atMost, median, report } from '../support/report.mjs';
import { openPositions, signIn } from './open-positions.mjs';

const runMs = 10_000;
const warmUpMs = 3000;
const rounds = Number(process.env.BENCH_RUNS ?? 3);
const cpuSlowdown = 4;
const readyWithinMs = 120_000;

/** As many as a list reads at once; each has a card below the ticket, and its entry a line on the chart. */
const positions = 20;

const chartIsThere = () => document.querySelector('main canvas') !== null;
/** Every position has its card below the ticket. */
const cardsAreThere = () => document.querySelectorAll('main li button[aria-label^="Close "]').length >= 20;
const paths = {
  ticket: { path: '/pages/transaction/currency?symbol=BTC/USDT', isReady: bookIsThere },
  chart: { path: '/pages/transaction/currency?symbol=BTC/USDT&view=chart', isReady: chartIsThere },
  'ticket with positions': {
    path: '/pages/transaction/contract?symbol=BTC/USDT',
    isReady: cardsAreThere,
    hasPositions: true,
  },
  'chart with positions': {
    path: '/pages/transaction/contract?symbol=BTC/USDT&view=chart',
    isReady: chartIsThere,
    hasPositions: true,
  },
};
/** What a page costs on which nothing happens, and how many frames this machine drops by itself. */
const empty = { page: 'empty page', address: '', path: 'about:blank', isReady: () => true, extraQuotes: 0 };
const settings = (address) => [
  empty,
  ...Object.entries(paths).flatMap(([page, { path, isReady, hasPositions }]) =>
    [0, 500].map((extraQuotes) => ({ page, address, path, isReady, hasPositions, extraQuotes })),
  ),
];

/** Evaluated in the page: frames that came and that did not, and tasks over 50 ms. */
const watchFrames = async (ms) => {
  const frameMs = 1000 / 60;
  const seen = { frames: 0, missed: 0, longTasks: 0 };
  new PerformanceObserver((list) => (seen.longTasks += list.getEntries().length)).observe({ type: 'longtask' });
  const end = performance.now() + ms;
  let last;
  await new Promise((resolve) => {
    const frame = (time) => {
      if (last !== undefined) seen.missed += Math.max(0, Math.round((time - last) / frameMs) - 1);
      seen.frames += 1;
      last = time;
      if (performance.now() > end) resolve();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return { ...seen, ms: performance.now() - end + ms };
};

async function measure(browser, { address, path, isReady, hasPositions, extraQuotes }) {
  const { page, session, close } = await openPhone(browser);
  try {
    if (hasPositions === true) await signIn(page, address, path);
    else await page.goto(address === '' ? path : `${address}/#${path}`);
    await page.waitForFunction(isReady, undefined, { timeout: readyWithinMs });
    await setSandboxFaults({ extraQuotes });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    // What has been drawn once is compiled and laid out, and what is fetched in quiet moments is there.
    await page.waitForTimeout(warmUpMs);
    const before = await threadMs(session);
    const { frames, missed, longTasks, ms } = await page.evaluate(watchFrames, runMs);
    const after = await threadMs(session);
    const perSecond = (name) => ((after[name] - before[name]) / ms) * 1000;
    return {
      scripting: perSecond('scripting'),
      style: perSecond('style'),
      layout: perSecond('layout'),
      tasks: perSecond('tasks'),
      missed: (missed / (frames + missed)) * 100,
      longTasks,
    };
  } finally {
    await close();
    await setSandboxFaults({ extraQuotes: 0 });
  }
}

const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));

/**
 * The trade screen of the live build while the market streams, and with 500 quotes a second more: ticket with book and
 * chart of spot, and both of contracts with open positions, which are marked with each picture that the server pushes.
 */
export async function benchTrade() {
  const sandbox = await startSandbox(['--control']);
  const server = await serve({ folder: 'dist/live', port: 0, server: `http://127.0.0.1:${sandboxPort}` });
  const browser = await launchBrowser();
  await openPositions(positions);
  const measured = settings(server.address).map((setting) => ({ setting, runs: [] }));
  try {
    // Every page once in each round, so that a slow minute of the machine hits them all.
    for (let round = 0; round < rounds; round += 1) {
      for (const { setting, runs } of measured) runs.push(await measure(browser, setting));
    }
  } finally {
    await browser.close();
    sandbox.kill();
    server.close();
  }
  const rows = measured.map(({ setting: { page, extraQuotes }, runs }) => ({ page, extraQuotes, ...medians(runs) }));
  const [control, ...shown] = rows;
  const rowOf = (page, extraQuotes) => shown.find((row) => row.page === page && row.extraQuotes === extraQuotes);
  return report('trade', {
    title: `the trade screen, CPU ${cpuSlowdown} times slowed, ${runMs / 1000} s each, medians of ${rounds}; processor ms a second, missed in %`,
    rows,
    goals: Object.keys(paths).flatMap((page) => [
      atMost(
        `${page}, 500 more: frames missed beyond those of the empty page, %`,
        5,
        rowOf(page, 500).missed - control.missed,
      ),
      atMost(`${page}: tasks with 500 quotes more / without`, 1.5, rowOf(page, 500).tasks / rowOf(page, 0).tasks),
    ]),
  });
}
