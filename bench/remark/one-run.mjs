import { importBuiltBefore } from '../support/build-node.mjs';
import { cpuMs } from '../support/cpu-time.mjs';
import { median } from '../support/report.mjs';

const { markPrice, positions } = await importBuiltBefore('remark/positions.ts');
const { markOurs, markPeer } = await importBuiltBefore('remark/remark-runs.ts');
const rounds = 7;
const marksInRound = 20_000;

/** Each position gets another price in each round; the length of all texts keeps the work from being left out. */
function remarkAll(mark, list, prices) {
  let length = 0;
  for (const [index, position] of list.entries()) {
    const { value, profit, profitPercent, equity } = mark(position, prices[index]);
    length += value.length + profit.length + profitPercent.length + equity.length;
  }
  return length;
}

function firstDifference(list, prices) {
  const index = list.findIndex(
    (position, at) => JSON.stringify(markOurs(position, prices[at])) !== JSON.stringify(markPeer(position, prices[at])),
  );
  return index === -1
    ? undefined
    : { ours: markOurs(list[index], prices[index]), peer: markPeer(list[index], prices[index]) };
}

const list = positions(Number(process.argv[2]));
const repeats = marksInRound / list.length;
const times = { ours: [], peer: [] };
for (let round = 0; round < rounds; round += 1) {
  const prices = list.map(({ entry }) => markPrice(entry, round));
  const different = firstDifference(list, prices);
  if (different !== undefined) throw new Error(`not the same text: ${JSON.stringify(different)}`);
  const many = (mark) =>
    cpuMs(() => {
      for (let repeat = 0; repeat < repeats; repeat += 1) remarkAll(mark, list, prices);
    }) / repeats;
  times.ours.push(many(markOurs));
  times.peer.push(many(markPeer));
}
console.log(JSON.stringify({ ours: median(times.ours), peer: median(times.peer) }));
