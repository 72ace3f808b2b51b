import { expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../src/core/i18n/languages.ts';
import { dictionariesIn } from './dictionaries.ts';
import { neverSaid } from './never-said.ts';

test.each(languageCodes)('H9: no practice result is held out as real money in %s', (language) => {
  // A gain that was missed, or practice money that would turn into real money, as each language says it.
  const { words, example } = neverSaid(language).practiceAsRealMoney;
  const texts = [...dictionariesIn(`locales/${language}`)].flatMap(([name, all]) =>
    [...all].map(([key, text]) => ({ key: `${name}.${key}`, text })),
  );
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.filter(({ text }) => words.test(text))).toEqual([]);
  expect(words.test(example)).toBe(true);
});

/** How each language marks what practice opens, in front of the order or as a word in it. */
const marks: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^Practice(:| )/,
  zh: /^模拟/,
  hk: /^模擬/,
  jp: /^模擬：/,
  kor: /모의/,
  fra: /simulé/,
  spa: /^Práctica: /,
  ru: /^Практика: /,
  turkish: /^Deneme: /,
  th: /^ฝึก/,
};

const buttons = {
  contracts: ['submit.practiceLong', 'submit.practiceShort', 'reverse.buttonPractice'],
  convert: ['addFundsPractice'],
  options: ['direction.practiceUp', 'direction.practiceDown'],
  trading: ['submit.practiceBuy', 'submit.practiceSell'],
};

test.each(languageCodes)('H9: the buttons of the practice tickets say so in one way in %s', (language) => {
  const dictionaries = dictionariesIn(`locales/${language}`);
  const texts = Object.entries(buttons).flatMap(([name, keys]) =>
    keys.map((key) => dictionaries.get(name)?.get(key) ?? `${name}.${key} is missing`),
  );
  expect(texts.filter((text) => !marks[language].test(text))).toEqual([]);
});
