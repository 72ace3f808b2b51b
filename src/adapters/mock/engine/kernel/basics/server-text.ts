import { isLanguageCode, type LanguageCode } from '../../../../../core/i18n/languages.ts';
import en from './texts/en.json' with { type: 'json' };
import fra from './texts/fra.json' with { type: 'json' };
import hk from './texts/hk.json' with { type: 'json' };
import jp from './texts/jp.json' with { type: 'json' };
import kor from './texts/kor.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import spa from './texts/spa.json' with { type: 'json' };
import th from './texts/th.json' with { type: 'json' };
import turkish from './texts/turkish.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** A text of this server, in each of its languages. */
export type ServerTextKey = keyof typeof en;

const dictionaries: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en,
  zh,
  hk,
  th,
  jp,
  kor,
  fra,
  turkish,
  ru,
  spa,
};

/** The language of a request; English for unknown and missing codes. */
export const serverLanguage = (code: string | undefined): LanguageCode =>
  code !== undefined && isLanguageCode(code) ? code : 'en';

/** The text in a server language, with `{{name}}` replaced. A missing key is a bug in this backend. */
export function serverText(language: string, key: string, parameters: Readonly<Record<string, string>> = {}): string {
  const text = dictionaries[serverLanguage(language)][key] ?? dictionaries.en[key];
  if (text === undefined) throw new Error(`no server text ${key}`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? '');
}

/** The dictionaries themselves, for the test that compares them. */
export const serverDictionaries = dictionaries;
