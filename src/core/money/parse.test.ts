import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimals, languageTags } from '../../../tests/support/decimal-samples.ts';
import { formatForInput } from './format.ts';
import { parseDecimalInput, readField } from './parse.ts';
import { tries } from '../../../tests/support/breadth.ts';

const number = (value: string) => ({ kind: 'number', value });

describe('IN2: parseDecimalInput', () => {
  test.each([
    ['en', '0', '0'],
    ['en', '007', '7'],
    ['en', '1.5', '1.5'],
    ['en', '1,5', '1.5'],
    ['fr', '1.5', '1.5'],
    ['en', '.5', '0.5'],
    ['en', '5.', '5'],
    ['en', '-5.25', '-5.25'],
    ['en', '\u22125', '-5'],
    ['en', '+5', '5'],
    ['en', '1.234', '1.234'],
    ['fr', '1,234', '1.234'],
    ['ru', '1,234', '1.234'],
    ['tr', '1,234', '1.234'],
    ['ru', '0.123', '0.123'],
    ['ru', '1.5', '1.5'],
    ['en', '1 234,56', '1234.56'],
    ['ru', '1 234,56', '1234.56'],
    ['en', '0,123', '0.123'],
    ['en', '1234,567', '1234.567'],
    ['en', '1,234.5', '1234.5'],
    ['en', '1.234,5', '1234.5'],
    ['tr', '1,234.5', '1234.5'],
    ['en', '1,234,567', '1234567'],
    ['fr', '1.234.567', '1234567'],
    ['en', '1,234,567.', '1234567'],
    ['fr', '1\u202f234\u202f567,89', '1234567.89'],
    ['ru', '1\u00a0234,5', '1234.5'],
    ['en', '1 234', '1234'],
    ['en', '1 234.567', '1234.567'],
    ['en', "1'234'567.8", '1234567.8'],
    ['en', '1’234.8', '1234.8'],
    ['ja', '１，２３４．５', '1234.5'],
    ['zh-CN', '０。５', '0.5'],
    ['en', '١٬٢٣٤٫٥', '1234.5'],
    ['en', '۱۲۳', '123'],
    ['th', '๑๒.๕', '12.5'],
    ['en', '\u200e 12 \u200f', '12'],
  ])('%s %s is %s', (languageTag, text, value) => {
    expect(parseDecimalInput(text, languageTag)).toEqual(number(value));
  });

  test.each([
    ['en', '1,234', '1234', '1.234'],
    ['tr', '12.345', '12345', '12.345'],
    ['es', '1.234', '1234', '1.234'],
    ['en', '-1,234', '-1234', '-1.234'],
    ['zh-HK', '123，456', '123456', '123.456'],
    ['fr', '1.234', '1234', '1.234'],
    ['ru', '12.345', '12345', '12.345'],
  ])('%s %s may mean %s or %s', (languageTag, text, grouped, fractional) => {
    expect(parseDecimalInput(text, languageTag)).toEqual({ kind: 'ambiguous', candidates: [grouped, fractional] });
  });

  test.each(['', '   ', '\u00a0'])('nothing but space is empty', (text) => {
    expect(parseDecimalInput(text, 'en')).toEqual({ kind: 'empty' });
  });

  test.each([
    'abc',
    '.',
    ',',
    '-',
    '1e5',
    '1e-7',
    '0x10',
    'Infinity',
    'NaN',
    '1-2',
    '--1',
    '1,23,456',
    '12,34,567',
    '1,234,56',
    '1.2.3',
    '1,2,3',
    '1,234.567,8',
    '1 23',
    '1  234',
    "1'23",
    '1 234,567 8',
    '12%',
    '$5',
    '½',
    '٣a',
    '1_000',
    '9'.repeat(200),
  ])('%s is refused', (text) => {
    expect(parseDecimalInput(text, 'en')).toEqual({ kind: 'invalid' });
  });

  test('canonical text is read as itself in every language, but for the one ambiguity', () => {
    fc.assert(
      fc.property(fc.constantFrom(...languageTags), decimals(), (languageTag, value) => {
        const read = parseDecimalInput(value, languageTag);
        expect(read.kind === 'ambiguous' ? read.candidates[1] : read).toEqual(
          read.kind === 'ambiguous' ? value : number(value),
        );
      }),
    );
  });

  test('no text at all makes it throw', () => {
    const characters = fc.constantFrom(..."0123456789.,'- +e٫٬１。𝟗".split(''), '\u202f', '\u00a0');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(characters).map((list) => list.join('')),
        ),
        fc.constantFrom(...languageTags),
        (text, languageTag) => {
          expect(['number', 'empty', 'ambiguous', 'invalid']).toContain(parseDecimalInput(text, languageTag).kind);
        },
      ),
      { numRuns: tries(2000, 400) },
    );
  });
});

describe('IN2: readField', () => {
  const commas = ['fr', 'tr', 'ru', 'es'];

  test.each(languageTags)('%s: a number is shown as the language writes it, however it was typed', (languageTag) => {
    const shown = commas.includes(languageTag) ? '1234,56' : '1234.56';
    for (const typed of ['1234.56', '1234,56', '1 234,56', '1\u202f234,56', '1,234.56', '1.234,56', "1'234.56"])
      expect(readField(typed, languageTag)).toEqual({ shown, choices: undefined });
  });

  test.each(languageTags)('%s: the mark of the thousands of another language is asked about', (languageTag) => {
    const [own, other] = commas.includes(languageTag) ? [',', '.'] : ['.', ','];
    expect(readField(`1${own}234`, languageTag)).toEqual({ shown: `1${own}234`, choices: undefined });
    expect(readField(`1${other}234`, languageTag)).toEqual({ shown: `1${other}234`, choices: ['1234', '1.234'] });
  });

  test('what the language writes stays as it was typed, unfinished or with zeros at its end', () => {
    for (const text of ['', '5,', '1,50', '0,0', '12']) expect(readField(text, 'ru').shown).toBe(text);
    for (const text of ['5.', '1.50', 'ten', '-', '1.2.3']) expect(readField(text, 'en').shown).toBe(text);
  });

  test('what is shown means the same as what was typed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languageTags),
        fc.constantFrom(...languageTags),
        decimals(),
        (typedIn, shownIn, value) => {
          const typed = formatForInput(value, typedIn);
          const { shown, choices } = readField(typed, shownIn);
          if (choices === undefined) expect(parseDecimalInput(shown, shownIn)).toEqual(number(value));
          else expect(choices).toContain(value);
        },
      ),
      { numRuns: tries(2000, 400) },
    );
  });
});

test.each(languageTags)(
  'IN2: of the strings that have broken other programs, %s takes what people write as a number and no other',
  (languageTag) => {
    const taken = naughtyStrings.filter((text) => parseDecimalInput(text, languageTag).kind === 'number');
    // Digits of other scripts, grouping spaces and apostrophes are such as well.
    expect(taken.filter((text) => !/^[+\-\u2212]?[\p{Nd}.,'’\s]+$/u.test(text))).toEqual([]);
    expect(taken).toContain('1.00');
    expect(naughtyStrings.length).toBeGreaterThan(400);
  },
);
