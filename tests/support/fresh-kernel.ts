import type { WorldRules } from '../../src/adapters/mock/engine/kernel/basics/world-rules.ts';
import { compose } from '../../src/adapters/mock/engine/composition.ts';
import { Kernel } from '../../src/adapters/mock/engine/kernel/kernel.ts';
import { historyMs } from '../../src/adapters/mock/engine/seed/persona-history.ts';
import { seedWorld } from '../../src/adapters/mock/engine/seed/seed-world.ts';
import { MemoryStorage } from '../../src/adapters/mock/engine/storage/memory-storage.ts';
import { calmDays } from '../../src/adapters/mock/engine/test-worlds/test-days.ts';

/** Monday 2026-01-05 12:00 UTC. */
export const kernelStart = Date.UTC(2026, 0, 5, 12);

/** The known people with their money on their first day, without a door in front: commands are run on it directly. */
export function freshKernel(seed = 20_260_101, rules?: WorldRules): Kernel {
  const basis = { seed, epoch: kernelStart, ...(rules === undefined ? {} : { rules }) };
  const tools = {
    random: (length: number) => new Uint8Array(length),
    shelf: new MemoryStorage().files,
    realNow: () => kernelStart,
    calmDays,
  };
  const kernel = Kernel.create(basis, compose(basis, tools), kernelStart - historyMs);
  seedWorld(kernel, { hasPast: false });
  return kernel;
}
