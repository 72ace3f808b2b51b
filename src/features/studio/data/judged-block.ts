import { lowestContrast } from '../../../core/brand/accent.ts';
import { isHex } from '../../../core/brand/colour.ts';
import { judgeBrand } from '../../../core/brand/judge-brand.ts';
import { looksIn } from '../../../core/brand/looks.ts';
import type { Brand, Theme } from '../../../core/config/brand.ts';
import tokens from '../../../core/ui/tokens.css?raw';

/** What a page takes of the block, and what it refuses. */
export const judgedBlock = (block: unknown): Brand => judgeBrand(block, { tokens, isOneFile: true });

/** What stands below everything in a theme. */
export const groundOf = (theme: Theme): string => looksIn(tokens, 'green')[theme].grounds[0] ?? '';

/** The contrast of a text in this colour where it is lowest in a theme, in tenths: `5.2`. */
export function contrastIn(colour: string, theme: Theme): string {
  if (!isHex(colour)) return '';
  return (Math.floor(lowestContrast(colour, looksIn(tokens, 'green')[theme].grounds) * 10) / 10).toString();
}
