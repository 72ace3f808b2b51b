import { describe, expect, test } from 'vitest';
import { boxChances } from './nft-catalogue.ts';
import { boxContent } from './nft-chance.ts';

const boxes = 100_000;

function counted(seed: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let box = 1; box <= boxes; box += 1) {
    const content = boxContent(seed, box);
    counts.set(content, (counts.get(content) ?? 0) + 1);
  }
  return counts;
}

describe('boxContent: NF4 drawn with the chances that are told', () => {
  test('they come to a hundred', () => {
    expect(boxChances.reduce((sum, { perMille }) => sum + perMille, 0)).toBe(1000);
    for (const { percent, perMille } of boxChances) expect(percent).toBe(String(perMille / 10));
  });

  test.each([1, 20_260_101, 4_294_967_295])('a hundred thousand boxes of the world %i', (seed) => {
    const counts = counted(seed);
    for (const { rarity, perMille } of boxChances) {
      const chance = perMille / 1000;
      const spread = Math.sqrt(boxes * chance * (1 - chance));
      // Five standard errors: one run of this test in half a million would miss them by chance, and seeds are fixed.
      expect(Math.abs((counts.get(rarity) ?? 0) - boxes * chance)).toBeLessThan(5 * spread);
    }
    expect([...counts.keys()].toSorted()).toEqual(boxChances.map(({ rarity }) => rarity).toSorted());
  });

  test('one box says nothing of the next', () => {
    const rare = (box: number): boolean => boxContent(7, box) !== 'N';
    let pairs = 0;
    for (let box = 1; box <= boxes; box += 1) if (rare(box) && rare(box + 1)) pairs += 1;
    const chance = 0.2 * 0.2;
    expect(Math.abs(pairs - boxes * chance)).toBeLessThan(6 * Math.sqrt(boxes * chance));
  });

  test('it depends on world and box alone', () => {
    expect(boxContent(7, 12)).toBe(boxContent(7, 12));
    const differs = Array.from({ length: 200 }, (_, box) => boxContent(7, box) !== boxContent(8, box));
    expect(differs).toContain(true);
  });
});
