import type { Page } from '@playwright/test';
import { decimal } from '../../../src/core/money/amount.ts';
import { shownPlaces } from '../../../src/core/money/shown-places.ts';

/** A number as English writes it, and the currency after it, if any. */
const figure = /(?<![\d.,])(\d[\d,]*)\.(\d+)(?![\d%.])(?:[\s\u00a0]([A-Z]{3,5})\b)?/g;

/** No price of these pairs and no unit of their coins is finer. */
const finest = 8;

/** Every number in sight or folded away on the page and its sheets: text and what stands in fields. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll('main, dialog')];
    const texts = roots.flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        // A sum and the mark of its money are texts of one element.
        if (text.parentElement?.closest('script, style') === null) found.push(text.textContent ?? '');
      }
      return found;
    });
    const fields = [...document.querySelectorAll('main input, dialog input')].map((field) =>
      field instanceof HTMLInputElement && field.type === 'text' ? field.value : '',
    );
    return [...texts, ...fields];
  });

/**
 * Numbers with more places than the one rule of their currency; prices have those of the pair's step. Returns how many
 * numbers were read, so that a page without any proves nothing.
 */
export async function problemsOfDecimals(
  page: Page,
  where: string,
  pricePlaces: number,
): Promise<{ readonly read: number; readonly problems: readonly string[] }> {
  const texts = await textsOn(page);
  const problems: string[] = [];
  let read = 0;
  for (const text of texts) {
    for (const [said, whole = '', fraction = '', currency] of text.matchAll(figure)) {
      read += 1;
      const value = decimal(`${whole.replaceAll(',', '')}.${fraction}`);
      // Without a currency it is a price, a size or a rate; what is as large as a price has the places of one.
      const isPrice = currency === undefined && whole.replaceAll(',', '').length >= 4;
      const usual =
        currency === undefined ? finest : Math.max(shownPlaces(value, currency), isQuoted(said) ? pricePlaces : 0);
      const places = isPrice ? pricePlaces : usual;
      if (fraction.length > places) problems.push(`${where}: ${said} has more than ${places} decimals in "${text}"`);
    }
  }
  return { read, problems };
}

/** A price may name its currency too, and has its own places then: it is a large one here. */
const isQuoted = (said: string): boolean => /^\d{2,3},\d{3}\.\d+[\s\u00a0]USD/.test(said);
