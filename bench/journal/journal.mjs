import { buildForNode } from '../support/build-node.mjs';
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

/**
 * The journal of so many records, from the lists as they were read to every figure of the screen, beside the bare sums of
 * the same results from decimal.js. Processor ms of one thread.
 */
export async function benchJournal() {
  await buildForNode(['journal/journal-runs.ts']);
  const rows = [];
  for (const count of sizes) {
    const row = await measure(count);
    rows.push({ ...row, ratio: (row.results + row.figures) / row['sums by decimal.js'] });
  }
  const [small, large] = rows;
  const all = (row) => row.results + row.figures;
  return report('journal', {
    title: `a journal, processor ms, medians of ${rounds}`,
    rows,
    goals: [
      atMost('50,000 records at first, s', 2, large['at first, all'] / secondMs),
      atMost('50,000 records / 5,000 records, each', 1.5, all(large) / all(small) / (sizes[1] / sizes[0])),
    ],
  });
}
