import type { Brand } from '../../core/config/brand.ts';
import { withBrandTexts } from '../../core/brand/brand-texts.ts';
import { sheetOfBrand } from '../../core/brand/brand-sheet.ts';
import { judgeBrand } from '../../core/brand/judge-brand.ts';
import { nameProduct } from '../../core/i18n/product-name.ts';
import { amendTexts } from '../../core/i18n/dictionaries.ts';
import { wearFont } from './wear-font.ts';
import tokens from '../../core/ui/tokens.css?raw';

/** Judges the block, and changes the page by its valid fields. Nothing in it keeps the program from starting. */
export function wearBrand(written: unknown): Brand {
  const brand = judgeBrand(written, { tokens, isOneFile: __ONE_FILE__ });
  const { texts } = brand;
  nameProduct(brand.name);
  if (texts !== undefined)
    amendTexts((dictionary, language, name) => withBrandTexts(dictionary, name, texts[language] ?? {}));
  // Through an element's style, which a policy against inline styles allows.
  const { style } = document.documentElement;
  for (const [theme, colour] of Object.entries(brand.accent ?? {})) style.setProperty(`--${theme}-accent`, colour);
  const text = sheetOfBrand(brand, tokens);
  if (text !== '' && 'adoptedStyleSheets' in document) {
    // A sheet that a script makes is no inline style for a policy either, and comes behind all others.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  if (brand.font?.file !== undefined) wearFont(brand.font.file);
  if (brand.font !== undefined) document.documentElement.dataset['type'] = 'brand';
  return brand;
}
