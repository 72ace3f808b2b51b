import type { LanguageCode } from './languages.ts';

// Made from the folders of locales by scripts/generate-texts.mjs: npm run generate.

/** Each language in its own words. */
export const languageNames: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  fra: 'Français',
  hk: '繁體中文',
  jp: '日本語',
  kor: '한국어',
  ru: 'Русский',
  spa: 'Español',
  th: 'ไทย',
  turkish: 'Türkçe',
  zh: '简体中文',
};
