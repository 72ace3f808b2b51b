import { importBuiltBefore } from '../support/build-node.mjs';
import { warmCpuMs } from '../support/cpu-time.mjs';
import { median } from '../support/report.mjs';

const { checkOurs, checkPeer, riskWorld } = await importBuiltBefore('risk/risk-runs.ts');
const rounds = 15;
const warmUp = 15;

const world = riskWorld(Number(process.argv[2]));
const hasEdge = process.argv[3] === 'edge';
const times = { ours: [], peer: [] };
for (let round = 1; round <= rounds + warmUp; round += 1) {
  const at = world.tickOf(round);
  if (hasEdge) world.toTheEdge(at, false);
  const ours = warmCpuMs(() => checkOurs(world, at));
  const peer = warmCpuMs(() => checkPeer(world, at));
  if (checkOurs(world, at) !== undefined || checkPeer(world, at) !== undefined)
    throw new Error(`a person is closed in round ${round}`);
  if (round <= warmUp) continue;
  times.ours.push(ours);
  times.peer.push(peer);
}
// The smallest unit less on one of them, and both find it: no account was skipped.
const last = world.tickOf(rounds + warmUp + 1);
world.toTheEdge(last, true);
if (checkOurs(world, last) !== last || checkPeer(world, last) !== last)
  throw new Error('an account below the level stays');
console.log(JSON.stringify({ ours: median(times.ours), peer: median(times.peer), near: hasEdge ? world.near : 0 }));
