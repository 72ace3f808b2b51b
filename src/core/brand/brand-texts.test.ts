import { expect, test } from 'vitest';
import { isGuarded, withBrandTexts } from './brand-texts.ts';

const home = { title: 'Home', menu: { deposit: 'Deposit', limit: 'At most {{sum}}' } };

test('withBrandTexts: a text is replaced by its key, everything else stays', () => {
  expect(withBrandTexts(home, 'home', { 'home.menu.deposit': 'Add money', 'market.title': 'Prices' })).toEqual({
    title: 'Home',
    menu: { deposit: 'Add money', limit: 'At most {{sum}}' },
  });
  expect(home.menu.deposit).toBe('Deposit');
});

test.each([
  'home.unknown',
  'home.menu',
  'home.menu.deposit.more',
  'home',
  'home.toString',
  'home.menu.constructor.name',
])('withBrandTexts: %s is ignored', (key) => {
  expect(withBrandTexts(home, 'home', { [key]: 'x' })).toEqual(home);
});

test('withBrandTexts: a text that leaves out a figure, or asks for another, is ignored', () => {
  const replace = (text: string) => withBrandTexts(home, 'home', { 'home.menu.limit': text })['menu'];
  expect([replace('No limit'), replace('{{sum}} of {{all}}')]).toEqual([home.menu, home.menu]);
  expect(replace('{{brand}}: {{sum}} at most')).toMatchObject({ limit: '{{brand}}: {{sum}} at most' });
});

test('isGuarded: the words that mark money as not real', () => {
  expect(['common.mode.demo', 'common.mode.practice', 'common.modest', 'home.title'].map(isGuarded)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
