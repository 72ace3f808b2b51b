// A hundred thousand requests over real HTTP, of every operation and of kinds that no client sends, in equal parts at the
// doors of all dialects: no crash, no hang, an answer in words (or the page that a family has for a fault), every sum zero.
// `npm run soak:fuzz -- [--requests 100000] [--seed 1]`
import { parseArgs } from 'node:util';
import { dialectNames } from '../../src/core/domain/server/dialect-name.ts';
import { fuzz } from '../support/fuzz-server.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const all = Number.parseInt(values.requests, 10);
const firstSeed = Number.parseInt(values.seed, 10);
const perDoor = Math.ceil(all / dialectNames.length);
const perWorld = 20_000;

for (const [number, door] of dialectNames.entries()) {
  const statuses = new Map<string, number>();
  for (let done = 0; done < perDoor; done += perWorld) {
    const seed = firstSeed + number + done / perWorld;
    const fuzzed = await fuzz({ seed, requests: Math.min(perWorld, perDoor - done), door });
    for (const [status, count] of fuzzed.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
    const faults = [...fuzzed.faults, ...fuzzed.unanswered.map((call) => `${call}: never answered`)];
    for (const fault of faults) process.stderr.write(`${door}: ${fault}\n`);
    if (faults.length > 0) process.exitCode = 1;
  }
  const told = [...statuses].toSorted(([left], [right]) => left.localeCompare(right));
  process.stdout.write(`${door}: ${told.map(([status, count]) => `${status} ${count}`).join(', ')}\n`);
}
process.stdout.write(
  process.exitCode === 1 ? 'with faults\n' : 'all answered in words, every sum zero, nobody negative\n',
);
