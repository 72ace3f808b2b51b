import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tries } from '../../../../tests/support/breadth.ts';
import { builtProgram } from '../../../../tests/support/built-program.ts';
import { liveWithFaults } from '../../../../tests/support/faulty-life.ts';

test.skipIf(process.platform === 'win32')(
  'R5 orders over a line that breaks, on a full disk, with a second process on the folder: what was acknowledged is there once',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tandem-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const program = await builtProgram('src/adapters/mock/doors/node/sandbox.ts');
    const rounds = tries(9, 2);
    const life = await liveWithFaults({ program, folder, seed: 5, rounds, ordersPerRound: 300 });
    expect(life.faults).toEqual([]);
    expect(life.secondsRefused).toBe(rounds);
    expect(life.acknowledged).toBeGreaterThan(100 * rounds);
    for (const count of [life.unknown, life.refusedFull, ...life.lost.values()]) expect(count).toBeGreaterThan(0);
  },
  120_000,
);
