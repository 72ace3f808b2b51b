import { isLanguageCode, type LanguageCode } from '../../../../../core/i18n/languages.ts';
import { serverDictionaries } from './server-texts.gen.ts';

/** The language of a request; English for unknown and missing codes. */
export const serverLanguage = (code: string | undefined): LanguageCode =>
  code !== undefined && isLanguageCode(code) ? code : 'en';

/** The text in a server language, with `{{name}}` replaced. A missing key is a bug in this backend. */
export function serverText(language: string, key: string, parameters: Readonly<Record<string, string>> = {}): string {
  const text = serverDictionaries[serverLanguage(language)][key] ?? serverDictionaries.en[key];
  if (text === undefined) throw new Error(`no server text ${key}`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? '');
}
