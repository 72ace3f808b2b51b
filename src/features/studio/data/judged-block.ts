import { lowestContrast } from '../../../core/brand/accent.ts';
import { isHex } from '../../../core/brand/colour.ts';
import { besideOneFile } from '../../../core/brand/font.ts';
import { judgeBrand } from '../../../core/brand/judge-brand.ts';
import { looksIn } from '../../../core/brand/looks.ts';
import type { Brand, Theme } from '../../../core/config/brand.ts';
import tokens from '../../../core/ui/tokens.css?raw';

/** What a page takes of the block, and what it refuses. A font beside a hosted page is not seen here, and is right there. */
export function judgedBlock(block: unknown): Brand {
  const brand = judgeBrand(block, { tokens, isOneFile: true });
  return { ...brand, refused: brand.refused.filter(({ why }) => why !== besideOneFile) };
}

/** What stands below everything in a theme of the brand. */
export const groundOf = (theme: Theme, { neutral }: Pick<Brand, 'neutral'> = {}): string =>
  neutral?.[theme]['bg'] ?? looksIn(tokens, 'green')[theme].grounds[0] ?? '';

/** The contrast of a text in this colour where it is lowest in a theme of the brand, in tenths: `5.2`. */
export function contrastIn(colour: string, theme: Theme, { neutral }: Pick<Brand, 'neutral'>): string {
  if (!isHex(colour)) return '';
  const own = looksIn(tokens, 'green')[theme].grounds;
  const tinted = [neutral?.[theme]['bg'] ?? '', neutral?.[theme]['surface'] ?? ''].filter(isHex);
  return (Math.floor(lowestContrast(colour, tinted.length === 0 ? own : tinted) * 10) / 10).toString();
}
