/** The codes of the ten dictionaries, as they travel in `lang`. */
export const languageCodes = ['en', 'zh', 'hk', 'th', 'jp', 'kor', 'fra', 'turkish', 'ru', 'spa'] as const;
export type LanguageCode = (typeof languageCodes)[number];
/** A development locale that stretches and accents every text. */
export const pseudoLanguage = 'pseudo';

/** BCP 47 tags for <html lang> and all formatting of numbers and dates. */
export const languageTags: Readonly<Record<LanguageCode, string>> = {
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
};

/** Each language in its own words. */
export const languageNames: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  zh: '简体中文',
  hk: '繁體中文',
  th: 'ไทย',
  jp: '日本語',
  kor: '한국어',
  fra: 'Français',
  turkish: 'Türkçe',
  ru: 'Русский',
  spa: 'Español',
};

export const defaultLanguage: LanguageCode = 'en';
export const isLanguageCode = (text: string): text is LanguageCode => languageCodes.some((code) => code === text);
