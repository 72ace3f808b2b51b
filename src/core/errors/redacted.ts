/** Identifies a person or opens an account: e-mail addresses, tokens, addresses of money, long runs of digits. */
const secrets: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+/g, '[mail]'],
  [/\b(?:0x)?[0-9a-f]{16,}\b/gi, '[secret]'],
  [/\b(?=\w*\d)(?=\w*[a-z])\w{20,}\b/gi, '[secret]'],
  [/\+?\d(?:[\s-]?\d){6,}(?![.,\d])/g, '[number]'],
];
/** Any figure, with its marks of groups and decimals. */
const figure = /\d+(?:[.,\u00A0\u202F' ]\d+)*/g;

/** A text without secrets, and without figures unless they are wanted. */
export function redacted(text: string, withAmounts: boolean): string {
  const open = secrets.reduce((words, [pattern, instead]) => words.replaceAll(pattern, instead), text);
  return withAmounts ? open : open.replaceAll(figure, '#');
}
