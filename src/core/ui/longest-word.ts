import type { CSSProperties } from 'react';

/** Width of a bold letter of the system faces, em; a little more than measured, so that an unusual face still fits. */
function widthOf(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  if (/[ijlrtfI.,'’()]/u.test(letter)) return 0.46;
  if (/[mwMWжшщюфмыЖШЩЮФМЫ]/u.test(letter)) return 1.06;
  return /\p{Lu}|\p{Script=Cyrillic}/u.test(letter) ? 0.76 : 0.66;
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
