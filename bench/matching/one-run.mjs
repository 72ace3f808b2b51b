// A process of its own for each measurement, so that the garbage of one is not collected at the cost of another.
import { cpuMs, cpuMsOf } from '../support/cpu-time.mjs';
import { importBuiltBefore } from '../support/build-node.mjs';

const [who, orders] = process.argv.slice(2);
const count = Number(orders);
const { orderMix } = await importBuiltBefore('matching/order-mix.ts');
const { runBackend, startBackend } = await importBuiltBefore('matching/backend-run.ts');
const { runOurs, runPeer } = await importBuiltBefore('matching/book-runs.ts');
const mix = orderMix(count);

async function throughBackend(list) {
  const engine = await startBackend();
  const ms = await cpuMsOf(() => runBackend(engine, list));
  await engine.close();
  return ms;
}
const bare = { ours: runOurs, peer: runPeer };
const measure = async (list) => (who === 'backend' ? throughBackend(list) : cpuMs(() => bare[who](list)));

await measure(orderMix(20_000, 3));
// The lots that changed hands say whether two books have done the same work.
const filled = who === 'backend' ? 0 : bare[who](mix);
console.log(JSON.stringify({ ms: await measure(mix), filled }));
