import { serve } from '../../scripts/serve.mjs';
import { buildPage } from '../../scripts/build-page.mjs';
import { launchBrowser, openPhone, threadMs } from '../support/phone.mjs';
import { atMost, median, percentile, report } from '../support/report.mjs';

const techniques = {
  harness: 'quotes/harness-alone.ts',
  direct: 'quotes/direct-visible.ts',
  ours: 'quotes/our-list.tsx',
  'AG Grid': 'quotes/ag-grid.ts',
};
const runMs = Number(process.env.BENCH_MS ?? 10_000);
const rounds = Number(process.env.BENCH_RUNS ?? 3);
const settings = [
  { rows: 200, rate: 50, cpuSlowdown: 1 },
  { rows: 200, rate: 500, cpuSlowdown: 1 },
  { rows: 200, rate: 5000, cpuSlowdown: 1 },
  { rows: 2000, rate: 5000, cpuSlowdown: 1 },
  { rows: 200, rate: 5000, cpuSlowdown: 4 },
];

/** One technique at one rate: scripting in ms a second, p95 of tick to paint in ms, the share of missed frames. */
async function measure(browser, address, { rows, rate, cpuSlowdown }) {
  const { page, session, close } = await openPhone(browser, { cpuSlowdown });
  try {
    await page.goto(`${address}/?rows=${rows}`);
    await page.waitForFunction(() => 'benchQuotes' in globalThis);
    // What has been drawn once is compiled and laid out.
    await page.evaluate(([at]) => globalThis.benchQuotes(at, 1500), [rate]);
    const before = await threadMs(session);
    const seen = await page.evaluate(([at, ms]) => globalThis.benchQuotes(at, ms), [rate, runMs]);
    const after = await threadMs(session);
    const perSecond = (name) => ((after[name] - before[name]) / runMs) * 1000;
    return {
      scripting: perSecond('scripting'),
      style: perSecond('style'),
      layout: perSecond('layout'),
      tasks: perSecond('tasks'),
      p95: percentile(seen.latencies, 0.95),
      missed: (seen.missed / (seen.frames + seen.missed)) * 100,
      longTasks: seen.longTasks,
      samples: seen.latencies.length,
    };
  } finally {
    await close();
  }
}

const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));

/** Every technique once in each round, so that a slow minute of the machine hits them all. */
async function measureSetting(browser, servers, setting) {
  const runs = Object.fromEntries(Object.keys(techniques).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(techniques)) runs[name].push(await measure(browser, servers[name].address, setting));
  }
  return Object.fromEntries(Object.entries(runs).map(([name, list]) => [name, medians(list)]));
}

function goalsOf({ rows, rate, cpuSlowdown }, { harness, direct, ours, 'AG Grid': peer }) {
  if (rate !== 5000) return [];
  const where = `${rows} rows, ${rate} ticks/s${cpuSlowdown === 1 ? '' : `, CPU ${cpuSlowdown}×`}`;
  const net = (row) => row.scripting - harness.scripting;
  const missed = atMost(`${where}: missed frames, %`, cpuSlowdown === 1 ? 1 : 1.5, ours.missed);
  const scripting = atMost(`${where}: scripting less the harness's / AG Grid's`, 0.6, net(ours) / net(peer));
  if (cpuSlowdown !== 1) return [scripting, missed];
  return [
    scripting,
    atMost(`${where}: p95 tick to paint / AG Grid's`, 0.4, ours.p95 / peer.p95),
    missed,
    atMost(`${where}: long tasks`, 0, ours.longTasks),
    atMost(`${where}: scripting / direct writes to rows in sight`, 1.5, ours.scripting / direct.scripting),
  ];
}

/** Quote rows on a phone at rising rates, beside AG Grid, the least that shows prices, and the feed alone. */
export async function benchQuotes() {
  const servers = {};
  for (const [name, module] of Object.entries(techniques))
    servers[name] = await serve({ folder: await buildPage(`bench/${module}`), port: 0 });
  const browser = await launchBrowser();
  const rows = [];
  const goals = [];
  try {
    for (const setting of settings) {
      const measured = await measureSetting(browser, servers, setting);
      for (const [technique, figures] of Object.entries(measured)) rows.push({ technique, ...setting, ...figures });
      goals.push(...goalsOf(setting, measured));
    }
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) server.close();
  }
  return report('quotes', {
    title: `quote rows, phone, ${runMs / 1000} s each, medians of ${rounds}; processor ms a second, missed in %`,
    rows,
    goals,
  });
}
