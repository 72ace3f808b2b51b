import { expect, test } from 'vitest';
import { compose } from '../composition.ts';
import { Kernel } from '../kernel/kernel.ts';
import type { OptionState } from '../products/options/option-book.ts';
import { MemoryStorage } from '../storage/memory-storage.ts';
import { calmDays } from '../test-worlds/test-days.ts';
import { historyMs } from './persona-history.ts';
import { seedWorld } from './seed-world.ts';

/** Whether the options of the past were right, the oldest first, in a world that begins then. */
function resultsAt(epoch: number): readonly boolean[] {
  const basis = { seed: 20_260_101, epoch };
  const tools = {
    random: (length: number) => new Uint8Array(length),
    shelf: new MemoryStorage().files,
    realNow: () => epoch,
    calmDays,
  };
  const kernel = Kernel.create(basis, compose(basis, tools), epoch - historyMs);
  seedWorld(kernel, { hasPast: true });
  const { orders } = kernel.state().slices['micro'] as unknown as OptionState;
  return Object.values(orders).flatMap(({ direction, openPrice, settled }) =>
    settled === null ? [] : [direction === 'up' ? settled.price > openPrice : settled.price < openPrice],
  );
}

test.each([0, 17, 61, 3333])('T16: the past is mixed, whenever the world begins (%i minutes later)', (minutes) => {
  const results = resultsAt(Date.UTC(2026, 0, 5, 12, minutes));
  expect(results).toHaveLength(22);
  expect(results.filter((isWon) => isWon).length).toBeGreaterThanOrEqual(8);
  expect(results.filter((isWon) => !isWon).length).toBeGreaterThanOrEqual(8);
});
