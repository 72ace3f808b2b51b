import { buildForNode } from '../support/build-node.mjs';
import { atLeast, atMost, median, report } from '../support/report.mjs';
import { runNode } from '../support/run-node.mjs';

const rounds = 3;
const settings = [
  { positions: 1000, accounts: 'safe' },
  { positions: 10_000, accounts: 'safe' },
  { positions: 10_000, accounts: 'edge' },
];
const tickMs = 100;

async function measure({ positions, accounts }) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1)
    runs.push(await runNode('bench/risk/one-run.mjs', [positions, accounts]));
  const of = (name) => median(runs.map((run) => run[name]));
  const row = { positions, 'accounts at the edge': of('near'), ours: of('ours'), plainly: of('peer') };
  return { ...row, ratio: row.plainly / row.ours };
}

/**
 * Whether a person has to be closed at a tick, beside working out every result and risk rate. Processor ms for all of
 * them; accounts at the edge hold the last sum at which they are not closed, so that nothing short of the exact sum tells.
 */
export async function benchRisk() {
  await buildForNode(['risk/risk-runs.ts']);
  const rows = [];
  for (const setting of settings) rows.push(await measure(setting));
  const [, safe, edge] = rows;
  return report('risk', {
    title: `risk check of one tick, processor ms, medians of ${rounds}`,
    rows,
    goals: [
      atLeast('10,000 positions: plainly / ours', 4, safe.ratio),
      atMost('10,000 positions / one tick', 0.1, safe.ours / tickMs),
      atMost('10,000 positions, a fifth at the edge / one tick', 0.1, edge.ours / tickMs),
    ],
  });
}
