import { expect, test } from 'vitest';
import type { Intervention } from '../../market/facts/interventions.ts';
import { ContractWorld } from '../../test-worlds/contract-test-world.ts';

test('pending orders: one that takes what stands behind a position has it closed at once, not with the next price', () => {
  const interventions: Intervention[] = [];
  const world = new ContractWorld({ seed: 1, funds: '2500', interventions });
  const gold = { user: '1', symbol: 'XAU/USD', direction: 'long' } as const;
  const [low = 0, , middle = 0] = world.listed(gold.symbol).leverageSteps;
  const position = world.place({ ...gold, lots: 12, leverage: middle });
  const at = world.kernel.cursor;
  interventions.push({ at, control: { kind: 'gap', pair: gold.symbol, percent: -7 } });
  world.wait(100);
  // A third of the margin is left: the free balance covers it.
  expect(world.order(position.id).status).toBe('open');
  const limit = Math.round(world.last(gold.symbol) * 0.997);
  const waiting = world.place({ ...gold, lots: 1, leverage: low, limit });
  expect(world.order(position.id).status).toBe('closed');
  expect(world.order(waiting.id).status).toBe('pending');
  expect(world.balance('1', 'USD', true)).toBe(world.expectedLock('1', 'USD'));
});
