import { describe, expect, test } from 'vitest';
import { defaultLanguage, languageCodes, languageTags, type LanguageCode } from '../../src/core/i18n/languages.ts';
import { filesBelow, programFiles, read } from '../support/source-files.ts';
import { textsInCode } from './texts-in-code.ts';
import {
  askedKeys,
  dictionariesIn,
  differences,
  spokenKeys,
  stemOf,
  textFindings,
  unreviewedTexts,
  type UnreviewedText,
} from './dictionaries.ts';

const english = dictionariesIn(`locales/${defaultLanguage}`);
const isWritten = (language: LanguageCode): boolean => filesBelow(`locales/${language}`).length > 0;
const written = languageCodes.filter(isWritten);
const pluralForms = (language: LanguageCode): readonly string[] =>
  new Intl.PluralRules(languageTags[language]).resolvedOptions().pluralCategories;

test('no text of a screen stands in the code', () => {
  expect(programFiles().flatMap((path) => textsInCode(path))).toEqual([]);
});

test.each([
  ['<p>Hello</p>', 1],
  ["<p>{'Hello'}</p>", 1],
  ['<img alt="A coin" />', 1],
  ["<Button label={'Send'} />", 1],
  ['<p>{name} · {other}</p>', 0],
  ["<p className={styles['a']}>{t('a.b')}</p>", 0],
  ['<input name="size" type="text" />', 0],
])('text in code: %s', (markup, count) => {
  expect(textsInCode('a.tsx', `const a = ${markup};`)).toHaveLength(count);
});

describe('dictionaries', () => {
  test('every language is written', () => {
    expect(languageCodes.filter((language) => !isWritten(language))).toEqual([]);
  });

  test('nothing but the languages of the program', () => {
    const folders = new Set(filesBelow('locales').flatMap((path) => /^locales\/([^/]+)\//.exec(path)?.[1] ?? []));
    expect([...folders].filter((folder) => !languageCodes.some((code) => code === folder))).toEqual([]);
  });

  test.each(written)('%s: the same dictionaries, keys and parameters as in English, all plural forms', (language) => {
    const own = dictionariesIn(`locales/${language}`);
    const found = [...english].flatMap(([name, texts]) =>
      differences(texts, own.get(name) ?? new Map(), pluralForms(language)).map(
        (difference) => `${name}.${difference}`,
      ),
    );
    const unknown = [...own.keys()].filter((name) => !english.has(name));
    expect([...found, ...unknown]).toEqual([]);
  });

  test.each(written)('%s: texts are not empty and hold neither numbers nor markup', (language) => {
    const found = [...dictionariesIn(`locales/${language}`)].flatMap(([name, texts]) =>
      [...texts].flatMap(([key, text]) => textFindings(`${name}.${key}`, text)),
    );
    expect(found).toEqual([]);
  });

  test('every dictionary is known to the compiler', () => {
    const keys = read('src/core/i18n/dictionaries.gen.d.ts');
    expect([...english.keys()].filter((name) => !keys.includes(`locales/en/${name}.json`))).toEqual([]);
  });

  test('a text that is marked as unreviewed is there', () => {
    const marked = unreviewedTexts(read('locales/unreviewed.txt'));
    const isThere = ({ language, dictionary, key }: UnreviewedText): boolean =>
      dictionariesIn(`locales/${language}`).get(dictionary)?.has(key) === true;
    expect(marked.filter((text) => !isThere(text))).toEqual([]);
    expect(unreviewedTexts('# a comment\nzh quiz.card.name\n')).toEqual([
      { language: 'zh', dictionary: 'quiz', key: 'card.name' },
    ]);
  });

  test('every key is used', () => {
    const spoken = programFiles()
      .filter((path) => !path.startsWith('src/adapters/mock/engine/'))
      .map((path) => spokenKeys(path));
    const literals = new Set(spoken.flatMap((file) => [...file.literals]));
    const patterns = spoken.flatMap((file) => file.patterns);
    const isUsed = (name: string, key: string): boolean => {
      const stem = stemOf(key);
      return [stem, `${name}:${stem}`].some(
        (wanted) => literals.has(wanted) || patterns.some((pattern) => pattern.test(wanted)),
      );
    };
    const unused = [...english].flatMap(([name, texts]) =>
      [...texts.keys()].filter((key) => !isUsed(name, key)).map((key) => `${name}.${key}`),
    );
    expect(unused).toEqual([]);
  });

  test('every key that is asked for is there', () => {
    const missing = programFiles().flatMap((path) =>
      askedKeys(path)
        .filter(
          ({ dictionary, key }) => ![...(english.get(dictionary)?.keys() ?? [])].some((known) => stemOf(known) === key),
        )
        .map(({ dictionary, key }) => `${path}: ${dictionary}.${key}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(languageCodes)(
    "the backend's own texts in %s have the keys and parameters of the English ones",
    (language) => {
      const [own, wanted] = [language, defaultLanguage].map((code) => dictionariesIn(`locales/${code}/server`));
      expect([...(own?.keys() ?? [])]).toEqual([...(wanted?.keys() ?? [])]);
      const found = [...(wanted ?? [])]
        .filter(([name]) => name !== 'articles')
        .flatMap(([name, texts]) => differences(texts, own?.get(name) ?? new Map(), pluralForms(language)));
      expect(found).toEqual([]);
    },
  );
});

describe('dictionaries: each rule bites', () => {
  const texts = (entries: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
    new Map(Object.entries(entries));

  test('missing and surplus keys, other parameters, absent plural forms', () => {
    const wanted = texts({ a: 'A {{x}}', b: 'B', row_one: '{{count}} row', row_other: '{{count}} rows' });
    expect(
      differences(wanted, texts({ a: 'A {{y}}', c: 'C', row_one: 'x', row_other: 'y' }), ['one', 'few', 'other']),
    ).toEqual(['b: missing', 'c: not in English', 'a: parameters y instead of x', 'row: no form for few']);
    expect(differences(wanted, texts({ a: '{{x}} a', b: 'b', row_other: '{{count}}' }), ['other'])).toEqual([]);
  });

  test.each([
    ['At least 7 characters', 1],
    ['24小时 5', 1],
    ['1,000', 1],
    ['', 1],
    [' x', 1],
    ['<b>x</b>', 1],
    ['C2C', 0],
    ['Lv1 and 24h', 0],
    ['{{min}} to {{max}}', 0],
    ['MA{{period}}', 0],
  ])('text %j', (text, count) => {
    expect(textFindings('k', text)).toHaveLength(count);
  });

  test('a key that names a number may spell it out', () => {
    expect(textFindings('chart.range.15min', '15 minutes')).toEqual([]);
  });

  test('keys are heard in literals, types and templates', () => {
    const { literals, patterns } = spokenKeys(
      'a.ts',
      "type K = 'a.b'; const c = `status.${d}`; const e = `${f}${g}`; const h = `${i} USDT`;",
    );
    expect(literals.has('a.b')).toBe(true);
    expect(patterns.map((pattern) => pattern.test('status.open'))).toEqual([true]);
  });

  test('asked keys are read with their dictionary', () => {
    expect(
      askedKeys('a.tsx', "const t = useText('home'); const u = useText('shell'); t('x.y'); u('z', { a }); v('w');"),
    ).toEqual([
      { dictionary: 'home', key: 'x.y' },
      { dictionary: 'shell', key: 'z' },
    ]);
  });
});
