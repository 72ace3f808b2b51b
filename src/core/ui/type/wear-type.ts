import type { LanguageCode } from '../../i18n/languages.ts';
import './faces.css';

/** Letters of each file that a language needs at once; the others are fetched with the first text that has them. */
const samples: Partial<Readonly<Record<LanguageCode, string>>> = { ru: 'A0Жж', turkish: 'A0ğİ' };

/** Puts the product's own type on the page once it has been fetched, all at once; without it the platform's stays. */
export async function wearType(language: LanguageCode): Promise<void> {
  // A test's document has no fonts.
  if (!('fonts' in document)) return;
  try {
    const faces = await document.fonts.load('1rem Inter', samples[language] ?? 'A0');
    if (faces.length > 0) document.documentElement.dataset['type'] = 'inter';
  } catch {
    // Without a network the platform's faces do.
  }
}
