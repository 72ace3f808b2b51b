import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formBody } from './form-body.ts';
import { arrayStyles, queryString } from './query-string.ts';

describe('queryString', () => {
  const lists = { ids: ['1', '2'], page: '1' };
  test.each([
    ['indices', '?ids[0]=1&ids[1]=2&page=1'],
    ['brackets', '?ids[]=1&ids[]=2&page=1'],
    ['repeat', '?ids=1&ids=2&page=1'],
    ['comma', '?ids=1,2&page=1'],
    ['anything else', '?ids[]=1&ids[]=2&page=1'],
  ])('queryString: lists in the style %s', (arrayStyle, expected) => {
    expect(queryString(lists, { arrayStyle })).toBe(expected);
  });

  test('queryString: brackets and a question mark are the default', () => {
    expect(queryString(lists)).toBe('?ids[]=1&ids[]=2&page=1');
    expect(queryString(lists, { questionMark: false })).toBe('ids[]=1&ids[]=2&page=1');
  });

  test('queryString: empty, undefined, null and empty lists are skipped', () => {
    expect(queryString({ a: '', b: undefined, c: null, d: [], e: '0' })).toBe('?e=0');
    expect(queryString({ a: '' })).toBe('');
    expect(queryString({})).toBe('');
  });

  test('queryString: keys and values are encoded', () => {
    expect(queryString({ symbol: 'BTC/USDT', 'a b': 'ü&=' })).toBe('?symbol=BTC%2FUSDT&a%20b=%C3%BC%26%3D');
  });

  test('queryString: half a surrogate pair does not throw', () => {
    expect(queryString({ name: '\ud83d' })).toBe('?name=%EF%BF%BD');
  });

  test('queryString: whatever goes in comes out of a standard parser', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(fc.dictionary(text, text), (fields) => {
        const read = new URLSearchParams(queryString(fields));
        expect(Object.fromEntries(read)).toEqual({ ...fields });
      }),
    );
  });

  test('queryString: no field name or value makes any style throw', () => {
    const anyText = fc.string({ unit: 'binary' });
    const value = fc.oneof(anyText, fc.constant(null), fc.constant(undefined), fc.array(anyText));
    fc.assert(
      fc.property(fc.dictionary(anyText, value), fc.constantFrom(...arrayStyles), (fields, arrayStyle) => {
        expect(typeof queryString(fields, { arrayStyle })).toBe('string');
      }),
    );
  });
});

describe('formBody', () => {
  test('switch 31 formBody: what is empty is left out, because servers read it as null', () => {
    expect(formBody({ amount: '1.5', note: '', a: undefined, b: null })).toBe('amount=1.5');
  });

  test('formBody: lists are numbered, or in the style the call wants', () => {
    expect(formBody({ data: ['7', '9'] })).toBe('data[0]=7&data[1]=9');
    expect(formBody({ data: ['7', '9'] }, 'repeat')).toBe('data=7&data=9');
  });
});
