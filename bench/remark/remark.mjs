import { buildForNode } from '../support/build-node.mjs';
import { atLeast, atMost, median, report } from '../support/report.mjs';
import { runNode } from '../support/run-node.mjs';

const rounds = 3;
const sizes = [100, 1000];
/** Pictures come once a second; a screen that marks positions has a frame for it. */
const frameMs = 1000 / 60;

async function measure(count) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await runNode('bench/remark/one-run.mjs', [count]));
  const of = (name) => median(runs.map((run) => run[name]));
  return {
    positions: count,
    'backend: picture': of('picture'),
    'adapter: reading': of('read'),
    'screen: views': of('show'),
    'views by decimal.js': of('plainly'),
  };
}

/**
 * One tick of many positions on forty pairs, by the product's own functions from the backend's picture to what the cards
 * show, the views beside the same ones from decimal.js. Processor ms for all positions together.
 */
export async function benchRemark() {
  await buildForNode(['remark/remark-runs.ts']);
  const rows = [];
  for (const count of sizes) {
    const row = await measure(count);
    rows.push({ ...row, ratio: row['views by decimal.js'] / row['screen: views'] });
  }
  const [small, large] = rows;
  const each = (name) => large[name] / small[name] / 10;
  return report('remark', {
    title: `re-marking at a tick, processor ms, medians of ${rounds}`,
    rows,
    goals: [
      atMost('1,000 positions: views / a frame', 1, large['screen: views'] / frameMs),
      atLeast('1,000 positions: decimal.js / ours', 4, large.ratio),
      atMost('views, 1,000 positions / 100 positions, each', 1.3, each('screen: views')),
      atMost('picture, 1,000 positions / 100 positions, each', 1.3, each('backend: picture')),
    ],
  });
}
