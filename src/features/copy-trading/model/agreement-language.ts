import type { LanguageCode } from '../../../core/i18n/languages.ts';

/** The languages that the two addresses of the agreement are named after. */
export type AgreementAddress = 'zh' | 'en';

/** Which of the two a reader is sent to. */
export const agreementFor = (reader: LanguageCode): AgreementAddress =>
  reader === 'zh' || reader === 'hk' ? 'zh' : 'en';

/** What it is first read in there: the reader's own language where they are sent, that of the address elsewhere. */
export const firstRead = (reader: LanguageCode, address: AgreementAddress): LanguageCode =>
  agreementFor(reader) === address ? reader : address;

/** What it can be read in there. */
export const readableIn = (reader: LanguageCode, address: AgreementAddress): readonly LanguageCode[] => [
  ...new Set([reader, address]),
];
