import type { Theme } from '../config/brand.ts';
import { hexOfHsl, hslOf, luminance, type Hex, type Hsl } from './colour.ts';

type Grey = 'bg' | 'surface' | 'surface-2' | 'line' | 'line-strong' | 'text' | 'text-2' | 'text-3';
/** The grey scale of a theme, by token. */
export type Greys = Readonly<Record<Grey, Hex>>;

/** More than this is a colour and no grey. Texts and strong lines are of a lightness at which a little is seen at once. */
const saturationMax = { grounds: 0.3, others: 0.12 } as const;
/** A tint at a lightness from 0 to 1. */
const tintedAt = (tint: Hsl, lightness: number): Hex => hexOfHsl({ ...tint, l: lightness });

/** In parts of the scale of lightness: finer than any screen shows. */
const steps = 1020;

/**
 * The grey with another tint and as bright as before, so that everything on it and beside it keeps its contrast: where no
 * such colour can be written, what is light is a little lighter, and what is dark a little darker.
 */
function retinted(grey: Hex, tint: Hsl, isLight: boolean): Hex {
  const wanted = luminance(grey);
  // A lighter colour of one hue and saturation is never less bright, so halves of the scale lead to it.
  let [from, to] = [0, steps];
  while (from < to) {
    const at = isLight ? Math.floor((from + to) / 2) : Math.ceil((from + to) / 2);
    const found = luminance(tintedAt(tint, at / steps));
    if (isLight && found >= wanted) to = at;
    else if (isLight) from = at + 1;
    else if (found <= wanted) from = at;
    else to = at - 1;
  }
  return tintedAt(tint, from / steps);
}

const isGround = (grey: Grey): boolean => /^(?:bg|surface)/.test(grey);

/** What is lighter than what it is seen with: texts of the dark theme, grounds of the light one. */
const isLight = (grey: Grey, theme: Theme): boolean => (theme === 'light') === isGround(grey);

/** The grey scale of a theme in the tint of this colour. No text on it has less contrast than before. */
export function tintedGreys(own: Greys, colour: Hex, theme: Theme): Greys {
  const given = hslOf(colour);
  const tints = {
    grounds: { ...given, s: Math.min(given.s, saturationMax.grounds) },
    others: { ...given, s: Math.min(given.s, saturationMax.others) },
  };
  const of = (grey: Grey): Hex =>
    retinted(own[grey], isGround(grey) ? tints.grounds : tints.others, isLight(grey, theme));
  return {
    bg: of('bg'),
    surface: of('surface'),
    'surface-2': of('surface-2'),
    line: of('line'),
    'line-strong': of('line-strong'),
    text: of('text'),
    'text-2': of('text-2'),
    'text-3': of('text-3'),
  };
}
