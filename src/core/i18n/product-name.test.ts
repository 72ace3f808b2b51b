import { afterEach, expect, test } from 'vitest';
import { nameProduct, plainWord, productFile, productName } from './product-name.ts';

afterEach(() => nameProduct());

test.each([
  ['Tandem', 'tandem'],
  ['Acme Markets', 'acme-markets'],
  ['Café 24/7', 'cafe-24-7'],
  ['  N26 & Co.', 'n26-co'],
  ['交易所', 'app'],
  ['../../etc', 'etc'],
])('plainWord: %s becomes %s', (name, word) => {
  expect(plainWord(name)).toBe(word);
});

test('productFile: files are named after the brand, and after the product without one', () => {
  expect(productFile('desk.json')).toBe('tandem-desk.json');
  nameProduct('Acme Markets');
  expect([productName(), productFile('desk.json')]).toEqual(['Acme Markets', 'acme-markets-desk.json']);
});
