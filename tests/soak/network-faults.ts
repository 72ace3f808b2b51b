// Orders over a line that breaks before, while and after they take effect, on a disk that is full now and then, while a second
// process wants the folder and the first is killed: nothing acknowledged is lost, nothing is there twice, every sum is zero.
// `npm run soak:faults -- [--rounds 12] [--orders 1500] [--seed 1]`
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtProgram } from '../support/built-program.ts';
import { liveWithFaults } from '../support/faulty-life.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    orders: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'tandem-'));
const life = await liveWithFaults({
  program: await builtProgram('src/adapters/mock/doors/node/sandbox.ts'),
  folder,
  seed: Number.parseInt(values.seed, 10),
  rounds: Number.parseInt(values.rounds, 10),
  ordersPerRound: Number.parseInt(values.orders, 10),
});
await rm(folder, { recursive: true });
const lost = [...life.lost].map(([moment, count]) => `${count} ${moment}`).join(', ');
process.stdout.write(
  `${life.acknowledged} orders acknowledged, ${life.refusedFull} refused, ${life.unknown} unknown\n`,
);
process.stdout.write(`connections lost: ${lost}; second processes sent away: ${life.secondsRefused}\n`);
for (const fault of life.faults.slice(0, 20)) process.stderr.write(`${fault}\n`);
process.stdout.write(
  life.faults.length === 0 ? 'nothing lost, nothing twice, every sum zero\n' : `${life.faults.length} faults\n`,
);
if (life.faults.length > 0) process.exitCode = 1;
