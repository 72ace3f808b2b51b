import type { Theme } from '../config/brand.ts';
import { contrast, hexOf, partsOf, type Hex, type Triple } from './colour.ts';

type Grey = 'bg' | 'surface' | 'surface-2' | 'line' | 'line-strong' | 'text' | 'text-2' | 'text-3';
/** The grey scale of a theme, by token. */
export type Greys = Readonly<Record<Grey, Hex>>;

/** More than this is a colour and no grey. Texts and strong lines are of a lightness at which a little is seen at once. */
const saturationMax = { grounds: 0.3, others: 0.12 } as const;
const black = hexOf([0, 0, 0]);

/** The tint of a colour: how its parts lie around their middle, as HSL has it, with so much saturation at most. */
function tintOf(colour: Hex, most: number): Triple {
  const parts = partsOf(colour);
  const [high, low] = [Math.max(...parts), Math.min(...parts)];
  if (high === low) return [0, 0, 0];
  const middle = (high + low) / 2;
  const range = 1 - Math.abs(2 * middle - 1);
  const saturation = (high - low) / range;
  const scale = Math.min(saturation, most) / (high - low);
  const [red, green, blue] = parts;
  return [(red - middle) * scale, (green - middle) * scale, (blue - middle) * scale];
}

/** The tint at a lightness from 0 to 1. */
function tintedAt([red, green, blue]: Triple, lightness: number): Hex {
  const range = 1 - Math.abs(2 * lightness - 1);
  return hexOf([lightness + red * range, lightness + green * range, lightness + blue * range]);
}

const steps = 1020;

/**
 * The grey with another tint and as bright as before, so that everything on it and beside it keeps its contrast: where no
 * such colour can be written, what is light is a little lighter, and what is dark a little darker.
 */
function retinted(grey: Hex, tint: Triple, isLight: boolean): Hex {
  const brightness = (colour: Hex): number => contrast(colour, black);
  const wanted = brightness(grey);
  const first = isLight ? 0 : steps;
  const step = isLight ? 1 : -1;
  for (let at = first; at >= 0 && at <= steps; at += step) {
    const tried = tintedAt(tint, at / steps);
    const found = brightness(tried);
    if (isLight ? found >= wanted : found <= wanted) return tried;
  }
  return grey;
}

const isGround = (grey: Grey): boolean => /^(?:bg|surface)/.test(grey);

/** What is lighter than what it is seen with: texts of the dark theme, grounds of the light one. */
const isLight = (grey: Grey, theme: Theme): boolean => (theme === 'light') === isGround(grey);

/** The grey scale of a theme in the tint of this colour. No text on it has less contrast than before. */
export function tintedGreys(own: Greys, colour: Hex, theme: Theme): Greys {
  const tints = { grounds: tintOf(colour, saturationMax.grounds), others: tintOf(colour, saturationMax.others) };
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
