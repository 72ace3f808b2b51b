import { beforeAll, describe, expect, test } from 'vitest';
import { usualRules } from './kernel/basics/world-rules.ts';
import { tries } from '../../../../tests/support/breadth.ts';
import { walkAtRandom } from '../../../../tests/support/random-commands.ts';

// `npm run soak` does the same a million times.
describe('ten thousand random commands', () => {
  let walks: readonly ReturnType<typeof walkAtRandom>[];
  beforeAll(() => {
    walks = [1, 2].map((seed) => walkAtRandom({ seed, commands: 10_500 }));
  }, 120_000);

  test('every sum stays zero and no account falls below it', () => {
    for (const { faults, accepted, refused } of walks) {
      expect(faults).toEqual([]);
      expect(accepted).toBeGreaterThan(2500);
      expect(refused).toBeGreaterThan(2000);
    }
  });

  test('every command was accepted in one walk or the other', () => {
    const commands = new Set(walks.flatMap(({ acceptedOf }) => [...acceptedOf.keys()]));
    const never = [...commands].filter((name) => walks.every(({ acceptedOf }) => (acceptedOf.get(name) ?? 0) === 0));
    expect(never).toEqual([]);
    expect(commands.size).toBe(49);
  });

  test('LM3 DI2 days earn, terms end and prices decide on the way', () => {
    for (const { bills } of walks) expect(Math.min(...Object.values(bills))).toBeGreaterThan(3);
  });
});

/** What public servers count differently: see src/adapters/mock/dialects. */
const otherContracts = [
  { margin: 'value', profit: 'leveraged', cover: 'margins' },
  { margin: 'number', profit: 'leveraged', cover: 'margins' },
] as const;

test.each(otherContracts)('W16 contracts with %o: every sum stays zero and no account falls below it', (contracts) => {
  const rules = { ...usualRules, contracts };
  const { faults, acceptedOf } = walkAtRandom({ seed: 3, commands: tries(10_500, 2500), rules });
  expect(faults).toEqual([]);
  for (const name of ['lever.placeContractOrder', 'lever.closePositions'])
    expect(acceptedOf.get(name) ?? 0).toBeGreaterThan(0);
});
