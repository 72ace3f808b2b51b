import { expect, test } from 'vitest';
import { defaultLanguage, languageCodes } from '../../src/core/i18n/languages.ts';
import { filesBelow, isTest, read } from '../support/source-files.ts';
import { dictionariesIn } from './dictionaries.ts';
import { neverSaid } from './never-said.ts';

/** Words that lure a person into a trade, in each language; `honest-words.test.ts` reads the English texts. */
const incentives = languageCodes
  .filter((language) => language !== defaultLanguage)
  .map((language) => [language, neverSaid(language).rewards] as const);

const keysSaying = (language: string, words: RegExp, names: readonly string[]): readonly string[] =>
  [...dictionariesIn(`locales/${language}`)]
    .filter(([name]) => names.includes(name))
    .flatMap(([name, texts]) => [...texts].filter(([, text]) => words.test(text)).map(([key]) => `${name}.${key}`));

const ticketTexts = ['trading', 'contracts', 'options'];

test.each(incentives)(
  'H4: no reward stands on a ticket, in a confirmation or in a result, in %s either',
  (language, words) => {
    expect(keysSaying(language, words, ticketTexts)).toEqual([]);
    // The words are those that this language uses where coupons and invitations are at home.
    expect(keysSaying(language, words, ['coupons'])).not.toEqual([]);
    expect(keysSaying(language, words, ['invite'])).not.toEqual([]);
  },
);

/** Everything that the screens of trading are made of, but for what every screen has around it. */
const tradingSources = ['src/features/trading', 'src/features/shared/order-checks', 'src/features/shared/limits']
  .flatMap((folder) => filesBelow(folder))
  .filter((path) => /\.tsx?$/.test(path) && !isTest(path));

test('H4: no screen of trading reads coupons or invitations, or leads to them', () => {
  expect(tradingSources.length).toBeGreaterThan(200);
  const drawing = /coupon|rebate|cashback|setting\.(share|coupon)|useText\('(invite|coupons)'\)/i;
  expect(tradingSources.filter((path) => drawing.test(read(path)))).toEqual([]);
  expect(drawing.test('to={routes.setting.coupon}')).toBe(true);
});
