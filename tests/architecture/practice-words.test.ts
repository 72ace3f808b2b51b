import { expect, test } from 'vitest';
import { languageCodes, type LanguageCode } from '../../src/core/i18n/languages.ts';
import { dictionariesIn } from './dictionaries.ts';

/** A gain that was missed, or practice money that would turn into real money, as each language says it. */
const bait: Readonly<Record<LanguageCode, readonly [words: RegExp, example: string]>> = {
  en: [
    /(could|would) have (earned|made)|convert your (practice|demo)|turn .*practice .*into real/i,
    'You could have earned',
  ],
  zh: [
    /本可(?:以)?(?:赚|获利|盈利)|模拟(?:盈利|收益|资金|余额).*(?:转为|兑换成|变成|提现)/,
    '模拟收益可兑换成真实资金',
  ],
  hk: [/本可(?:以)?(?:賺|獲利|盈利)|模擬(?:盈利|收益|資金|餘額).*(?:轉為|兌換成|變成|提取)/, '您本可賺取'],
  jp: [/(?:稼げ|儲かっ)ていた|(?:練習|模擬|デモ)の(?:利益|残高)を.*(?:交換|換金|出金|移)/, '練習の利益を換金できます'],
  kor: [
    /벌 수 있었|(?:연습|모의).*(?:수익|잔액).*(?:실제 자금으로|현금으로|출금하세요)/,
    '모의 수익을 현금으로 바꾸세요',
  ],
  ru: [
    /могли бы заработать|заработали бы|(?:учебн|виртуальн|демо)\S* (?:прибыль|баланс).*(?:вывести|превра|обменя)/i,
    'Вы могли бы заработать',
  ],
  spa: [
    /(?:podría|habría)s? (?:haber )?ganado|convierta? (?:su|tu)s? (?:práctica|demo|ganancias)/i,
    'Podría haber ganado',
  ],
  fra: [/auriez (?:pu )?gagn|convertissez vo(?:tre|s) (?:gains?|profits?|solde)/i, 'Vous auriez gagné'],
  th: [/(?:อาจ|คง)(?:ได้|ทำ)กำไรไปแล้ว|แปลงกำไร(?:ฝึก|ทดลอง|เดโม|จำลอง)/, 'คุณอาจได้กำไรไปแล้ว'],
  turkish: [
    /kazanabilirdiniz|kazanmış olurdunuz|(?:alıştırma|deneme|demo) (?:kârınızı|bakiyenizi)/i,
    'Bunu kazanabilirdiniz',
  ],
};

test.each(languageCodes)('H9: no practice result is held out as real money in %s', (language) => {
  const [words, example] = bait[language];
  const texts = [...dictionariesIn(`locales/${language}`)].flatMap(([name, all]) =>
    [...all].map(([key, text]) => ({ key: `${name}.${key}`, text })),
  );
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.filter(({ text }) => words.test(text))).toEqual([]);
  expect(words.test(example)).toBe(true);
});
