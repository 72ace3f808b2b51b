import { buildForNode } from '../support/build-node.mjs';
import { atLeast, atMost, median, report } from '../support/report.mjs';
import { runNode } from '../support/run-node.mjs';

const rounds = 5;
const sizes = [1000, 10_000];

async function measure(count) {
  const ours = [];
  const peer = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await runNode('bench/remark/one-run.mjs', [count]);
    ours.push(result.ours);
    peer.push(result.peer);
  }
  return { positions: count, ours: median(ours), 'decimal.js': median(peer) };
}

/** Marking positions again, four figures each, beside decimal.js with the same text. Processor ms for all of them. */
export async function benchRemark() {
  await buildForNode(['remark/positions.ts', 'remark/remark-runs.ts']);
  const rows = [];
  for (const count of sizes) {
    const row = await measure(count);
    rows.push({ ...row, ratio: row['decimal.js'] / row.ours });
  }
  const [small, large] = rows;
  return report('remark', {
    title: `re-marking, processor ms, medians of ${rounds}`,
    rows,
    goals: [
      atLeast('1,000 positions: decimal.js / ours', 4, small.ratio),
      atLeast('10,000 positions: decimal.js / ours', 4, large.ratio),
      atMost('10,000 positions / 1,000 positions, each', 1.3, large.ours / small.ours / 10),
    ],
  });
}
