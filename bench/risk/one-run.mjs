import { importBuiltBefore } from '../support/build-node.mjs';
import { cpuMs } from '../support/cpu-time.mjs';
import { median } from '../support/report.mjs';

const { checkOurs, checkPeer, riskWorld } = await importBuiltBefore('risk/risk-runs.ts');
const rounds = 15;
const warmUp = 5;

const world = riskWorld(Number(process.argv[2]));
const from = world.kernel.cursor;
const times = { ours: [], peer: [] };
for (let round = 0; round < rounds + warmUp; round += 1) {
  const at = from + round * 100;
  if (checkOurs(world, at) !== checkPeer(world, at)) throw new Error(`not the same answer in round ${round}`);
  const ours = cpuMs(() => checkOurs(world, at));
  const peer = cpuMs(() => checkPeer(world, at));
  if (round < warmUp) continue;
  times.ours.push(ours);
  times.peer.push(peer);
}
console.log(JSON.stringify({ ours: median(times.ours), peer: median(times.peer) }));
