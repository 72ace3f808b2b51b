import type { LanguageCode } from '../../../core/i18n/languages.ts';

/** The languages that the two addresses of the agreement are named after. */
export type AgreementAddress = 'zh' | 'en';

/** Which of the two a reader is sent to. */
export const agreementFor = (reader: LanguageCode): AgreementAddress =>
  reader === 'zh' || reader === 'hk' ? 'zh' : 'en';

/** The first language of the agreement: the reader's own if the server sends several, otherwise that of the address. */
export const firstRead = (reader: LanguageCode, address: AgreementAddress): LanguageCode =>
  agreementFor(reader) === address ? reader : address;

/** The available languages. */
export const readableIn = (reader: LanguageCode, address: AgreementAddress): readonly LanguageCode[] => [
  ...new Set([reader, address]),
];
