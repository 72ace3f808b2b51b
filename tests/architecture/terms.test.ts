import { describe, expect, test } from 'vitest';
import { defaultLanguage, languageCodes } from '../../src/core/i18n/languages.ts';
import {
  englishTerms,
  spokenTexts,
  termFindings,
  termsOf,
  textsWith,
  unreviewedKeys,
  type Finding,
  type OwnTerm,
} from './terms.ts';

const english = englishTerms();
const englishTexts = spokenTexts(defaultLanguage);
const translated = languageCodes
  .filter((language) => language !== defaultLanguage)
  .map((language) => {
    const own = termsOf(language);
    const unreviewed = unreviewedKeys(language);
    const findings = termFindings([english, own], [englishTexts, spokenTexts(language)], language).filter(
      ({ key }) => !unreviewed.has(key),
    );
    return { language, own, findings };
  });

const isExcepted = (own: Readonly<Record<string, OwnTerm>>, { term, key, what }: Finding): boolean =>
  own[term]?.except?.[key] !== undefined || (what === 'not said' && english[term]?.except?.[key] !== undefined);

const exceptionsOf = (terms: Readonly<Record<string, { readonly except?: Readonly<Record<string, string>> }>>) =>
  Object.entries(terms).flatMap(([term, { except = {} }]) =>
    Object.entries(except).map(([key, reason]) => ({ term, key, reason })),
  );

describe('terms of trading', () => {
  test('there are sixty, and English texts speak of each', () => {
    expect(Object.keys(english).length).toBeGreaterThanOrEqual(60);
    expect(Object.entries(english).filter(([, term]) => textsWith(term, englishTexts).length === 0)).toEqual([]);
  });

  test.each(translated)('$language has words for all of them', ({ own }) => {
    expect(Object.keys(own)).toEqual(Object.keys(english));
    expect(Object.entries(own).filter(([, { right = [] }]) => right.length === 0)).toEqual([]);
  });

  test.each(translated)('$language says each with its own words, and with no wrong ones', ({ own, findings }) => {
    expect(findings.filter((finding) => !isExcepted(own, finding))).toEqual([]);
  });

  test('every exception is needed and says why', () => {
    const needed = (term: string, key: string, found: readonly Finding[]): boolean =>
      found.some((finding) => finding.term === term && finding.key === key);
    const all = translated.flatMap(({ findings }) => findings);
    const unneeded = [
      ...exceptionsOf(english).filter(({ term, key }) => !needed(term, key, all)),
      ...translated.flatMap(({ own, findings }) =>
        exceptionsOf(own).filter(({ term, key }) => !needed(term, key, findings)),
      ),
    ];
    expect(unneeded).toEqual([]);
    const reasons = [english, ...translated.map(({ own }) => own)].flatMap(exceptionsOf);
    expect(reasons.filter(({ reason }) => reason.length < 15)).toEqual([]);
  });
});

/** Pages for those who run the server: what it is, how it answers, and which one a demo imitates. */
const forOperators = /^(?:connection\.|settings\.about\.server$|presenter\.words\.label$)/;

test.each(languageCodes)('in %s nobody has “a server” but who runs one', (language) => {
  const texts = spokenTexts(language);
  const word = (texts.get('settings.about.server') ?? '').toLowerCase();
  expect(word).not.toBe('');
  const saying = [...texts].filter(([, text]) => text.toLowerCase().includes(word)).map(([key]) => key);
  expect(saying.filter((key) => forOperators.test(key)).length).toBeGreaterThan(3);
  expect(saying.filter((key) => !forOperators.test(key))).toEqual([]);
});

describe('terms: the rule bites', () => {
  const foundIn = (language: 'fra' | 'ru' | 'turkish' | 'jp', own: OwnTerm, englishText: string, text: string) =>
    termFindings(
      [{ coin: { words: 'coins?', outside: '^nft\\.' } }, { coin: own }],
      [new Map([['home.a', englishText]]), new Map([['home.a', text]])],
      language,
    ).map(({ what }) => what);
  const crypto: OwnTerm = { right: ['crypto'], wrong: ['monnaie'] };

  test.each([
    ['the right word', 'Choose a coin', 'Choisir un crypto', []],
    ['its plural in capitals', 'COINS', 'CRYPTOS', []],
    ['another word', 'Choose a coin', 'Choisir un jeton', ['not said']],
    ['a wrong word', 'Choose a coin', 'Choisir une monnaie', ['wrong word']],
    ['a wrong word for something else', 'Currency', 'Monnaie', ['wrong word']],
    ['no such term in English', 'Choose a coincidence', 'Choisir', []],
    ['a parameter is no word', 'Choose {{coin}}', 'Choisir {{coin}}', []],
    ['nor is it the word that is missing', 'Choose a coin', 'Choisir {{crypto}}', ['not said']],
  ])('%s', (_case, englishText, text, found) => {
    expect(foundIn('fra', crypto, englishText, text)).toEqual(found);
  });

  test('a stem begins a word where words have spaces between them, and stands anywhere where they have none', () => {
    expect(foundIn('ru', { right: ['монет'] }, 'coin', 'с монетой')).toEqual([]);
    expect(foundIn('ru', { right: ['монет'] }, 'coin', 'бумонета')).toEqual(['not said']);
    expect(foundIn('jp', { right: ['コイン'] }, 'coin', '全コイン')).toEqual([]);
  });

  test('small letters are those of the language', () => {
    expect(foundIn('turkish', { right: ['işlem'] }, 'coin', 'İşlem')).toEqual([]);
  });

  test('plural forms that English lacks are compared with its “other”, and other meanings are left alone', () => {
    const own = { coin: { right: ['монет'] } };
    const found = (key: string, originals: readonly string[]) =>
      termFindings(
        [{ coin: { words: 'coins?', outside: '^nft\\.' } }, own],
        [new Map(originals.map((original) => [original, '{{count}} coins'])), new Map([[key, '{{count}} токена']])],
        'ru',
      ).map(({ what }) => what);
    expect(found('home.row_few', ['home.row_one', 'home.row_other'])).toEqual(['not said']);
    expect(found('nft.row_few', ['nft.row_one', 'nft.row_other'])).toEqual([]);
  });
});
