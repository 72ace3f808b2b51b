import { expect, test } from 'vitest';
import { filesBelow, isTest, read } from '../support/source-files.ts';
import { dictionariesIn } from './dictionaries.ts';

/** Words that lure a person into a trade, in each language. */
const incentives = {
  fra: /coupon|bonus|\bbons\b|bon de r[ée]duction|récompens|parrain|cashback|invitez/i,
  spa: /cup[oó]n|bono|recompensa|referid|cashback|invit[ae]/i,
  ru: /купон|бонус|вознагражд|пригла|кэшб[еэ]к/i,
  turkish: /kupon|bonus|ödül|davet|nakit iade/i,
  th: /คูปอง|โบนัส|รางวัล|เชิญ|เงินคืน/,
  zh: /优惠券|卡券|奖励|返佣|返现|邀请|赠金/,
  hk: /優惠券|卡券|獎勵|返佣|返現|邀請|贈金/,
  jp: /クーポン|ボーナス|報酬|招待|キャッシュバック/,
  kor: /쿠폰|보너스|리워드|초대|캐시백/,
} as const;

const keysSaying = (language: string, words: RegExp, names: readonly string[]): readonly string[] =>
  [...dictionariesIn(`locales/${language}`)]
    .filter(([name]) => names.includes(name))
    .flatMap(([name, texts]) => [...texts].filter(([, text]) => words.test(text)).map(([key]) => `${name}.${key}`));

const ticketTexts = ['trading', 'contract', 'seconds'];

test.each(Object.entries(incentives))(
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
