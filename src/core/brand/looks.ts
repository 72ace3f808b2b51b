import type { Theme } from '../config/brand.ts';
import type { UpColour } from '../preferences/preferences.ts';
import { isHex, type Hex } from './colour.ts';

/** The colours of one theme that an accent is held against. */
export interface Looks {
  /** What texts in the accent stand on. */
  readonly grounds: readonly Hex[];
  /** Colours with a meaning of their own, by what they mean. */
  readonly marks: Readonly<Record<string, readonly Hex[]>>;
}

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
    grounds: ['bg', 'surface'].map((token) => colour(theme, token)),
    marks: {
      'the mark of practice': [colour(theme, 'simulated')],
      'the mark of the demo': [colour(theme, 'demo')],
      'rising and falling prices': hues[pair].flatMap((hue) => [
        colour(theme, `fill-${hue}`),
        colour(theme, `ink-${hue}`),
      ]),
    },
  });
  return { dark: looks('dark'), light: looks('light') };
}
