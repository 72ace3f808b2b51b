import type { LanguageCode } from '../../../../../core/i18n/languages.ts';
import enGeneral from '../../../../../../locales/en/server/general.json' with { type: 'json' };
import fraGeneral from '../../../../../../locales/fra/server/general.json' with { type: 'json' };
import hkGeneral from '../../../../../../locales/hk/server/general.json' with { type: 'json' };
import jpGeneral from '../../../../../../locales/jp/server/general.json' with { type: 'json' };
import korGeneral from '../../../../../../locales/kor/server/general.json' with { type: 'json' };
import ruGeneral from '../../../../../../locales/ru/server/general.json' with { type: 'json' };
import spaGeneral from '../../../../../../locales/spa/server/general.json' with { type: 'json' };
import thGeneral from '../../../../../../locales/th/server/general.json' with { type: 'json' };
import turkishGeneral from '../../../../../../locales/turkish/server/general.json' with { type: 'json' };
import zhGeneral from '../../../../../../locales/zh/server/general.json' with { type: 'json' };

// Made from the folders of locales by scripts/generate-texts.mjs: npm run generate.

/** A text this server can say in each of its languages. */
export type ServerTextKey = keyof typeof enGeneral;

export const serverDictionaries: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: { ...enGeneral },
  fra: { ...fraGeneral },
  hk: { ...hkGeneral },
  jp: { ...jpGeneral },
  kor: { ...korGeneral },
  ru: { ...ruGeneral },
  spa: { ...spaGeneral },
  th: { ...thGeneral },
  turkish: { ...turkishGeneral },
  zh: { ...zhGeneral },
};
