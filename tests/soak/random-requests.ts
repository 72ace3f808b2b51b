// A hundred thousand requests over real HTTP, of every operation and of kinds that no client sends: no crash, no hang, an
// answer in words, every sum zero. `npm run soak:fuzz -- [--requests 100000] [--seed 1]`
import { parseArgs } from 'node:util';
import { fuzz } from '../support/fuzz-server.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const all = Number.parseInt(values.requests, 10);
const firstSeed = Number.parseInt(values.seed, 10);
const perWorld = 20_000;

const statuses = new Map<string, number>();
for (let done = 0; done < all; done += perWorld) {
  const fuzzed = await fuzz({ seed: firstSeed + done / perWorld, requests: Math.min(perWorld, all - done) });
  for (const [status, count] of fuzzed.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
  for (const fault of fuzzed.faults) process.stderr.write(`${fault}\n`);
  if (fuzzed.faults.length > 0) process.exitCode = 1;
}
for (const [status, count] of statuses) process.stdout.write(`${status}: ${count}\n`);
process.stdout.write(
  process.exitCode === 1 ? 'with faults\n' : 'all answered in words, every sum zero, nobody negative\n',
);
