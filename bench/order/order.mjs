import { buildForNode } from '../support/build-node.mjs';
import { atMost, median, report } from '../support/report.mjs';
import { runNode } from '../support/run-node.mjs';

const rounds = 3;
const sizes = [30, 300];

async function measure(people) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await runNode('bench/order/one-run.mjs', [people]));
  return Object.keys(runs[0]).map((step) => {
    const middle = (key) => median(runs.map((run) => run[step][key]));
    return { step, people, cpu: middle('cpu'), p50: middle('p50'), p95: middle('p95') };
  });
}

/** Sign up, get money, place twenty orders that fill, look: every call through the backend as a request, in memory. */
export async function benchOrder() {
  await buildForNode(['order/people.ts']);
  const rows = [];
  for (const people of sizes) rows.push(...(await measure(people)));
  const cpuOf = (people) => rows.find((row) => row.step === 'order' && row.people === people).cpu;
  const [few, many] = sizes;
  return report('order', {
    title: 'a full order through the backend, ms a step: processor (mean), waited (p50, p95)',
    rows: rows.map((row) => ({ ...row, 'a second': 1000 / row.cpu })),
    goals: [atMost(`an order among ${many} people / among ${few}`, 1.5, cpuOf(many) / cpuOf(few))],
  });
}
