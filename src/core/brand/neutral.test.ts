import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '../../../tests/support/source-files.ts';
import { solveAccent } from './accent.ts';
import { colourDistance, contrast, isHex, type Hex } from './colour.ts';
import { looksIn, tintedLooks } from './looks.ts';
import { tintedGreys } from './neutral.ts';

const tokens = read('src/core/ui/tokens.css');
const own = looksIn(tokens, 'green');
const anyColour: fc.Arbitrary<Hex> = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((bits): Hex => `#${bits.toString(16).padStart(6, '0')}`);
const coloured = ['accent', 'danger', 'caution', 'simulated', 'demo', 'ink-green', 'ink-red', 'ink-blue', 'ink-orange'];
const [darkRules = '', lightRules = ''] = tokens.split(":root[data-theme='light']");

/** What stands on the grounds of a theme beside its greys, as the product has it. */
const inksOf = (theme: 'dark' | 'light'): readonly Hex[] =>
  coloured.map((token) => {
    const [, , colour = ''] =
      new RegExp(`--${token}: (var\\(--\\w+-accent, )?(#[\\da-f]{6})`).exec(
        theme === 'dark' ? darkRules : lightRules,
      ) ?? [];
    if (!isHex(colour)) throw new Error(`the tokens have no ${token}`);
    return colour;
  });

describe.each(['dark', 'light'] as const)('neutral in the %s theme', (theme) => {
  const { greys } = own[theme];

  test('tintedGreys: in any tint every text has 4.5 to 1 or more on every ground, and no less than it had', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const tinted = tintedGreys(greys, colour, theme);
        for (const ground of ['bg', 'surface', 'surface-2'] as const) {
          for (const text of ['text', 'text-2', 'text-3'] as const) {
            const found = contrast(tinted[text], tinted[ground]);
            expect(found).toBeGreaterThanOrEqual(contrast(greys[text], greys[ground]));
            if (ground !== 'surface-2') expect(found).toBeGreaterThanOrEqual(4.5);
          }
          for (const ink of inksOf(theme))
            expect(contrast(ink, tinted[ground])).toBeGreaterThanOrEqual(contrast(ink, greys[ground]));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('tintedGreys: no text looks like a mark or like rising and falling prices', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const tinted = tintedGreys(greys, colour, theme);
        for (const text of ['text', 'text-2', 'text-3', 'line-strong'] as const)
          for (const mark of Object.values(own[theme].marks).flat())
            expect(colourDistance(tinted[text], mark)).toBeGreaterThanOrEqual(15);
      }),
      { numRuns: 100 },
    );
  });

  test('tintedGreys: a blue makes them bluer, and a grey takes their tint away', () => {
    const parts = (colour: Hex) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    for (const grey of ['bg', 'surface-2', 'text-2'] as const) {
      const [red = 0, , blue = 0] = parts(tintedGreys(greys, '#0040ff', theme)[grey]);
      expect(blue).toBeGreaterThan(red);
      expect(new Set(parts(tintedGreys(greys, '#777777', theme)[grey])).size).toBe(1);
    }
  });
});

test('tintedLooks: an accent is solved on the tinted grounds', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (colour, accent) => {
      const looks = tintedLooks(own, colour);
      const solved = solveAccent(accent, looks);
      if ('why' in solved) return;
      for (const theme of ['dark', 'light'] as const)
        for (const ground of looks[theme].grounds) expect(contrast(solved[theme], ground)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 100 },
  );
});
