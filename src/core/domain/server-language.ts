import type { DialectName } from './dialect-name.ts';

/** What is asked for instead of a language; any other language as it is. */
type Instead = Readonly<Partial<Record<string, string>>>;

interface Languages {
  /** Where the labels of payout cards end in a fault. */
  readonly cards: Instead;
  /** Languages without articles: lists of them stay empty. */
  readonly articles: Instead;
  /** Texts without an entry of their own are translated to the language of a header, in spelling of its own. */
  readonly header?: Instead;
}

const labels: Instead = { ru: 'en', turkish: 'en' };

/** Beside the traits of families: these are asked for by calls alone, and only of a family that is known. */
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

/** How a language is asked for in a call to a server of this family. */
export function languageFor(family: DialectName, operation: string, language: string): SpokenLanguage {
  const languages = languagesOf[family];
  return {
    parameter: rowOf(languages, operation)[language] ?? language,
    header: languages.header && (languages.header[language] ?? language),
  };
}
