import type { LanguageCode } from '../i18n/languages.ts';
import type { Operation } from '../platform/http-transport.ts';

/** Storage key, for this session: the calls of a server that answer in English alone. */
export const englishKey = (apiBase: string): string => `english.${apiBase}`;

/** The start of a line; the time of the finding follows. A call that saves a card counts as the call that reads it. */
export const englishLine = (operation: Operation, language: LanguageCode): string =>
  `${operation.replace('/cash_save', '/cash_info')},${language},`;

/** Whether a call was found to fail in this language but not in English. */
export const answersInEnglish = (kept: string | undefined, operation: Operation, language: LanguageCode): boolean =>
  kept?.includes(englishLine(operation, language)) === true;
