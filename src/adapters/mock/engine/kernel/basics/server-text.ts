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

/** Reasons of the world's past; they are stored in English. */
const ownReasons = ['reason.noPayment', 'reason.otherNetwork'] as const;
export type OwnReason = (typeof ownReasons)[number];

/** The reason of a refusal: one of the server's own in the language of the reader, every other one as it was written. */
export function reasonText(language: string, reason: string): string {
  const key = ownReasons.find((own) => serverDictionaries.en[own] === reason);
  return key === undefined ? reason : serverText(language, key);
}
