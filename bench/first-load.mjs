import { mkdir, writeFile } from 'node:fs/promises';
import { precompress } from '../scripts/precompress.mjs';
import { serve } from '../scripts/serve.mjs';
import { buildFloors } from './build-floors.mjs';
import { loadShares } from './load-shares.mjs';
import { measureLoad, medians } from './measure-load.mjs';
import {
  bookIsThere,
  floorIsReady,
  homeIsReady,
  sandboxPort,
  spotIsReady,
  startSandbox,
} from './support/live-pages.mjs';
import { launchBrowser } from './support/phone.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 5);

async function measureAll(browser, pages) {
  const results = {};
  // One round of every page after the other, so that a slow minute of the machine hits all of them.
  const rounds = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round < runs; round += 1) {
    for (const [name, page] of Object.entries(pages)) rounds[name].push(await measureLoad(browser, page));
  }
  for (const [name, list] of Object.entries(rounds)) results[name] = medians(list);
  return results;
}

const goals = [
  {
    what: 'home: JS before the first paint / eager part of the split floor',
    goal: 1.25,
    value: (r) => r.home.scriptAtPaint / r['floor split'].scriptAtPaint,
  },
  {
    what: 'spot: JS for a usable ticket / eager floor',
    goal: 1.35,
    value: (r) => r.spot.script / r['floor eager'].script,
  },
  { what: 'home: ready / split floor', goal: 1.5, value: (r) => r.home.ready / r['floor split'].ready },
  { what: 'spot: ready / split floor', goal: 1.7, value: (r) => r.spot.ready / r['floor split'].ready },
  { what: 'home: first paint / split floor', goal: 1.5, value: (r) => r.home.firstPaint / r['floor split'].firstPaint },
  { what: 'spot: first paint / split floor', goal: 1.5, value: (r) => r.spot.firstPaint / r['floor split'].firstPaint },
  {
    what: 'home: largest paint / split floor',
    goal: 1.3,
    value: (r) => r.home.largestPaint / r['floor split'].firstPaint,
  },
  {
    what: 'spot: largest paint / split floor',
    goal: 1.3,
    value: (r) => r.spot.largestPaint / r['floor split'].firstPaint,
  },
  { what: 'home: blocking, ms', goal: 60, value: (r) => r.home.blocking },
  { what: 'spot: blocking, ms', goal: 60, value: (r) => r.spot.blocking },
  {
    what: 'spot: scripting / floor with chart',
    goal: 2,
    value: (r) => r.spot.scripting / r['floor split, chart'].scripting,
  },
  { what: 'home: requests', goal: 14, value: (r) => r.home.requests },
  { what: 'spot: requests', goal: 14, value: (r) => r.spot.requests },
  { what: 'spot: CSS, kB gzip', goal: 20, value: (r) => r.spot.style / 1000 },
];

function print(results) {
  console.log(`\nfirst load, CPU 4 times slowed, 1.6 Mbit/s, 150 ms, medians of ${runs}`);
  const columns = [
    'script',
    'firstPaint',
    'largestPaint',
    'ready',
    'live',
    'blocking',
    'scripting',
    'heap',
    'requests',
    'style',
  ];
  console.log(['page'.padEnd(20), ...columns.map((name) => name.padStart(13))].join(''));
  for (const [name, row] of Object.entries(results)) {
    const cell = (key) =>
      key === 'script' || key === 'style'
        ? `${(row[key] / 1000).toFixed(1)} kB`
        : row[key].toFixed(key === 'heap' ? 1 : 0);
    console.log([name.padEnd(20), ...columns.map((key) => cell(key).padStart(13))].join(''));
  }
  console.log('\ngoals, as ratios of this run');
  for (const { what, goal, value } of goals) {
    const reached = value(results);
    console.log(`${reached <= goal ? 'holds ' : 'MISSED'} ${what}: ${reached.toFixed(2)} (goal ${goal})`);
  }
}

/** Where the time until ready goes. With a trace all takes a little longer: for the shares, not for the times. */
async function printShares(browser, pages) {
  const kinds = ['total', 'waiting', 'evaluate', 'start', 'draw', 'layout', 'browser', 'compile'];
  console.log(`\nms until ready by a trace, medians of ${runs}; compile is part of the others`);
  console.log(['page'.padEnd(20), ...kinds.map((kind) => kind.padStart(10))].join(''));
  for (const [name, page] of Object.entries(pages)) {
    const visits = [];
    for (let round = 0; round < runs; round += 1) visits.push(await loadShares(browser, page));
    const shares = medians(visits);
    console.log([name.padEnd(20), ...kinds.map((kind) => shares[kind].toFixed(0).padStart(10))].join(''));
  }
}

/** Loads home and the spot screen of the live build on a slow phone, beside the floors of the libraries. */
export async function firstLoad() {
  const floors = await buildFloors();
  await precompress('dist/live');
  const sandbox = await startSandbox();
  const servers = {
    live: await serve({ folder: 'dist/live', port: 0, server: `http://127.0.0.1:${sandboxPort}` }),
    ...Object.fromEntries(
      await Promise.all(Object.entries(floors).map(async ([name, folder]) => [name, await serve({ folder, port: 0 })])),
    ),
  };
  const browser = await launchBrowser();
  try {
    const floor = (name) => ({ url: servers[name].address, isReady: floorIsReady });
    const pages = {
      'floor react': floor('react-only'),
      'floor eager': floor('eager'),
      'floor split': floor('split'),
      'floor split, chart': floor('split-chart'),
      home: { url: `${servers.live.address}/#/`, isReady: homeIsReady },
      spot: {
        url: `${servers.live.address}/#/pages/transaction/currency?symbol=BTC/USDT`,
        isReady: spotIsReady,
        isLive: bookIsThere,
      },
    };
    const results = await measureAll(browser, pages);
    print(results);
    const { home, spot } = pages;
    await printShares(browser, { 'floor split': pages['floor split'], home, spot });
    await mkdir('bench/results', { recursive: true });
    await writeFile('bench/results/first-load.json', `${JSON.stringify(results, undefined, 2)}\n`);
  } finally {
    await browser.close();
    sandbox.kill();
    for (const server of Object.values(servers)) server.close();
  }
}
