const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** User-perceived characters: a letter with its marks, or an emoji with its modifiers, is one. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _character of segmenter.segment(text)) count += 1;
  return count;
}

const plain = /^[\p{L}\p{M}\p{Nd}]+( [\p{L}\p{M}\p{Nd}]+)*$/u;
const notPlain = /[^\p{L}\p{M}\p{Nd} ]/gu;

/** Letters of any script with their marks, digits, and single spaces between words. */
export const isPlainText = (text: string): boolean => plain.test(text);

/** The text without punctuation of any width, symbols and control characters. */
export const withoutSpecialCharacters = (text: string): string => text.replace(notPlain, '');
