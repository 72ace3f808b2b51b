/** A font stands in the page or in config.json, which are loaded before anything else: some 150 kB of a file. */
const lengthMax = 200_000;

/** How the files of each kind begin. */
const beginnings = [
  ['woff2', 'wOF2'],
  ['woff', 'wOFF'],
  ['otf', 'OTTO'],
  ['ttf', '\0\u0001\0\0'],
  ['ttf', 'true'],
] as const;

/** What a file is by how it begins; undefined for no font. */
export const fontKindOf = (beginning: string): string | undefined =>
  beginnings.find(([, signs]) => beginning.startsWith(signs))?.[0];

const contentOf = (address: string): string | undefined => {
  const [, data = ''] = /^data:font\/\w+;base64,([\w+/]+={0,2})$/.exec(address) ?? [];
  try {
    return data === '' ? undefined : atob(data);
  } catch {
    return undefined;
  }
};

/** Why this `data:` address is no font; undefined when it is one. */
export function troubleOfFontData(address: string): string | undefined {
  if (address.length > lengthMax) return `is longer than ${lengthMax} characters`;
  const content = contentOf(address);
  return content !== undefined && fontKindOf(content) !== undefined
    ? undefined
    : 'is no font: woff2, woff, ttf or otf as data:font/…;base64';
}

/** The content of a font that is written as `data:`; undefined for the address of a file. */
export function fontBytes(address: string): Uint8Array<ArrayBuffer> | undefined {
  const content = contentOf(address);
  return content === undefined ? undefined : Uint8Array.from(content, (letter) => letter.codePointAt(0) ?? 0);
}
