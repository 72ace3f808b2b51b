import type { LanguageCode } from '../languages.ts';
import type { LoadTexts } from './load-texts.ts';

// Made from the folders of locales by scripts/generate-texts.mjs: npm run generate.

type TextFiles = Readonly<Record<string, LoadTexts>>;

/** The list of a language's files comes with its first words: nobody fetches the names of files in the others. */
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
