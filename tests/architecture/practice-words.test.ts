import { expect, test } from 'vitest';
import { languageCodes } from '../../src/core/i18n/languages.ts';
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
