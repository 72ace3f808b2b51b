import type { LanguageCode } from '../../../../../core/i18n/languages.ts';
import enArticles from '../../../../../../locales/en/server/articles.json' with { type: 'json' };
import fraArticles from '../../../../../../locales/fra/server/articles.json' with { type: 'json' };
import hkArticles from '../../../../../../locales/hk/server/articles.json' with { type: 'json' };
import jpArticles from '../../../../../../locales/jp/server/articles.json' with { type: 'json' };
import korArticles from '../../../../../../locales/kor/server/articles.json' with { type: 'json' };
import ruArticles from '../../../../../../locales/ru/server/articles.json' with { type: 'json' };
import spaArticles from '../../../../../../locales/spa/server/articles.json' with { type: 'json' };
import thArticles from '../../../../../../locales/th/server/articles.json' with { type: 'json' };
import turkishArticles from '../../../../../../locales/turkish/server/articles.json' with { type: 'json' };
import zhArticles from '../../../../../../locales/zh/server/articles.json' with { type: 'json' };

// Made from the folders of locales by scripts/generate-texts.mjs: npm run generate.

type Articles = typeof enArticles;

export const articleTexts: Readonly<Record<LanguageCode, Articles>> = {
  en: enArticles,
  fra: fraArticles,
  hk: hkArticles,
  jp: jpArticles,
  kor: korArticles,
  ru: ruArticles,
  spa: spaArticles,
  th: thArticles,
  turkish: turkishArticles,
  zh: zhArticles,
};
