import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '../../../tests/support/source-files.ts';
import { readableOn, solveAccent } from './accent.ts';
import { colourDistance, contrast, laidOver, type Hex } from './colour.ts';
import { looksIn } from './looks.ts';

const looks = looksIn(read('src/core/ui/tokens.css'), 'green');
const themes = ['dark', 'light'] as const;
const anyColour: fc.Arbitrary<Hex> = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((bits): Hex => `#${bits.toString(16).padStart(6, '0')}`);

/** What `--accent-tint` makes of a ground. */
const tinted = (ground: Hex, colour: Hex): Hex => laidOver(ground, colour, 0.16);
const lowest = (colour: Hex, grounds: readonly Hex[]): number =>
  Math.min(...grounds.flatMap((ground) => [contrast(colour, ground), contrast(colour, tinted(ground, colour))]));

describe.each(themes)('accent in the %s theme', (theme) => {
  const { grounds } = looks[theme];

  test('readableOn: any colour ends at 4.5 to 1 or more on every ground', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const solved = readableOn(colour, grounds, theme);
        expect(solved).toMatch(/^#[\da-f]{6}$/);
        for (const ground of [...grounds, ...grounds.map((below) => tinted(below, solved))])
          expect(contrast(solved, ground)).toBeGreaterThanOrEqual(4.5);
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

test('the ruler is right: known contrasts of WCAG 2, and the distance of CIE 1976', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4, 2);
  expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(100, 3);
  expect(laidOver('#000000', '#ff6400', 0.16)).toBe('#291000');
  // L*a*b* of red and of blue: 53.24, 80.09, 67.20 and 32.30, 79.19, -107.86.
  expect(colourDistance('#ff0000', '#0000ff')).toBeCloseTo(176.31, 1);
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
    ['#0a7d3c', 'rising and falling prices'],
    ['#16a34a', 'rising and falling prices'],
    ['#d32f2f', 'rising and falling prices'],
  ])('solveAccent: %s is refused: it looks like %s', (colour, meaning) => {
    expect(solveAccent(colour, looks)).toEqual({ why: expect.stringContaining(`looks like ${meaning}`) });
  });

  test('solveAccent: blue is free, unless blue and orange are the pair of prices', () => {
    const blue = '#4aa3ff';
    expect(solveAccent(blue, looks)).toHaveProperty('dark');
    const pair = looksIn(read('src/core/ui/tokens.css'), 'blue');
    expect(solveAccent(blue, pair)).toEqual({ why: expect.stringContaining('rising and falling prices') });
  });

  test('solveAccent: a green brand is taken where blue and orange are the pair of prices', () => {
    expect(solveAccent('#0a7d3c', looksIn(read('src/core/ui/tokens.css'), 'blue'))).toHaveProperty('dark');
  });

  test('solveAccent: the product’s own accent would be taken', () => {
    expect(solveAccent('#6f9bff', looks)).toMatchObject({ dark: '#6f9bff' });
  });
});
