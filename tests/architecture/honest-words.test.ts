import { expect, test } from 'vitest';
import { filesBelow, read } from '../support/source-files.ts';
import { dictionariesIn } from './dictionaries.ts';

const english = [...dictionariesIn('locales/en')].flatMap(([name, texts]) =>
  [...texts].map(([key, text]) => ({ key: `${name}.${key}`, text })),
);
const saying = (words: RegExp, inside = /./): readonly string[] =>
  english.filter(({ key, text }) => inside.test(key) && words.test(text)).map(({ key }) => key);

/** A share in figures, with its sign before or behind it and in whatever digits; a parameter is none. */
const share = /\p{Nd}[\p{Nd}.,٫\s]*[%％٪]|[%％٪]\s*\p{Nd}/u;

test.each(filesBelow('locales').flatMap((path) => /^locales\/([^/]+)\/trading\.json$/.exec(path)?.[1] ?? []))(
  'H2: no warning names a share of losers that the operator did not give (%s)',
  (language) => {
    const risks = [...dictionariesIn(`locales/${language}`)].flatMap(([name, texts]) =>
      [...texts].filter(([key]) => /risk/i.test(`${name}.${key}`)),
    );
    expect(risks.length).toBeGreaterThan(5);
    expect(risks.filter(([, text]) => share.test(text)).map(([key]) => key)).toEqual([]);
    expect(risks.filter(([key]) => key === 'risk.losers').map(([, text]) => text.split('{{percent}}').length)).toEqual([
      2,
    ]);
  },
);

test('H3: the trading screens say that all of the money can be lost', () => {
  expect(saying(/lose all the money/, /^trading\.risk\./)).not.toEqual([]);
});

test('H4: no reward stands on a ticket, in a confirmation or in a result', () => {
  expect(saying(/coupon|bonus|rebate|reward|invite|cashback/i, /^(trading|contract|seconds)\./)).toEqual([]);
});

const social = /^(copyTrading|copyAgreement|nft|nftNews|quiz)\./;

test('H4: artworks, copying and the quiz make no lures; a bonus is what a right guess is paid, and nothing else', () => {
  expect(saying(/coupon|rebate|reward|invite|cashback|free bet|last chance|hurry|don’t miss/i, social)).toEqual([]);
  expect(saying(/bonus/i, social).filter((key) => !/^quiz\.(states|next)\./.test(key))).toEqual([]);
});

test('H23, H24: of artworks, copying and guesses no gain is promised, not even that of another trader', () => {
  const promise =
    /guarante|yield|passive|earn|easy (money|profit)|like a pro|grow your|will rise|worth more|beat the market/i;
  expect(saying(promise, social)).toEqual([]);
  expect(saying(/Past results do not tell/, /^copyTrading\.notes/)).toHaveLength(1);
  expect(saying(/lose|lost|forfeit/i, social).length).toBeGreaterThan(5);
});

const finance = /^(finance|launch|mining|dual)\./;

test('H4, IE1: investment products use no lures, no hurry and no count of other viewers', () => {
  const drawing =
    /coupon|rebate|reward|invite|cashback|bonus|free |last chance|hurry|don’t miss|limited|viewing|popular/i;
  const isAboutMoney = (key: string): boolean => /^mining\.(free|unlocks)/.test(key) || key === 'dual.free';
  expect(saying(drawing, finance).filter((key) => !isAboutMoney(key))).toEqual([]);
});

test('H23: a yield is never held out as certain: whatever is called guaranteed is said not to be', () => {
  const guaranteed = english.filter(({ key, text }) => finance.test(key) && /guarante/i.test(text));
  expect(guaranteed.length).toBeGreaterThan(4);
  expect(guaranteed.filter(({ text }) => !/\b(not|no|nothing)\b/i.test(text)).map(({ key }) => key)).toEqual([]);
  const yields = english.filter(({ key }) => /^(mining|dual)\.yield(Text|Varies)$/.test(key));
  expect(yields.map(({ text }) => /not guaranteed/.test(text))).toEqual([true, true, true]);
  expect(saying(/passive|risk-free|safe|easy (money|profit)|will rise|grow your|beat the market/i, finance)).toEqual(
    [],
  );
});

test('H6: nothing celebrates: no confetti, streaks, badges of honour, leaderboards', () => {
  expect(saying(/confetti|streak|leader ?board|jackpot|congratulations|lucky/i)).toEqual([]);
  const animations = filesBelow('src')
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => [...read(path).matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name));
  expect(animations.length).toBeGreaterThan(0);
  expect(animations.filter((name) => /confetti|firework|celebrat|shake|party/i.test(name))).toEqual([]);
});

test('H10: practice says that contracts open whole however large they are, and nothing says that they fill from a book', () => {
  expect(saying(/contract opens whole at the last price/i, /^practice\.fills$/)).toHaveLength(1);
  expect(saying(/from the (quoted |order )?book/i, /^(practice|contract|glossary)\./)).toEqual([]);
});

test('H9: no practice result is held out as real money', () => {
  expect(
    saying(
      /could have (earned|made)|would have (earned|made)|convert your (practice|demo)|turn .*practice .*into real/i,
    ),
  ).toEqual([]);
});

test.each([
  ['74 % of retail accounts lose money', share],
  ['Hesapların %74,5 kadarı para kaybediyor', share],
  ['有 74.5％ 出现亏损', share],
  ['You could have earned more', /could have (earned|made)/],
])('the words looked for are found: %s', (text, words) => expect(words.test(text)).toBe(true));

test('H1: that losses end at the contract account is promised where this program is the server, and nowhere else', () => {
  const promise = /most you can lose|(never|not) (fall|less|go|drop)\S* (than|below) zero|cannot owe/i;
  expect(saying(promise, /^(contracts|knowledge|trading|glossary)\./)).toEqual([
    'contracts.confirm.backingDemo',
    'contracts.receipt.settledDemo',
  ]);
  expect(saying(/owe more depends on the platform’s terms/)).toEqual([
    'contracts.confirm.backing',
    'contracts.receipt.settled',
    'knowledge.backing.why',
  ]);
});
