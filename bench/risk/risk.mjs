import { buildForNode } from '../support/build-node.mjs';
import { atLeast, atMost, median, report } from '../support/report.mjs';
import { runNode } from '../support/run-node.mjs';

const rounds = 3;
const sizes = [1000, 10_000];
const tickMs = 100;

async function measure(count) {
  const ours = [];
  const peer = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await runNode('bench/risk/one-run.mjs', [count]);
    ours.push(result.ours);
    peer.push(result.peer);
  }
  return { positions: count, ours: median(ours), plainly: median(peer) };
}

/** Whether anybody has to be closed at a tick, beside working out every result and risk rate. Processor ms for all of them. */
export async function benchRisk() {
  await buildForNode(['risk/risk-runs.ts']);
  const rows = [];
  for (const count of sizes) {
    const row = await measure(count);
    rows.push({ ...row, ratio: row.plainly / row.ours });
  }
  const [, large] = rows;
  return report('risk', {
    title: `risk check of one tick, processor ms, medians of ${rounds}`,
    rows,
    goals: [
      atLeast('10,000 positions: plainly / ours', 4, large.ratio),
      atMost('10,000 positions / one tick', 0.1, large.ours / tickMs),
    ],
  });
}
