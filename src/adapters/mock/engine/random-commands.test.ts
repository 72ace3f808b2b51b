import { expect, test } from 'vitest';
import { walkAtRandom } from '../../../../tests/support/random-commands.ts';

// `npm run soak` does the same a million times.
test.each([1, 2])(
  'ten thousand random commands, seed %i: every sum stays zero and nobody falls below it',
  (seed) => {
    const { accepted, refused, acceptedOf, faults } = walkAtRandom({ seed, commands: 10_000 });
    expect(faults).toEqual([]);
    expect([...acceptedOf].filter(([, count]) => count === 0)).toEqual([]);
    expect(acceptedOf.size).toBe(25);
    expect(accepted).toBeGreaterThan(3200);
    expect(refused).toBeGreaterThan(2000);
  },
  60_000,
);
