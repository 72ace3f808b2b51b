import { importBuiltBefore } from '../support/build-node.mjs';
import { cpuMs } from '../support/cpu-time.mjs';
import { median } from '../support/report.mjs';

const { remarking } = await importBuiltBefore('remark/remark-runs.ts');
const rounds = 9;
const warmUp = 4;

const { picture, read, show, showPlainly } = remarking(Number(process.argv[2]));
const textOf = (views) => JSON.stringify([...views]);
/** Of each view the figures that the peer has computed. */
const figuresOf = (views, peer) =>
  [...peer].map(([id, figures]) => [
    id,
    Object.fromEntries(Object.keys(figures).map((name) => [name, views.get(id)?.[name]])),
  ]);

const times = { picture: [], read: [], show: [], plainly: [] };
for (let round = 1; round <= rounds + warmUp; round += 1) {
  const seen = {};
  const taken = {
    picture: cpuMs(() => (seen.text = picture(round))),
    read: cpuMs(() => (seen.marks = read(seen.text))),
    show: cpuMs(() => (seen.ours = show(seen.marks))),
    plainly: cpuMs(() => (seen.peer = showPlainly(seen.marks))),
  };
  const [ours, peer] = [figuresOf(seen.ours, seen.peer), [...seen.peer]];
  if (seen.ours.size !== seen.peer.size || textOf(ours) !== textOf(peer)) {
    const at = ours.findIndex((one, index) => JSON.stringify(one) !== JSON.stringify(peer[index]));
    throw new Error(`not the same text: ${JSON.stringify(ours[at])} and ${JSON.stringify(peer[at])}`);
  }
  if (round <= warmUp) continue;
  for (const [name, ms] of Object.entries(taken)) times[name].push(ms);
}
console.log(JSON.stringify(Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]))));
