// Runs a million random commands against the real backend: after each of them every currency sums to zero, and no
// account is negative. `npm run soak -- [--commands 1000000] [--seed 1]`
import { parseArgs } from 'node:util';
import { walkAtRandom } from '../support/random-commands.ts';

const { values } = parseArgs({
  options: { commands: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});
const all = Number.parseInt(values.commands, 10);
const firstSeed = Number.parseInt(values.seed, 10);
/** A world keeps all of its entries, so many short lives rather than one long one. */
const perWorld = 50_000;

let accepted = 0;
let refused = 0;
const acceptedOf = new Map<string, number>();
const began = process.hrtime.bigint();
for (let done = 0; done < all; done += perWorld) {
  const seed = firstSeed + done / perWorld;
  const walk = walkAtRandom({ seed, commands: Math.min(perWorld, all - done) });
  accepted += walk.accepted;
  refused += walk.refused;
  for (const [command, count] of walk.acceptedOf) acceptedOf.set(command, (acceptedOf.get(command) ?? 0) + count);
  for (const fault of walk.faults) process.stderr.write(`${fault}\n`);
  if (walk.faults.length > 0) process.exitCode = 1;
  process.stdout.write(`seed ${seed}: ${accepted} accepted and ${refused} refused so far\n`);
}
for (const [command, count] of acceptedOf) process.stdout.write(`${command}: ${count} accepted\n`);
const seconds = Number((process.hrtime.bigint() - began) / 1_000_000n) / 1000;
process.stdout.write(
  `${accepted + refused} commands in ${seconds.toFixed(1)} s, ${process.exitCode === 1 ? 'with faults' : 'every sum zero, nobody negative'}\n`,
);
