import type { LanguageCode } from './languages.ts';
import type { LoadTexts } from './texts/load-texts.ts';

// Made from the folders of locales by scripts/generate-texts.mjs: npm run generate.

type TextFiles = Readonly<Record<string, LoadTexts>>;

/** The file list of a language comes with its first dictionary, so that the names of the others are never fetched. */
export const textFiles: Readonly<Record<LanguageCode, () => Promise<{ readonly texts: TextFiles }>>> = {
  en: () => import('./texts/en.gen.ts'),
  fra: () => import('./texts/fra.gen.ts'),
  hk: () => import('./texts/hk.gen.ts'),
  jp: () => import('./texts/jp.gen.ts'),
  kor: () => import('./texts/kor.gen.ts'),
  ru: () => import('./texts/ru.gen.ts'),
  spa: () => import('./texts/spa.gen.ts'),
  th: () => import('./texts/th.gen.ts'),
  turkish: () => import('./texts/turkish.gen.ts'),
  zh: () => import('./texts/zh.gen.ts'),
};
