import { expect, test } from 'vitest';
import type { LanguageCode } from '../../src/core/i18n/languages.ts';
import { spokenTexts } from './terms.ts';

const spaced = / [;:!?»]|« /;
const afterIdeograph = '(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])[,;:!?](?=\\s|$)';

/** What a language does not write: marks of another one, and in French a plain space before a high mark. */
const foreign = new Map<LanguageCode, RegExp>([
  ['zh', new RegExp(`[「」«»]|${afterIdeograph}`, 'u')],
  ['hk', new RegExp(`[“”«»]|${afterIdeograph}`, 'u')],
  ['jp', new RegExp(`[“”«»]|${afterIdeograph}`, 'u')],
  ['kor', /[“”「」«»]/],
  ['th', /[「」«»。]|[.;](?=\s|$)/],
  ['ru', new RegExp(`[“”]|${spaced.source}`)],
  ['turkish', /[「」«»]| [;:!?]/],
  ['fra', new RegExp(`[“”]|${spaced.source}`)],
  ['spa', new RegExp(`[“”]|${spaced.source}`)],
]);

const findings = (language: LanguageCode, texts: Iterable<readonly [string, string]>): readonly string[] =>
  [...texts].filter(([, text]) => foreign.get(language)?.test(text) === true).map(([key]) => key);

test.each([...foreign.keys()])('%s has the marks of its own language', (language) => {
  expect(findings(language, spokenTexts(language))).toEqual([]);
});

test.each([
  ['fra', 'Code refusé ? Voir « Mes ordres ».', true],
  ['fra', 'Code refusé\u00A0? Voir «\u00A0Mes ordres\u00A0».', false],
  ['ru', 'Открыть “Спот”', true],
  ['ru', 'Открыть «Спот»', false],
  ['zh', '合约: 平仓', true],
  ['zh', '合约：平仓。BTC 08:00', false],
  ['kor', '“선물” 열기', true],
  ['th', 'ปิดแล้ว.', true],
  ['th', 'ขยับ 0.6%', false],
] as const)('marks of a language: %s, %s', (language, text, isFound) => {
  expect(findings(language, [['a.b', text]])).toEqual(isFound ? ['a.b'] : []);
});
