import type { LanguageCode } from '../languages.ts';
import type { LoadTexts } from './load-texts.ts';

// Made from the folders of locales by scripts/generate-texts.mjs: npm run generate.

type TextFiles = Readonly<Record<string, LoadTexts>>;

/** The file list of a language comes with its first dictionary, so that the names of the others are never fetched. */
export const textFiles: Readonly<Record<LanguageCode, () => Promise<{ readonly texts: TextFiles }>>> = {
  en: () => import('./en.gen.ts'),
  fra: () => import('./fra.gen.ts'),
  hk: () => import('./hk.gen.ts'),
  jp: () => import('./jp.gen.ts'),
  kor: () => import('./kor.gen.ts'),
  ru: () => import('./ru.gen.ts'),
  spa: () => import('./spa.gen.ts'),
  th: () => import('./th.gen.ts'),
  turkish: () => import('./turkish.gen.ts'),
  zh: () => import('./zh.gen.ts'),
};
