// Lets fresh worlds live through random commands, reads every list as a client does, and compares what the journals come to
// with the entries of the ledger. `npm run soak:journal -- [--commands 100000] [--seed 1]`
import { parseArgs } from 'node:util';
import { compareJournals } from '../support/journal-and-ledger.ts';
import { walkAtRandom } from '../support/random-commands.ts';

const { values } = parseArgs({
  options: { commands: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const all = Number.parseInt(values.commands, 10);
const firstSeed = Number.parseInt(values.seed, 10);
const perWorld = 25_000;

const total = { results: 0, sums: 0, spotSums: 0, mixed: 0, refused: 0 };
let faults = 0;
const began = process.hrtime.bigint();
for (let done = 0; done < all; done += perWorld) {
  const seed = firstSeed + done / perWorld;
  const { kernel } = walkAtRandom({ seed, commands: Math.min(perWorld, all - done) });
  const compared = await compareJournals(kernel);
  total.results += compared.results;
  total.sums += compared.sums;
  total.spotSums += compared.spotSums;
  total.mixed += compared.mixed;
  total.refused += compared.refused;
  faults += compared.faults.length;
  for (const fault of compared.faults) process.stderr.write(`seed ${seed}: ${fault}\n`);
  process.stdout.write(`seed ${seed}: ${compared.results} results, ${compared.sums} sums\n`);
}
if (faults > 0) process.exitCode = 1;
const seconds = Number((process.hrtime.bigint() - began) / 1_000_000n) / 1000;
process.stdout.write(
  `${all} commands in ${seconds.toFixed(1)} s: ${total.results} results, ${total.mixed} orders with a rounded average, ${total.refused} accounts that show no lists; ` +
    `${total.sums} sums, ${total.spotSums} of them results of spot pairs, ${faults === 0 ? 'all' : `all but ${faults}`} those of the ledger\n`,
);
