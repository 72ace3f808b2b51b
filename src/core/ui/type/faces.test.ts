import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = 'src/core/ui/type';
const css = readFileSync(`${folder}/faces.css`, 'utf8');
const faces = Array.from(
  css.matchAll(/url\('\.\/([\w-]+\.woff2)'\)[^;]*;\s*unicode-range:([^;]+);/g),
  ([, file = '', range = '']) => ({
    file,
    letters: range.split(',').flatMap((part) => {
      const [from = '', to = from] = part.trim().replace('U+', '').split('-');
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    }),
  }),
);

/** Draws nothing. */
const softHyphen = 0xad;
/** The tags that a font file numbers instead of writing them: the table of letters is the first. */
const knownTags = 63;

/** The code points that a WOFF2 file draws, from its table of letters in format 4. */
function drawnBy(file: string): ReadonlySet<number> {
  const bytes = readFileSync(`${folder}/${file}`);
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = bytes[at++] ?? 0;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let [start, cmap] = [0, -1];
  for (let table = 0; table < bytes.readUInt16BE(12); table += 1) {
    const flags = bytes[at++] ?? 0;
    const tag = flags & knownTags;
    if (tag === knownTags) at += 4;
    if (tag === 0) cmap = start;
    const length = number();
    const isGlyphs = tag === 10 || tag === 11;
    start += isGlyphs === flags >> 6 < 3 ? number() : length;
  }
  const font = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  const drawn = new Set<number>();
  for (let record = 0; record < font.readUInt16BE(cmap + 2); record += 1) {
    const map = cmap + font.readUInt32BE(cmap + 4 + record * 8 + 4);
    if (font.readUInt16BE(map) !== 4) continue;
    const size = font.readUInt16BE(map + 6);
    for (let segment = 0; segment < size; segment += 2) {
      const [end, first] = [font.readUInt16BE(map + 14 + segment), font.readUInt16BE(map + 16 + size + segment)];
      for (let code = first; code <= end && code < 0xffff; code += 1) drawn.add(code);
    }
  }
  return drawn;
}

test('each face draws every letter that it is asked for: another would come from another face', () => {
  expect(faces).toHaveLength(3);
  const missing = faces.flatMap(({ file, letters }) => {
    const drawn = drawnBy(file);
    return letters
      .filter((letter) => !drawn.has(letter) && letter !== softHyphen)
      .map((letter) => `${file}: ${String.fromCodePoint(letter)}`);
  });
  expect(missing).toEqual([]);
  expect(faces.flatMap(({ letters }) => letters)).toEqual(
    expect.arrayContaining(Array.from('ığşİöüçñœЖё', (one) => one.codePointAt(0))),
  );
});
