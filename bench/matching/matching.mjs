import { buildForNode } from '../support/build-node.mjs';
import { atLeast, median, report } from '../support/report.mjs';
import { runNode } from '../support/run-node.mjs';

const rounds = 5;
const sizes = [100_000, 1_000_000];
const parts = ['matching/order-mix.ts', 'matching/book-runs.ts', 'matching/backend-run.ts'];
/** A tenth of them: each is a command that is written down, and all of them stay in the history of their persons. */
const backendShare = 0.1;

/** One round after the other of all three, so that a slow minute of the machine hits them all. */
async function measure(count) {
  const rates = { ours: [], peer: [], backend: [] };
  for (let round = 0; round < (count > 100_000 ? 3 : rounds); round += 1) {
    const filled = {};
    for (const who of Object.keys(rates)) {
      const orders = who === 'backend' ? count * backendShare : count;
      const result = await runNode('bench/matching/one-run.mjs', [who, orders]);
      rates[who].push((orders / result.ms) * 1000);
      filled[who] = result.filled;
    }
    if (filled.ours !== filled.peer) throw new Error('the two books do not fill the same');
  }
  return { ours: median(rates.ours), peer: median(rates.peer), backend: median(rates.backend) };
}

/** The order book beside nodejs-order-book: bare, and as the backend runs it, with accounts, fees and a journal in memory. */
export async function benchMatching() {
  await buildForNode(parts);
  const rows = [];
  for (const orders of sizes) {
    rows.push({ orders, ...(await measure(orders)) });
  }
  const [small, large] = rows;
  return report('matching', {
    title: 'matching a mix of orders, orders a second of processor time, medians',
    rows: rows.map(({ orders, ours, peer, backend }) => ({
      orders,
      'our book': ours,
      'nodejs-order-book': peer,
      'with accounts, fees, journal (a tenth of the orders)': backend,
    })),
    goals: [
      atLeast('bare book / nodejs-order-book', 3, small.ours / small.peer),
      atLeast('bare book / nodejs-order-book, ten times the orders', 3, large.ours / large.peer),
      atLeast('with accounts, fees and journal / nodejs-order-book', 0.25, small.backend / small.peer),
      atLeast('the same, ten times the orders', 0.25, large.backend / large.peer),
    ],
  });
}
