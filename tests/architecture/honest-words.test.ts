import { expect, test } from 'vitest';
import { filesBelow, read } from '../support/source-files.ts';
import { dictionariesIn } from './dictionaries.ts';

const english = [...dictionariesIn('locales/en')].flatMap(([name, texts]) =>
  [...texts].map(([key, text]) => ({ key: `${name}.${key}`, text })),
);
const saying = (words: RegExp, inside = /./): readonly string[] =>
  english.filter(({ key, text }) => inside.test(key) && words.test(text)).map(({ key }) => key);

test('H2: no warning names a share of losers that the operator did not give', () => {
  expect(saying(/\d+\s*%/, /risk/i)).toEqual([]);
});

test('H3: the trading screens say that all of the money can be lost', () => {
  expect(saying(/lose all the money/, /^trading\.risk\./)).not.toEqual([]);
});

test('H4: no reward stands on a ticket, in a confirmation or in a result', () => {
  expect(saying(/coupon|bonus|rebate|reward|invite|cashback/i, /^(trading|contract|seconds)\./)).toEqual([]);
});

test('H6: nothing celebrates: no confetti, streaks, badges of honour, leaderboards', () => {
  expect(saying(/confetti|streak|leader ?board|jackpot|congratulations|lucky/i)).toEqual([]);
  const animations = filesBelow('src')
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => [...read(path).matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name));
  expect(animations.length).toBeGreaterThan(0);
  expect(animations.filter((name) => /confetti|firework|celebrat|shake|party/i.test(name))).toEqual([]);
});

test('H9: no practice result is held out as real money', () => {
  expect(
    saying(
      /could have (earned|made)|would have (earned|made)|convert your (practice|demo)|turn .*practice .*into real/i,
    ),
  ).toEqual([]);
});

test.each([
  ['74 % of retail accounts lose money', /\d+\s*%/],
  ['You could have earned more', /could have (earned|made)/],
])('the words looked for are found: %s', (text, words) => expect(words.test(text)).toBe(true));
