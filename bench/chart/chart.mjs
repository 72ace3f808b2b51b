import { serve } from '../../scripts/serve.mjs';
import { buildPage } from '../../scripts/build-page.mjs';
import { launchBrowser, openPhone, threadMs } from '../support/phone.mjs';
import { atMost, median, report } from '../support/report.mjs';

const pages = { none: 'chart/no-chart.ts', bare: 'chart/bare-chart.ts', ours: 'chart/our-chart.tsx' };
const runMs = 5000;
const rounds = 3;
const settings = [
  { bars: 1500, indicators: '', rate: 50 },
  { bars: 1500, indicators: '', rate: 1000 },
  { bars: 1500, indicators: 'MA,BOLL,MACD', rate: 1000 },
  { bars: 15_000, indicators: '', rate: 1000 },
];

/** Processor ms of script for each second, and how often the chart was drawn anew. */
async function measure(browser, address, { bars, indicators, rate }) {
  const { page, session, close } = await openPhone(browser);
  try {
    await page.goto(`${address}/?bars=${bars}&indicators=${indicators}`);
    await page.waitForFunction(() => 'benchChart' in globalThis);
    await page.evaluate(([at]) => globalThis.benchChart(at, 1500), [rate]);
    const before = await threadMs(session);
    const { updates, frames } = await page.evaluate(([at, ms]) => globalThis.benchChart(at, ms), [rate, runMs]);
    const after = await threadMs(session);
    return { scripting: after.scripting - before.scripting, updates, frames };
  } finally {
    await close();
  }
}

/** Of one setting: ms for each update, less what the ticks themselves cost. */
async function measureSetting(browser, servers, setting) {
  const costs = { bare: [], ours: [] };
  const perFrame = [];
  for (let round = 0; round < rounds; round += 1) {
    const none = await measure(browser, servers.none.address, setting);
    for (const name of ['bare', 'ours']) {
      const run = await measure(browser, servers[name].address, setting);
      costs[name].push(Math.max(0, run.scripting - none.scripting) / run.updates);
      if (name === 'ours') perFrame.push(run.updates / run.frames);
    }
  }
  return { bare: median(costs.bare), ours: median(costs.ours), perFrame: median(perFrame) };
}

/** The chart beside its bare library: script for each update, and updates for each frame. */
export async function benchChart() {
  const servers = {};
  for (const [name, module] of Object.entries(pages))
    servers[name] = await serve({ folder: await buildPage(`bench/${module}`), port: 0 });
  const browser = await launchBrowser();
  const rows = [];
  const goals = [];
  try {
    for (const setting of settings) {
      const { bare, ours, perFrame } = await measureSetting(browser, servers, setting);
      const { bars, indicators, rate } = setting;
      const where = `${bars} bars${indicators === '' ? '' : ` with ${indicators}`}, ${rate} ticks/s`;
      rows.push({ chart: where, bare, ours, ratio: ours / bare, 'updates a frame': perFrame });
      goals.push(atMost(`${where}: updates a frame`, 1.02, perFrame));
      goals.push(
        indicators === ''
          ? atMost(`${where}: ours / the bare library`, 1.3, ours / bare)
          : atMost(`${where}: an update, ms`, 3, ours),
      );
    }
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) server.close();
  }
  return report('chart', { title: `the chart, processor ms an update, medians of ${rounds}`, rows, goals });
}
