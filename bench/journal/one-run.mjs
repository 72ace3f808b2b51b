import { importBuiltBefore } from '../support/build-node.mjs';
import { cpuMs } from '../support/cpu-time.mjs';
import { median } from '../support/report.mjs';

const { journalRun } = await importBuiltBefore('journal/journal-runs.ts');
const rounds = 5;

const { results, figures, plainly } = journalRun(Number(process.argv[2]));
// Once before anything is warm, as a person meets it.
const cold = cpuMs(() => figures(results()));

const times = { results: [], figures: [], plainly: [] };
for (let round = 0; round < rounds; round += 1) {
  const seen = {};
  times.results.push(cpuMs(() => (seen.results = results())));
  times.figures.push(cpuMs(() => (seen.ours = figures(seen.results))));
  times.plainly.push(cpuMs(() => (seen.peer = plainly(seen.results))));
  if (seen.ours !== seen.peer) throw new Error(`not the same sum: ${seen.ours} and ${seen.peer}`);
}
const medians = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
console.log(JSON.stringify({ cold, ...medians }));
