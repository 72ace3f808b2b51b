import type { DialectName } from './dialect-name.ts';

/** Languages replaced in a request; any other language is sent as it is. */
type Instead = Readonly<Partial<Record<string, string>>>;

interface Languages {
  /** Languages in which the labels of payout cards fail. */
  readonly cards: Instead;
  /** Languages without articles: lists of them stay empty. */
  readonly articles: Instead;
  /** Texts without a dictionary entry are translated to the language of a header, with its own codes. */
  readonly header?: Instead;
}

const labels: Instead = { ru: 'en', turkish: 'en' };

/** Separate from the family's traits: only calls need them, and only for a known family. */
const languagesOf: Readonly<Record<DialectName, Languages>> = {
  standard: { cards: {}, articles: {} },
  a: { cards: labels, articles: { ...labels, th: 'en', fra: 'en', spa: 'en' } },
  b: { cards: labels, articles: labels },
  c: { cards: labels, articles: { ...labels, th: 'en', fra: 'en', spa: 'xp' } },
  d: { cards: labels, articles: labels, header: { ...labels, kor: 'kr' } },
};

function rowOf({ cards, articles }: Languages, operation: string): Instead {
  if (operation.includes(' /user/cash_')) return cards;
  return operation.includes(' /news/') ? articles : {};
}

export interface SpokenLanguage {
  /** The parameter `lang`. */
  readonly parameter: string;
  /**
   * The header `lang`; undefined when the server reads none. Other origins must allow it (CORS), so only these servers
   * get it.
   */
  readonly header: string | undefined;
}

/** The language parameters of a call to a server of this family. */
export function languageFor(family: DialectName, operation: string, language: string): SpokenLanguage {
  const languages = languagesOf[family];
  return {
    parameter: rowOf(languages, operation)[language] ?? language,
    header: languages.header && (languages.header[language] ?? language),
  };
}
