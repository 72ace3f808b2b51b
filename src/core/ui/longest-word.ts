import type { CSSProperties } from 'react';

/**
 * Width of a bold letter of the usual faces, em: a little more than measured in the widest of them. Much more would make labels of
 * the bar too small to read.
 */
function widthOf(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  if (/[ijlI.,'’()]/u.test(letter)) return 0.32;
  if (/[rtf]/u.test(letter)) return 0.44;
  if (/[mwMWжшщюфмыЖШЩЮФМЫ]/u.test(letter)) return 1;
  return /\p{Lu}/u.test(letter) ? 0.78 : 0.66;
}

/** Scripts that may break between any two letters have no words to keep whole. */
const breakable = /[\s\u00AD\u200B\-–/]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How wide the widest word of a text is when it is bold, em. Never zero. */
export function longestWordEm(text: string): number {
  const widths = text.split(breakable).map((word) => Array.from(word, widthOf).reduce((sum, one) => sum + one, 0));
  return Math.max(1, ...widths);
}

/** For styles that let a short label shrink rather than break a word in the middle: `--longest-word`, in em; a brand's font may be wider. */
export function longestWordStyle(text: string): CSSProperties & Record<'--longest-word', string> {
  return { '--longest-word': `calc(${Math.ceil(longestWordEm(text) * 100) / 100} * var(--font-width, 1))` };
}
