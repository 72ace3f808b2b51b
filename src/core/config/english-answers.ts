import type { LanguageCode } from '../i18n/languages.ts';
import type { Operation } from '../ports/http-transport.ts';

/** Below this the device keeps, until the session ends, which calls of a server answer in English alone. */
export const englishKey = (apiBase: string): string => `english.${apiBase}`;

/** What a line begins with; the time of the finding follows. What saves a card is answered as what reads it. */
export const englishLine = (operation: Operation, language: LanguageCode): string =>
  `${operation.replace('/cash_save', '/cash_info')},${language},`;

/** Whether a call was found to end in a fault in this language and not in English. */
export const answersInEnglish = (kept: string | undefined, operation: Operation, language: LanguageCode): boolean =>
  kept?.includes(englishLine(operation, language)) === true;
