import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast as measured } from '../../../tests/architecture/colour-sight.ts';
import { read } from '../../../tests/support/source-files.ts';
import { readableOn, solveAccent } from './accent.ts';
import { colourDistance, contrast, hexOf, type Hex } from './colour.ts';
import { looksIn } from './looks.ts';

const looks = looksIn(read('src/core/ui/tokens.css'), 'green');
const themes = ['dark', 'light'] as const;
const anyColour: fc.Arbitrary<Hex> = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(([red, green, blue]) => hexOf([red / 255, green / 255, blue / 255]));

/** What `--accent-tint` makes of a ground, in whole parts of 255. */
const tinted = (ground: Hex, colour: Hex): Hex => {
  const partOf = (from: Hex, at: number): number => Number.parseInt(from.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(partOf(colour, at) * 0.16 + partOf(ground, at) * 0.84));
  const [red = 0, green = 0, blue = 0] = mixed;
  return hexOf([red / 255, green / 255, blue / 255]);
};
const lowest = (colour: Hex, grounds: readonly Hex[]): number =>
  Math.min(...grounds.flatMap((ground) => [measured(colour, ground), measured(colour, tinted(ground, colour))]));

describe.each(themes)('accent in the %s theme', (theme) => {
  const { grounds } = looks[theme];

  test('readableOn: any colour ends at 4.5 to 1 or more on every ground, by the ruler of the tests', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const solved = readableOn(colour, grounds, theme);
        expect(solved).toMatch(/^#[\da-f]{6}$/);
        for (const ground of [...grounds, ...grounds.map((below) => tinted(below, solved))])
          expect(measured(solved, ground)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1000 },
    );
  });

  test('readableOn: what can be read stays as it is', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        fc.pre(lowest(colour, grounds) >= 4.5);
        expect(readableOn(colour, grounds, theme)).toBe(colour);
      }),
    );
  });

  test('readableOn: it moves no further than it must', () => {
    const colours = ['#777777', '#e4007f', '#0a6e3a', '#ffcc00', '#000000', '#ffffff'] as const;
    const moved = colours.map((colour) => ({ colour, solved: readableOn(colour, grounds, theme) }));
    const far = moved.filter(({ colour, solved }) => solved !== colour && lowest(solved, grounds) > 4.8);
    expect(far).toEqual([]);
  });
});

test('the accent’s ruler agrees with that of the tests', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (one, other) => {
      expect(contrast(one, other)).toBeCloseTo(measured(one, other), 5);
    }),
  );
  expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(100, 1);
});

describe('solveAccent', () => {
  test('solveAccent: one colour becomes one for each theme', () => {
    const solved = solveAccent('#e4007f', looks);
    expect(solved).toMatchObject({ dark: expect.any(String), light: expect.any(String) });
  });

  test.each<[Hex, string]>([
    ['#f2b84a', 'the mark of practice'],
    ['#b39cff', 'the mark of the demo'],
    ['#28ba98', 'rising and falling prices'],
    ['#f04a5a', 'rising and falling prices'],
  ])('solveAccent: %s is refused: it looks like %s', (colour, meaning) => {
    expect(solveAccent(colour, looks)).toEqual({ why: expect.stringContaining(`looks like ${meaning}`) });
  });

  test('solveAccent: blue is free, unless blue and orange are the pair of prices', () => {
    const blue = '#4aa3ff';
    expect(solveAccent(blue, looks)).toHaveProperty('dark');
    const pair = looksIn(read('src/core/ui/tokens.css'), 'blue');
    expect(solveAccent(blue, pair)).toEqual({ why: expect.stringContaining('rising and falling prices') });
  });

  test('solveAccent: the product’s own accent would be taken', () => {
    expect(solveAccent('#6f9bff', looks)).toMatchObject({ dark: '#6f9bff' });
  });
});
