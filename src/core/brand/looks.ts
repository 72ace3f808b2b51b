import type { Theme } from '../config/brand.ts';
import type { UpColour } from '../preferences/preferences.ts';
import { isHex, type Hex } from './colour.ts';
import { tintedGreys, type Greys } from './neutral.ts';

/** The colours of one theme that an accent is held against. */
export interface Looks {
  readonly greys: Greys;
  /** What texts in the accent stand on. */
  readonly grounds: readonly Hex[];
  /** Colours with a meaning of their own, by what they mean. */
  readonly marks: Readonly<Record<string, readonly Hex[]>>;
}

/** The meaning that colours of a rise and a fall have. */
export const ofPrices = 'rising and falling prices';

export type ThemeLooks = Readonly<Record<Theme, Looks>>;

/** Of each pair of colours for a rise and a fall. */
const hues: Readonly<Record<UpColour, readonly string[]>> = {
  green: ['green', 'red'],
  red: ['green', 'red'],
  blue: ['blue', 'orange'],
};

/** Reads them from the text of `core/ui/tokens.css`, the one file that knows colours. */
export function looksIn(tokens: string, pair: UpColour): ThemeLooks {
  const [dark = '', light = ''] = tokens.split(":root[data-theme='light']");
  const colour = (theme: Theme, token: string): Hex => {
    const find = (rules: string): string | undefined => new RegExp(`--${token}: (#[\\da-f]{6})`).exec(rules)?.[1];
    const found = (theme === 'light' ? find(light) : undefined) ?? find(dark) ?? '';
    if (!isHex(found)) throw new Error(`the tokens have no ${token}`);
    return found;
  };
  const looks = (theme: Theme): Looks => ({
    greys: {
      bg: colour(theme, 'bg'),
      surface: colour(theme, 'surface'),
      'surface-2': colour(theme, 'surface-2'),
      line: colour(theme, 'line'),
      'line-strong': colour(theme, 'line-strong'),
      text: colour(theme, 'text'),
      'text-2': colour(theme, 'text-2'),
      'text-3': colour(theme, 'text-3'),
    },
    grounds: ['bg', 'surface'].map((token) => colour(theme, token)),
    marks: {
      'the mark of practice': [colour(theme, 'simulated')],
      'the mark of the demo': [colour(theme, 'demo')],
      [ofPrices]: hues[pair].flatMap((hue) => [colour(theme, `fill-${hue}`), colour(theme, `ink-${hue}`)]),
    },
  });
  return { dark: looks('dark'), light: looks('light') };
}

const withGreys = (looks: Looks, greys: Greys): Looks => ({ ...looks, greys, grounds: [greys.bg, greys.surface] });

/** The looks with their grey scale in the tint of a colour. */
export const tintedLooks = ({ dark, light }: ThemeLooks, colour: Hex): ThemeLooks => ({
  dark: withGreys(dark, tintedGreys(dark.greys, colour, 'dark')),
  light: withGreys(light, tintedGreys(light.greys, colour, 'light')),
});
