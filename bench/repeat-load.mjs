import { serve } from '../scripts/serve.mjs';
import { measureVisit, medians, newPhone } from './measure-load.mjs';
import { homeIsReady, sandboxPort, spotIsReady, startSandbox } from './support/live-pages.mjs';
import { launchBrowser } from './support/phone.mjs';
import { atMost, report } from './support/report.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 3);
const keptWithinMs = 60_000;

/** On the network as it is here, so that the copy is there soon. Fails when there is none after a minute. */
async function untilKept(page, session) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.waitForFunction(() => navigator.serviceWorker?.controller !== null, undefined, { timeout: keptWithinMs });
  // What the first visit has used is kept in the quiet after it.
  await page.waitForTimeout(3000);
}

/** The first visit and the next one of the same phone, each in a page of its own. */
async function twoVisits(browser, visit) {
  const context = await newPhone(browser);
  try {
    const first = await measureVisit(context, { ...visit, afterwards: untilKept });
    const again = await measureVisit(context, visit);
    return { first, again };
  } finally {
    await context.close();
  }
}

/** Home and spot of the live build on a slow phone: the first visit, and the next one from the copy in the browser. */
export async function repeatLoad() {
  const sandbox = await startSandbox();
  const server = await serve({ folder: 'dist/live', port: 0, server: `http://127.0.0.1:${sandboxPort}` });
  const browser = await launchBrowser();
  const pages = {
    home: { url: `${server.address}/#/`, isReady: homeIsReady },
    spot: { url: `${server.address}/#/pages/transaction/currency?symbol=BTC/USDT`, isReady: spotIsReady },
  };
  const rows = [];
  try {
    for (const [page, visit] of Object.entries(pages)) {
      const visits = [];
      for (let run = 0; run < runs; run += 1) visits.push(await twoVisits(browser, visit));
      const first = medians(visits.map((both) => both.first));
      const again = medians(visits.map((both) => both.again));
      const figures = ({ ready, firstPaint, requests }) => ({ ready, 'first paint': firstPaint, requests });
      rows.push({ page, visit: 'first', ...figures(first) }, { page, visit: 'again', ...figures(again) });
    }
  } finally {
    await browser.close();
    sandbox.kill();
    server.close();
  }
  const readyOf = (page, visit) => rows.find((row) => row.page === page && row.visit === visit).ready;
  return report('repeat-load', {
    title: `a repeat visit, CPU 4 times slowed, 1.6 Mbit/s, 150 ms, medians of ${runs}`,
    rows,
    goals: Object.keys(pages).map((page) =>
      atMost(`${page}: ready again / ready first`, 0.5, readyOf(page, 'again') / readyOf(page, 'first')),
    ),
  });
}
