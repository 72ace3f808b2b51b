import { describe, expect, test } from 'vitest';
import { read } from '../../../tests/support/source-files.ts';
import { judgeBrand } from './judge-brand.ts';

const tools = { tokens: read('src/core/ui/tokens.css') };

/** What a person would write who gets everything right. */
const good = { name: 'Acme Markets', accent: '#E4007F' };

describe('judgeBrand', () => {
  test('judgeBrand: a good block is taken whole', () => {
    const { name, accent, refused } = judgeBrand(good, tools);
    expect(refused).toEqual([]);
    expect(name).toBe('Acme Markets');
    expect(accent).toMatchObject({ dark: expect.stringMatching(/^#/), light: expect.stringMatching(/^#/) });
  });

  test.each<[string, unknown, string]>([
    ['name', '', 'must be 1 to 40 plain characters'],
    ['name', 'x'.repeat(41), 'must be 1 to 40 plain characters'],
    ['name', '{{amount}}', 'must be 1 to 40 plain characters'],
    ['accent', 'pink', 'must be # and six hexadecimal digits'],
    ['accent', '#f2b84a', 'looks like the mark of practice in the dark theme (#f2b84a)'],
    ['colour', '#123456', 'is not a setting'],
  ])('judgeBrand: %s %j is refused: %s; the rest holds', (field, value, why) => {
    const { refused, ...taken } = judgeBrand({ ...good, [field]: value }, tools);
    expect(refused).toEqual([{ field, why }]);
    const { refused: _none, ...whole } = judgeBrand(good, tools);
    expect(taken).toEqual(field in good ? { ...whole, [field]: undefined } : whole);
  });

  test.each([null, 'Acme', 5, [good], true])('judgeBrand: %j is no block, and nothing of it is taken', (value) => {
    const { refused, ...taken } = judgeBrand(value, tools);
    expect(refused).toEqual([{ field: '', why: 'must be an object' }]);
    expect(Object.values(taken).filter((one) => one !== undefined)).toEqual([]);
  });

  test.each([null, 5, {}, [], true])('judgeBrand: fields of another kind, %j, are refused with a reason', (value) => {
    const { refused } = judgeBrand({ name: value, accent: value }, tools);
    expect(refused.map(({ field }) => field)).toEqual(['name', 'accent']);
    expect(refused.every(({ why }) => why !== '')).toBe(true);
  });
});
