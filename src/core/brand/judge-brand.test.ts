import { describe, expect, test } from 'vitest';
import { read } from '../../../tests/support/source-files.ts';
import { judgeBrand } from './judge-brand.ts';

const tools = { tokens: read('src/core/ui/tokens.css'), isOneFile: false };

const link = { label: 'Help', url: 'https://help.example.com/' };
/** What a person would write who gets everything right. */
const good = {
  name: 'Acme Markets',
  shortName: 'Acme',
  marks: { light: 'brand/light.svg', dark: 'brand/dark.svg' },
  accent: '#E4007F',
  font: { family: "'Georgia', serif", file: 'brand/acme.woff2' },
  upDown: 'red',
  languages: { offered: ['en', 'fra'], default: 'fra' },
  order: { home: ['market'], tabs: ['trade'], products: ['nft'] },
  texts: { en: { 'home.login': 'Come in' } },
  support: [link],
  legal: { text: 'Acme Ltd. is not a bank.', links: [link] },
};

/** What is taken, without what is refused. */
const takenOf = (written: unknown): Readonly<Record<string, unknown>> => {
  const { refused: _refused, inOrder, ...taken } = judgeBrand(written, tools);
  return { ...taken, inOrder: inOrder?.('tabs', ['home', 'trade']) };
};
const plain = 'plain characters';

describe('judgeBrand', () => {
  test('judgeBrand: a good block is taken whole', () => {
    const { accent, neutral, languages, inOrder, refused, ...taken } = judgeBrand(
      { ...good, neutral: '#334466' },
      tools,
    );
    const { accent: _accent, languages: _languages, order: _order, ...same } = good;
    expect(refused).toEqual([]);
    expect(taken).toEqual(same);
    expect(languages).toEqual({ offered: ['en', 'fra'], first: 'fra' });
    expect(inOrder?.('tabs', ['home', 'trade'])).toEqual(['trade', 'home']);
    expect(neutral?.dark).toMatchObject({ bg: expect.stringMatching(/^#/), 'text-3': expect.stringMatching(/^#/) });
    expect(accent).toMatchObject({ dark: expect.stringMatching(/^#/), light: expect.stringMatching(/^#/) });
  });

  test('judgeBrand: an empty block changes nothing', () => {
    const { refused, ...taken } = judgeBrand({}, tools);
    expect(refused).toEqual([]);
    expect(Object.values(taken).filter((one) => one !== undefined)).toEqual([]);
  });

  test.each<[string, unknown, string, string]>([
    ['name', '', 'name', plain],
    ['name', 'x'.repeat(41), 'name', plain],
    ['name', '{{amount}}', 'name', plain],
    ['shortName', 'x'.repeat(13), 'shortName', plain],
    ['accent', 'pink', 'accent', 'must be # and six hexadecimal digits'],
    ['accent', '#f2b84a', 'accent', 'looks like the mark of practice in the dark theme (#f2b84a)'],
    ['neutral', 'grey', 'neutral', 'must be # and six hexadecimal digits'],
    ['upDown', 'pink', 'upDown', 'must be green, red or blue'],
    ['colour', '#123456', 'colour', 'is not a setting'],
  ])('judgeBrand: %s %j is refused as a whole, and the rest holds', (field, value, path, why) => {
    const { refused } = judgeBrand({ ...good, [field]: value }, tools);
    expect(refused).toEqual([{ field: path, why: expect.stringContaining(why) }]);
    const whole = takenOf(good);
    expect(takenOf({ ...good, [field]: value })).toEqual(field in good ? { ...whole, [field]: undefined } : whole);
  });

  test.each<[string, unknown, string, string, unknown]>([
    ['marks', { light: 'x', dark: 'b.svg' }, 'marks.light', 'must be data:', { light: 'b.svg', dark: 'b.svg' }],
    ['marks', { dark: 'b.svg', wide: 'c.svg' }, 'marks.wide', 'is not a setting', { light: 'b.svg', dark: 'b.svg' }],
    ['languages', { offered: ['en', 'de'] }, 'languages.offered.1', 'is no language', { offered: ['en'], first: 'en' }],
    [
      'languages',
      { offered: ['en'], default: 'ru' },
      'languages.default',
      'is not offered',
      { offered: ['en'], first: 'en' },
    ],
    ['texts', { de: { 'home.login': 'Rein' } }, 'texts.de', 'is no language of the product', undefined],
    ['texts', { en: { 'home.login': '' } }, 'texts.en.home.login', 'must be 1 to 1000 characters', { en: {} }],
    ['texts', { en: { 'common.mode.demo': 'Real' } }, 'texts.en.common.mode.demo', 'money is not real', { en: {} }],
    ['support', [link, { label: 'x', url: 'http://a.example' }], 'support.1.url', 'must be https:', [link]],
    ['support', [{ url: link.url }], 'support.0.label', '', undefined],
    [
      'legal',
      { text: 'x', links: [{ label: '', url: link.url }] },
      'legal.links.0.label',
      'is empty',
      { text: 'x', links: [] },
    ],
  ])('judgeBrand: of %s %j only %s is refused', (field, value, path, why, left) => {
    const { refused } = judgeBrand({ ...good, [field]: value }, tools);
    expect(refused).toEqual([{ field: path, why: expect.stringContaining(why) }]);
    expect(takenOf({ ...good, [field]: value })).toEqual({ ...takenOf(good), [field]: left });
  });

  test('judgeBrand: languages may be a first one alone', () => {
    expect(judgeBrand({ languages: { default: 'ru' } }, tools).languages).toEqual({ offered: [], first: 'ru' });
  });

  test.each([null, 'Acme', 5, [good], true])('judgeBrand: %j is no block, and nothing of it is taken', (value) => {
    const { refused, ...taken } = judgeBrand(value, tools);
    expect(refused).toEqual([{ field: '', why: 'must be an object' }]);
    expect(Object.values(taken).filter((one) => one !== undefined)).toEqual([]);
  });

  test.each([null, 5, [5], true])('judgeBrand: fields of another kind, %j, are refused with a reason', (value) => {
    const wrong = Object.fromEntries(Object.keys(good).map((field) => [field, value]));
    const { refused } = judgeBrand(wrong, tools);
    const told = new Set(refused.map(({ field }) => field.split('.')[0] ?? ''));
    expect([...told].toSorted()).toEqual(Object.keys(good).toSorted());
    expect(refused.every(({ why }) => why !== '')).toBe(true);
  });
});
