import { contrast, isHex } from '../../../core/brand/colour.ts';
import { judgeBrand } from '../../../core/brand/judge-brand.ts';
import { looksIn } from '../../../core/brand/looks.ts';
import type { Brand, Theme } from '../../../core/config/brand.ts';
import tokens from '../../../core/ui/tokens.css?raw';

/** What a page takes of the block, and what it refuses. */
export const judgedBlock = (block: unknown): Brand => judgeBrand(block, { tokens, isOneFile: true });

/** What stands below everything in a theme. */
export const groundOf = (theme: Theme): string => looksIn(tokens, 'green')[theme].grounds[0] ?? '';

/** The contrast of a colour to the ground of a theme where it is lowest, in tenths: `5.2`. */
export function lowestContrast(colour: string, theme: Theme): string {
  if (!isHex(colour)) return '';
  const { grounds } = looksIn(tokens, 'green')[theme];
  const lowest = Math.min(...grounds.map((ground) => contrast(colour, ground)));
  return (Math.floor(lowest * 10) / 10).toString();
}
