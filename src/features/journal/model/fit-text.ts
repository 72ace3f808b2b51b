/** How wide a text is, in px of the picture. */
export type Measure = (text: string, font: TextFont) => number;

export interface TextFont {
  readonly size: number;
  readonly weight: number;
}

export interface TextRoom {
  readonly width: number;
  readonly weight: number;
  /** The size that is wanted, and the smallest that is still read. */
  readonly size: number;
  readonly least: number;
  /** At most so many at every size but the smallest. */
  readonly lines: number;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Written without spaces: a line may end between any two words. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
/** Never begins a line. */
const closing = /^[\p{P}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
const step = 2;

const mayBreak = (before: string, after: string): boolean =>
  (unspaced.test(after) || unspaced.test(Array.from(before).at(-1) ?? '')) &&
  !opening.test(before) &&
  (!closing.test(after) || opening.test(after[0] ?? ''));

/** What stays together on a line; a piece that ends with a space may end a line. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1);
    if (last === undefined) pieces.push(segment);
    else if (segment !== ' ' && (last.endsWith(' ') || mayBreak(last, segment))) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}

/** Filled from the first to the last line; a piece wider than a line has one of its own. */
function filled(pieces: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && fits((last + piece).trimEnd())) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}

/** Smaller and on more lines until it fits; what is too long even then is cut between letters, and never lost. */
export function fitted(
  text: string,
  { width, weight, size, least, lines: most }: TextRoom,
  measure: Measure,
): FittedText {
  const pieces = piecesOf(text);
  for (let tried = size; tried >= least; tried -= step) {
    const fits = (line: string): boolean => measure(line, { size: tried, weight }) <= width;
    const lines = filled(pieces, fits);
    if (lines.length <= most && lines.every(fits)) return { lines, size: tried };
  }
  const fits = (line: string): boolean => measure(line, { size: least, weight }) <= width;
  const cut = pieces.flatMap((piece) =>
    fits(piece.trimEnd()) ? [piece] : Array.from(letters.segment(piece), ({ segment }) => segment),
  );
  return { lines: filled(cut, fits), size: least };
}
