import { filterDeficiencyDeuter, filterDeficiencyProt, formatHex, parse } from 'culori';
import { describe, expect, test } from 'vitest';
import { colourDistance, contrast, isHex, type Hex } from '../../src/core/brand/colour.ts';
import { filesBelow, read } from '../support/source-files.ts';

/** Machado, Oliveira and Fernandes 2009: what is seen where one kind of cones is missing. */
const sights = { protanopia: filterDeficiencyProt(1), deuteranopia: filterDeficiencyDeuter(1) } as const;

function seenWith(sight: keyof typeof sights, shown: Hex): Hex {
  const parts = parse(shown);
  const seen = (parts && formatHex(sights[sight](parts))) ?? '';
  if (!isHex(seen)) throw new Error(`${shown} is seen as ${seen}`);
  return seen;
}

const tokens = read('src/core/ui/tokens.css');

/** What the first rule with this selector declares. */
function declarations(selector: string): Readonly<Record<string, string>> {
  const [, after = ''] = tokens.split(`${selector} {`);
  const body = after.slice(0, after.indexOf('\n}'));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const dark = declarations('\n:root');
const themes = { dark, light: { ...dark, ...declarations(":root[data-theme='light']") } } as const;
const palettes = {
  green: declarations("[data-up='green']"),
  red: declarations("[data-up='red']"),
  blue: declarations("[data-up='blue']"),
} as const;

function colour(theme: keyof typeof themes, palette: keyof typeof palettes, name: string): Hex {
  const all: Readonly<Record<string, string>> = { ...themes[theme], ...palettes[palette] };
  let value = all[name] ?? '';
  for (
    let [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    other !== undefined;
    [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  )
    value = all[other] ?? '';
  // A brand's own colour is solved, and judged by its own tests.
  value = value.replace(/^var\(--\w+-accent, (#[\da-f]{6})\)$/, '$1');
  if (!isHex(value)) throw new Error(`${name} of ${theme} is ${value}`);
  return value;
}

const grounds = ['bg', 'surface'] as const;
const inks = ['up-text', 'down-text', 'flat-text', 'danger', 'text', 'text-2', 'text-3', 'accent', 'caution'] as const;
const cases = (['dark', 'light'] as const).flatMap((theme) =>
  (['green', 'red', 'blue'] as const).map((palette) => ({ theme, palette })),
);

describe.each(cases)('4.3: $theme, up in $palette', ({ theme, palette }) => {
  const of = (name: string): Hex => colour(theme, palette, name);

  test('4.3: every colour that texts have can be read on every ground, 4.5 to 1 and more', () => {
    const unread = inks.flatMap((ink) =>
      grounds.filter((ground) => contrast(of(ink), of(ground)) < 4.5).map((ground) => `${ink} on ${ground}`),
    );
    expect(unread).toEqual([]);
  });

  test('4.3: the words of the two buttons can be read on their fills', () => {
    expect(contrast(of('on-fill'), of('up'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('on-fill'), of('down'))).toBeGreaterThanOrEqual(4.5);
  });

  test('4.3: danger has a colour of its own, not that of falling prices', () => {
    expect([of('down-text'), of('up-text')]).not.toContain(of('danger'));
  });
});

test.each(Array.from({ length: 8 }, (_, hue) => `hue-${hue}`))('4.3: a coin’s letter can be read on %s', (hue) => {
  expect(contrast(colour('dark', 'green', 'on-coin'), colour('dark', 'green', hue))).toBeGreaterThanOrEqual(4.5);
});

describe.each(['dark', 'light'] as const)('4.3: in the %s, people who see no red or no green', (theme) => {
  test.each(['protanopia', 'deuteranopia'] as const)('4.3: with %s tells up from down in blue and orange', (sight) => {
    for (const [up, down] of [
      ['up', 'down'],
      ['up-text', 'down-text'],
    ] as const)
      expect(
        colourDistance(seenWith(sight, colour(theme, 'blue', up)), seenWith(sight, colour(theme, 'blue', down))),
      ).toBeGreaterThanOrEqual(20);
  });
});

const inTwoColours = (['dark', 'light'] as const).flatMap((theme) =>
  (['up', 'up-text'] as const).flatMap((up) =>
    (['protanopia', 'deuteranopia'] as const).map((sight) => ({ theme, up, sight })),
  ),
);

test.each(inTwoColours)(
  '4.3: without that setting $up in the $theme still differs with $sight',
  ({ theme, up, sight }) => {
    const down = up === 'up' ? 'down' : 'down-text';
    const seen = (name: string): Hex => seenWith(sight, colour(theme, 'green', name));
    expect(colourDistance(seen(up), seen(down))).toBeGreaterThanOrEqual(20);
  },
);

test('4.3: the ruler is right: black and white, a colour and itself, red and green for people who lack red', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 1);
  // As measured for the specification.
  expect(contrast('#28ba98', '#f2f6f7')).toBeCloseTo(2.25, 1);
  expect(colourDistance('#28ba98', '#28ba98')).toBe(0);
  expect(colourDistance(seenWith('deuteranopia', '#808000'), seenWith('deuteranopia', '#a37200'))).toBeLessThan(
    colourDistance('#808000', '#a37200'),
  );
});

/** Named after the panes of a desk, and set on its element. */
const ofPanes = ['watch', 'book', 'ticket', 'orders'];

test('every token that a style uses is defined, or has a value beside it', () => {
  const files = filesBelow('src');
  const styles = files.filter((path) => path.endsWith('.css')).map(read);
  const code = files.filter((path) => /\.tsx?$/.test(path)).map(read);
  const defined = new Set([
    ...ofPanes,
    ...styles.flatMap((text) => [...text.matchAll(/--([\w-]+)\s*:/g)].map(([, name]) => name)),
    ...code.flatMap((text) => [...text.matchAll(/'--([\w-]+)'/g)].map(([, name]) => name)),
  ]);
  const used = styles.flatMap((text) => [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
