import { serve } from '../../scripts/serve.mjs';
import { buildPage } from '../../scripts/build-page.mjs';
import { launchBrowser, openPhone } from '../support/phone.mjs';
import { atMost, median, percentile, report } from '../support/report.mjs';

const rounds = 60;
const settings = [
  { stream: '40 pairs', pairs: 40, extraQuotes: 0 },
  { stream: 'all pairs', pairs: 1000, extraQuotes: 0 },
  { stream: 'all pairs, ten times the quotes', pairs: 1000, extraQuotes: 2500 },
];

async function measure(browser, address, setting) {
  const { page, close } = await openPhone(browser);
  try {
    await page.goto(address);
    await page.waitForFunction(() => 'benchCalls' in globalThis, undefined, { timeout: 60_000 });
    return await page.evaluate((run) => globalThis.benchCalls(run), { ...setting, rounds });
  } finally {
    await close();
  }
}

function rowsOf({ stream }, { times, quotes }) {
  const all = Object.values(times).flat();
  return Object.entries({ ...times, 'all calls': all }).map(([call, list]) => ({
    call,
    stream,
    p50: median(list),
    p95: percentile(list, 0.95),
    quotes,
  }));
}

/** Calls of the product's own ports to the backend in the browser, ms, while prices stream to its board. */
export async function benchCall() {
  const server = await serve({ folder: await buildPage('bench/call/in-browser-calls.ts', 'in-browser'), port: 0 });
  const browser = await launchBrowser();
  const rows = [];
  try {
    for (const setting of settings) rows.push(...rowsOf(setting, await measure(browser, server.address, setting)));
  } finally {
    await browser.close();
    server.close();
  }
  const p95Of = (stream) => rows.find((row) => row.call === 'all calls' && row.stream === stream).p95;
  return report('call', {
    title: `a call in the browser, ms, ${rounds} of each`,
    rows,
    goals: settings.map(({ stream }) => atMost(`${stream}: p95 of all calls, ms`, 5, p95Of(stream))),
  });
}
