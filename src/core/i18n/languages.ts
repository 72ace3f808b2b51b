interface Language {
  /** BCP 47 tag for <html lang> and all formatting of numbers and dates. */
  readonly tag: string;
  /** In its own words. */
  readonly name: string;
}

/** The languages, by the codes of their folders in `locales`, as they travel in `lang`. A new one is a folder and a row. */
export const languages = {
  en: { tag: 'en', name: 'English' },
  zh: { tag: 'zh-CN', name: '简体中文' },
  hk: { tag: 'zh-HK', name: '繁體中文' },
  th: { tag: 'th', name: 'ไทย' },
  jp: { tag: 'ja', name: '日本語' },
  kor: { tag: 'ko', name: '한국어' },
  fra: { tag: 'fr', name: 'Français' },
  turkish: { tag: 'tr', name: 'Türkçe' },
  ru: { tag: 'ru', name: 'Русский' },
  spa: { tag: 'es', name: 'Español' },
} as const satisfies Readonly<Record<string, Language>>;
export type LanguageCode = keyof typeof languages;

/** A development locale that stretches and accents every text. */
export const pseudoLanguage = 'pseudo';
export const defaultLanguage: LanguageCode = 'en';

export const isLanguageCode = (text: string): text is LanguageCode => Object.hasOwn(languages, text);
export const languageCodes: readonly LanguageCode[] = Object.keys(languages).filter(isLanguageCode);
