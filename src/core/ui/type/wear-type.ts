import type { LanguageCode } from '../../i18n/languages.ts';
import './faces.css';

/** Letters of each file that a language needs at once; the others are fetched with the first text that has them. */
const everyLetter = 'A0Жжğİ';
const samples: Partial<Readonly<Record<LanguageCode, string>>> = { ru: 'A0Жж', turkish: 'A0ğİ' };

/**
 * Puts the product's own type on the page once it has been fetched, all at once; without it the platform's stays.
 * Without a language every file comes, for a page that must need no network later.
 */
export async function wearType(language: LanguageCode | undefined): Promise<void> {
  // A test's document has no fonts.
  if (!('fonts' in document)) return;
  // A brand has a type of its own.
  if (document.documentElement.dataset['type'] === 'brand') return;
  const sample = language === undefined ? everyLetter : (samples[language] ?? 'A0');
  try {
    const faces = await document.fonts.load('1rem Inter', sample);
    if (faces.length > 0) document.documentElement.dataset['type'] = 'inter';
  } catch {
    // Without a network the platform's faces do.
  }
}
