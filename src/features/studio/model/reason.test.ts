import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeBrand } from '../../../core/brand/judge-brand.ts';
import { reasonOf } from './reason.ts';

const tokens = readFileSync('src/core/ui/tokens.css', 'utf8');

test('reasonOf: each refusal that a person can cause has words of its own', () => {
  const { refused } = judgeBrand(
    {
      name: ' ',
      shortName: 'longer than twelve',
      accent: 'pink',
      marks: { dark: 'data:image/png,no', light: `data:image/png;base64,${'A'.repeat(64_000)}` },
      font: { file: 'data:font/none;base64,AA' },
      languages: { offered: ['en'], default: 'fra' },
      order: { tabs: ['trade', 'trade'] },
      texts: { en: { 'common.mode.demo': 'Real', 'home.login': ' ' } },
      support: [{ label: '', url: 'http://acme.example' }],
      legal: { text: 'x'.repeat(1001), links: [{ label: 'Imprint', url: '' }] },
    },
    { tokens, isOneFile: true },
  );
  const reasons = refused.map((one) => [one.field, reasonOf(one).kind]);
  expect(Object.fromEntries(reasons)).toEqual({
    name: 'name',
    shortName: 'name',
    accent: 'colour',
    'marks.dark': 'mark',
    'marks.light': 'largeMark',
    'font.file': 'fontFile',
    'languages.default': 'language',
    'order.tabs.1': 'order',
    'texts.en.common.mode.demo': 'guarded',
    'texts.en.home.login': 'text',
    'support.0.label': 'link',
    'legal.text': 'text',
    'legal.links.0.url': 'link',
  });
  const { refused: confused } = judgeBrand({ accent: '#f2b84a' }, { tokens, isOneFile: true });
  expect(confused.map(reasonOf)).toEqual([{ kind: 'confused' }]);
  const { refused: large } = judgeBrand(
    { font: { file: `data:font/woff2;base64,${'d09G'.repeat(50_000)}` } },
    { tokens, isOneFile: true },
  );
  expect(large.map(reasonOf)).toEqual([{ kind: 'largeFont', max: '150' }]);
});
