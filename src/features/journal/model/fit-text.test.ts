import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitted, type Measure, type TextRoom } from './fit-text.ts';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Each letter, with what stands above and below it, as wide as it is high. */
const squares: Measure = (text, { size }) => [...letters.segment(text)].length * size;
const room = (changes: Partial<TextRoom> = {}): TextRoom => ({
  width: 100,
  weight: 400,
  size: 20,
  least: 10,
  lines: 2,
  ...changes,
});

describe('E11 fitted', () => {
  test.each([
    ['what fits stays as large as is wanted', 'abcde', ['abcde'], 20],
    ['a second line comes before smaller letters', 'abc defg', ['abc', 'defg'], 20],
    ['a long word makes the letters smaller', 'abcdefgh', ['abcdefgh'], 12],
    ['a word that fits no line is cut, and not lost', 'abcdefghijklm', ['abcdefghij', 'klm'], 10],
    ['a pair of no-break space and unit stays together', '12 USDT now', ['12 USDT', 'now'], 14],
  ])('E11 fitted: %s', (_what, text, lines, size) => {
    expect(fitted(text, room(), squares)).toEqual({ lines, size });
  });

  test('E11 fitted: where words have no spaces between them a line ends between two, and no mark begins one', () => {
    const { lines } = fitted('手数料差引後の結果です。', room({ lines: 3 }), squares);
    expect(lines.join('')).toBe('手数料差引後の結果です。');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => /^[。、）ー]/u.test(line))).toEqual([]);
  });

  test('E11 fitted: nothing is lost and nothing is wider than its room, whatever is written', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', 'б', '手', 'る', '。', '(', 'ก', 'ำ', ' ', '7', '/'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(texts, fc.integer({ min: 20, max: 400 }), (text, width) => {
        const { lines, size } = fitted(text, room({ width }), squares);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of lines)
          expect(squares(line, { size, weight: 400 })).toBeLessThanOrEqual(Math.max(width, 2 * size));
      }),
    );
  });
});
