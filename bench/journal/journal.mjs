import { buildPage } from '../../scripts/build-page.mjs';
import { serve } from '../../scripts/serve.mjs';
import { buildForNode } from '../support/build-node.mjs';
import { launchBrowser, openPhone } from '../support/phone.mjs';
import { atMost, median, report } from '../support/report.mjs';
import { runNode } from '../support/run-node.mjs';

const rounds = 3;
const sizes = [5_000, 50_000];
const secondMs = 1000;

async function measure(count) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await runNode('bench/journal/one-run.mjs', [count]));
  const of = (name) => median(runs.map((run) => run[name]));
  return {
    records: count,
    'at first, all': of('cold'),
    results: of('results'),
    figures: of('figures'),
    'sums by decimal.js': of('plainly'),
  };
}

async function inBrowser(browser, address, isInWorker) {
  const { page, close } = await openPhone(browser);
  try {
    await page.goto(address);
    await page.waitForFunction(() => 'benchJournalSums' in globalThis);
    return await page.evaluate(([count, way]) => globalThis.benchJournalSums(count, way), [sizes[1], isInWorker]);
  } finally {
    await close();
  }
}

/** 50,000 records in a browser: the product's worker, and for comparison the page's own thread. */
async function measureInBrowser() {
  const server = await serve({ folder: await buildPage('bench/journal/in-browser-journal.ts'), port: 0 });
  const browser = await launchBrowser();
  const rows = [];
  try {
    for (const [where, isInWorker] of [
      ['worker', true],
      ["page's thread", false],
    ]) {
      const runs = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await inBrowser(browser, server.address, isInWorker));
      const of = (name) => median(runs.map((run) => run[name]));
      rows.push({
        where,
        ms: of('ms'),
        'long tasks': of('longTasks'),
        'the longest, ms': of('longestMs'),
        net: runs[0].net,
      });
    }
  } finally {
    await browser.close();
    server.close();
  }
  if (rows[0].net !== rows[1].net) throw new Error(`not the same sum: ${rows[0].net} and ${rows[1].net}`);
  return rows.map(({ net: _net, ...row }) => row);
}

/**
 * The journal of so many records, from the lists as they were read to every figure of the screen: in a browser's worker, as
 * the product does it; and, as processor ms of one thread, beside the bare sums of the same results from decimal.js.
 */
export async function benchJournal() {
  const [worker, ...others] = await measureInBrowser();
  const browser = await report('journal-worker', {
    title: `a journal of ${sizes[1].toLocaleString('en')} records in a browser, medians of ${rounds}`,
    rows: [worker, ...others],
    goals: [
      atMost('in the worker, s', 2, worker.ms / secondMs),
      atMost("tasks of 50 ms and more on the page's thread", 0, worker['long tasks']),
    ],
  });
  await buildForNode(['journal/journal-runs.ts']);
  const rows = [];
  for (const count of sizes) {
    const row = await measure(count);
    rows.push({ ...row, ratio: (row.results + row.figures) / row['sums by decimal.js'] });
  }
  const [small, large] = rows;
  const all = (row) => row.results + row.figures;
  const thread = await report('journal', {
    title: `a journal, processor ms, medians of ${rounds}`,
    rows,
    goals: [
      atMost('50,000 records at first, s', 2, large['at first, all'] / secondMs),
      atMost('50,000 records / 5,000 records, each', 1.5, all(large) / all(small) / (sizes[1] / sizes[0])),
    ],
  });
  return [...browser, ...thread];
}
