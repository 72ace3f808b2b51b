/**
 * The languages: the codes of their folders in `locales`, as they travel in `lang`, with the BCP 47 tags for <html lang> and
 * all formatting of numbers and dates. A new language is a folder and a row.
 */
export const languageTags = {
  en: 'en',
  zh: 'zh-CN',
  hk: 'zh-HK',
  th: 'th',
  jp: 'ja',
  kor: 'ko',
  fra: 'fr',
  turkish: 'tr',
  ru: 'ru',
  spa: 'es',
} as const satisfies Readonly<Record<string, string>>;
export type LanguageCode = keyof typeof languageTags;

/** The languages that a person may choose from, none meaning all, and the first one. */
export interface OfferedLanguages {
  readonly offered: readonly LanguageCode[];
  readonly first: LanguageCode;
}

/** A development locale that stretches and accents every text. */
export const pseudoLanguage = 'pseudo';
export const defaultLanguage: LanguageCode = 'en';

export const isLanguageCode = (text: string): text is LanguageCode => Object.hasOwn(languageTags, text);
export const languageCodes: readonly LanguageCode[] = Object.keys(languageTags).filter(isLanguageCode);
