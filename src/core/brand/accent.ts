import type { Theme } from '../config/brand.ts';
import { colourDistance, contrast, hexOfHsl, hslOf, hueDistance, laidOver, type Hex } from './colour.ts';
import { ofPrices, type Looks, type ThemeLooks } from './looks.ts';

export type SolvedAccent = Readonly<Record<Theme, Hex>>;

/** WCAG 2, AA, for text. */
const contrastMin = 4.5;
/** Below it two colours are taken for one. The product's own accent is 18 from its nearest mark, that of the demo. */
const distanceMin = 15;
/** The same for prices, by the finer ruler: any green is a rise and any red a fall to one who looks at a button. */
const priceDistanceMin = 14;

/** Lightness moves in steps too small to see. */
const steps = 400;

/** How much of the accent is in `--accent-tint`, on which texts in the accent stand as well. */
const tintShare = 0.16;

/** A ground with the tint of this colour over it. */
const tinted = (ground: Hex, colour: Hex): Hex => laidOver(ground, colour, tintShare);

/** The contrast of a text in this colour where it is lowest: on the grounds, and on a tint of the colour over them. */
export const lowestContrast = (colour: Hex, grounds: readonly Hex[]): number =>
  Math.min(...grounds.flatMap((ground) => [contrast(colour, ground), contrast(colour, tinted(ground, colour))]));

const canBeRead = (colour: Hex, grounds: readonly Hex[]): boolean => lowestContrast(colour, grounds) >= contrastMin;

/** The colour, or the nearest lightness of it that can be read on all grounds and their tints: lighter on dark ones, darker on light ones. */
export function readableOn(colour: Hex, grounds: readonly Hex[], theme: Theme): Hex {
  if (canBeRead(colour, grounds)) return colour;
  const given = hslOf(colour);
  const end = theme === 'dark' ? 1 : 0;
  const moved = (step: number): Hex => hexOfHsl({ ...given, l: given.l + ((end - given.l) * step) / steps });
  if (!canBeRead(moved(steps), grounds)) throw new Error(`nothing can be read on ${grounds.join(' and ')}`);
  // But for roundings, what can be read stays so further on: halves of the way lead to the first step.
  let [from, to] = [1, steps];
  while (from < to) {
    const at = Math.floor((from + to) / 2);
    if (canBeRead(moved(at), grounds)) to = at;
    else from = at + 1;
  }
  return moved(from);
}

const isLike = (colour: Hex, mark: Hex, meaning: string): boolean =>
  colourDistance(colour, mark) < distanceMin || (meaning === ofPrices && hueDistance(colour, mark) < priceDistanceMin);

const confusedWith = (colour: Hex, { marks }: Looks): string | undefined =>
  Object.entries(marks).find(([meaning, colours]) => colours.some((mark) => isLike(colour, mark, meaning)))?.[0];

/** The accent of both themes, or why there is none. */
export function solveAccent(given: Hex, looks: ThemeLooks): SolvedAccent | { readonly why: string } {
  const solved = {
    dark: readableOn(given, looks.dark.grounds, 'dark'),
    light: readableOn(given, looks.light.grounds, 'light'),
  };
  for (const theme of ['dark', 'light'] as const) {
    const meaning = confusedWith(solved[theme], looks[theme]);
    if (meaning !== undefined) return { why: `looks like ${meaning} in the ${theme} theme (${solved[theme]})` };
  }
  return solved;
}
