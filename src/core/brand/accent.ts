import type { Theme } from '../config/brand.ts';
import { colourDistance, contrast, hexOf, partsOf, type Hex, type Triple } from './colour.ts';
import type { Looks, ThemeLooks } from './looks.ts';

export type SolvedAccent = Readonly<Record<Theme, Hex>>;

/** WCAG 2, AA, for text. */
const contrastMin = 4.5;
/** Below it two colours are taken for one. The product's own accent is 18 from its nearest mark, that of the demo. */
const distanceMin = 15;

/** Lightness moves in steps too small to see. */
const steps = 400;

/** The same hue and saturation (HSL) with another lightness, from 0 to 1. */
function withLightness(parts: Triple, lightness: number): Triple {
  const [high, low] = [Math.max(...parts), Math.min(...parts)];
  const middle = (high + low) / 2;
  const range = 1 - Math.abs(2 * middle - 1);
  // Of black and white there is only grey.
  const scale = range === 0 ? 0 : (1 - Math.abs(2 * lightness - 1)) / range;
  const [red, green, blue] = parts;
  const moved = (part: number): number => lightness + (part - middle) * scale;
  return [moved(red), moved(green), moved(blue)];
}

/** How much of the accent is in `--accent-tint`, on which texts in the accent stand as well. */
const tintShare = 0.16;

/** A ground with the tint of this colour over it. */
function tinted(ground: Hex, colour: Hex): Hex {
  const below = partsOf(ground);
  const [red, green, blue] = partsOf(colour);
  const over = (above: number, under: number): number => under + (above - under) * tintShare;
  return hexOf([over(red, below[0]), over(green, below[1]), over(blue, below[2])]);
}

/** The contrast of a text in this colour where it is lowest: on the grounds, and on a tint of the colour over them. */
export const lowestContrast = (colour: Hex, grounds: readonly Hex[]): number =>
  Math.min(...grounds.flatMap((ground) => [contrast(colour, ground), contrast(colour, tinted(ground, colour))]));

const canBeRead = (colour: Hex, grounds: readonly Hex[]): boolean => lowestContrast(colour, grounds) >= contrastMin;

/** The colour, or the nearest lightness of it that can be read on all grounds and their tints: lighter on dark ones, darker on light ones. */
export function readableOn(colour: Hex, grounds: readonly Hex[], theme: Theme): Hex {
  if (canBeRead(colour, grounds)) return colour;
  const parts = partsOf(colour);
  const start = (Math.max(...parts) + Math.min(...parts)) / 2;
  const end = theme === 'dark' ? 1 : 0;
  for (let step = 1; step <= steps; step += 1) {
    const tried = hexOf(withLightness(parts, start + ((end - start) * step) / steps));
    if (canBeRead(tried, grounds)) return tried;
  }
  throw new Error(`nothing can be read on ${grounds.join(' and ')}`);
}

const confusedWith = (colour: Hex, { marks }: Looks): string | undefined =>
  Object.entries(marks).find(([, colours]) => colours.some((mark) => colourDistance(colour, mark) < distanceMin))?.[0];

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
