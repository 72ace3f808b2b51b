import { expect, test } from 'vitest';
import { foundTexts } from './found-texts.ts';

const texts = { 'home.login': 'Log in', 'access.hint': 'Log in to see it', 'home.out': 'Log out' };

test('foundTexts: in any case, the shortest first, also by its key', () => {
  expect(foundTexts(texts, ' log IN ').map(({ key }) => key)).toEqual(['home.login', 'access.hint']);
  expect(foundTexts(texts, 'home.out')).toEqual([{ key: 'home.out', text: 'Log out' }]);
});

test('foundTexts: nothing typed finds nothing, and no search finds more than eight', () => {
  expect(foundTexts(texts, '  ')).toEqual([]);
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`a.${at}`, 'same']));
  expect(foundTexts(many, 'same')).toHaveLength(8);
});
