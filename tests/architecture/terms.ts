import { languageTags, type LanguageCode } from '../../src/core/i18n/languages.ts';
import { read } from '../support/source-files.ts';
import { dictionariesIn, pluralFormOf, stemOf, unreviewedTexts, type Texts } from './dictionaries.ts';

/** Texts that a rule leaves out, by their keys, each with its reason. */
type Exceptions = Readonly<Record<string, string>>;

/** A term of trading in English: `locales/en/checks/terms.json`. All its words are patterns. */
export interface EnglishTerm {
  readonly words: string;
  /** The keys in which the words have this meaning. */
  readonly within?: string;
  /** The keys in which they have another one. */
  readonly outside?: string;
  /** Texts of which most translations leave the word out. */
  readonly except?: Exceptions;
}

/** How a language says a term: `locales/<language>/checks/terms.json`. Words are stems, as patterns in small letters. */
export interface OwnTerm {
  /** Absent while the language has no words of its own yet. */
  readonly right?: readonly string[];
  readonly wrong?: readonly string[];
  readonly except?: Exceptions;
}

export type Terms<Term> = Readonly<Record<string, Term>>;

export const englishTerms = (): Terms<EnglishTerm> =>
  JSON.parse(read('locales/en/checks/terms.json')) as Terms<EnglishTerm>;
export const termsOf = (language: LanguageCode): Terms<OwnTerm> =>
  JSON.parse(read(`locales/${language}/checks/terms.json`)) as Terms<OwnTerm>;

/** All texts of a language that a person may read, by dictionary and key. */
export function spokenTexts(language: LanguageCode): Texts {
  const folders = [`locales/${language}`, `locales/${language}/server`];
  return new Map(
    folders.flatMap((folder) =>
      [...dictionariesIn(folder)].flatMap(([name, texts]) =>
        [...texts].map(([key, text]): [string, string] => [
          `${folder.endsWith('/server') ? 'server/' : ''}${name}.${key}`,
          text,
        ]),
      ),
    ),
  );
}

/** The keys of texts that are still English in this language. */
export const unreviewedKeys = (language: LanguageCode): ReadonlySet<string> =>
  new Set(
    unreviewedTexts(read('locales/unreviewed.txt'))
      .filter((text) => text.language === language)
      .map(({ dictionary, key }) => `${dictionary}.${key}`),
  );

const withoutParameters = (text: string): string => text.replace(/\{\{[^}]*\}\}/g, ' ');

/** Scripts that have spaces begin a stem where a word begins; the others have it anywhere. */
const alphabets = '\\p{Script=Latin}\\p{Script=Cyrillic}';
const startsInAlphabet = new RegExp(`^[${alphabets}]`, 'u');
const stem = (pattern: string): RegExp =>
  new RegExp(`${startsInAlphabet.test(pattern) ? `(?<![${alphabets}])` : ''}(?:${pattern})`, 'u');
const wholeWords = (pattern: string): RegExp => new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'i');

/** Whether an English text speaks of the term, its exceptions aside. */
function speaksOf({ words, within, outside }: EnglishTerm, key: string, text: string): boolean {
  if (within !== undefined && !new RegExp(within).test(key)) return false;
  if (outside !== undefined && new RegExp(outside).test(key)) return false;
  return wholeWords(words).test(withoutParameters(text));
}

export interface Finding {
  readonly term: string;
  readonly key: string;
  readonly text: string;
  readonly what: 'not said' | 'wrong word';
}

/** Where a language does not say a term with its own words, or says it with wrong ones. Exceptions are not looked at. */
export function termFindings(
  [english, own]: readonly [Terms<EnglishTerm>, Terms<OwnTerm>],
  [englishTexts, ownTexts]: readonly [Texts, Texts],
  language: LanguageCode,
): readonly Finding[] {
  const texts = [...ownTexts].map(([key, text]) => {
    const plural = pluralFormOf(key) === undefined ? undefined : englishTexts.get(`${stemOf(key)}_other`);
    const spoken = withoutParameters(text).toLocaleLowerCase(languageTags[language]);
    return { key, text, spoken, english: englishTexts.get(key) ?? plural ?? '' };
  });
  return Object.entries(own).flatMap(([term, { right = [], wrong = [] }]) => {
    const meant = english[term];
    if (meant === undefined) return [];
    const [rightStems, wrongStems] = [right.map(stem), wrong.map(stem)];
    return texts.flatMap(({ key, text, spoken, english: original }): readonly Finding[] => {
      if (wrongStems.some((word) => word.test(spoken))) return [{ term, key, text, what: 'wrong word' }];
      const isSaid = rightStems.some((word) => word.test(spoken)) || !speaksOf(meant, key, original);
      return isSaid ? [] : [{ term, key, text, what: 'not said' }];
    });
  });
}

/** The English texts that speak of a term. */
export const textsWith = (term: EnglishTerm, texts: Texts): readonly string[] =>
  [...texts].filter(([key, text]) => speaksOf(term, key, text)).map(([key]) => key);
