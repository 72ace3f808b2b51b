import type { Brand, Theme } from '../config/brand.ts';

/** Of a file that the operator has put beside the page, or into the block. */
export const ownFamily = 'brand';

/** How much wider than the product's own type a brand's may be: type of one width, and the widest that systems bring. */
const widest = 1.15;

const greysOf = (brand: Brand, theme: Theme): string =>
  Object.entries(brand.neutral?.[theme] ?? {})
    .map(([token, colour]) => `--${token}:${colour};`)
    .join('');

/** The families of the product itself, behind those of a brand: they have letters of every language. */
const familiesIn = (tokens: string): string => /--font:\s*([^;]+);/.exec(tokens)?.[1]?.replaceAll(/\s+/g, ' ') ?? '';

/**
 * What a brand changes of the tokens in both themes, as a sheet that comes behind `core/ui/tokens.css`, whose text `tokens`
 * is; empty where it changes none.
 */
export function sheetOfBrand(brand: Brand, tokens: string): string {
  const { neutral, font } = brand;
  const { file, family } = font ?? {};
  const families = [...(file === undefined ? [] : [`'${ownFamily}'`]), ...(family === undefined ? [] : [family])];
  return [
    // What stands in the block itself is no address for a sheet: the policy of a page may forbid it.
    ...(file === undefined || file.startsWith('data:')
      ? []
      : [`@font-face{font-family:'${ownFamily}';font-display:swap;src:url('${file}')}`]),
    ...(neutral === undefined
      ? []
      : [`:root{${greysOf(brand, 'dark')}}`, `:root[data-theme='light']{${greysOf(brand, 'light')}}`]),
    // As strong as the rule for the product's own type, and behind it.
    ...(families.length === 0
      ? []
      : [`:root:root{--font:${[...families, familiesIn(tokens)].join(', ')};--font-width:${widest}}`]),
  ].join('\n');
}
