const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The first chunk of every png: thirteen bytes called IHDR. */
const pngHeader = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
/** By colour type, how many bits a sample may have. */
const pngDepths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const pngLeast = 33;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const startsWith = (bytes: Uint8Array, expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[index] === byte);

/** A signature and a header that names a size and a way of colouring that exist. */
export function isPng(bytes: Uint8Array): boolean {
  if (bytes.length < pngLeast || !startsWith(bytes, [...pngSignature, ...pngHeader])) return false;
  const view = viewOf(bytes);
  const hasSize = view.getUint32(16) > 0 && view.getUint32(20) > 0;
  const hasColours = pngDepths[view.getUint8(25)]?.includes(view.getUint8(24)) === true;
  return hasSize && hasColours;
}

const endOfImage = 0xd9;
const startOfScan = 0xda;
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** C4, C8 and CC lie in the range of frames, but are tables, a reserve and a setting. */
const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Segments up to a frame that names a size; lines may be counted later, so a height of zero is possible. */
export function isJpeg(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return false;
  const view = viewOf(bytes);
  let at = 2;
  while (at + 4 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else if (marker === startOfScan || marker === endOfImage) return false;
    else if (startsFrame(marker)) return isFrame(view, at + 2);
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return false;
}

/** Length, bits of a sample, height, width, number of components; three bytes for each of these. */
function isFrame(view: DataView, at: number): boolean {
  if (at + 8 > view.byteLength) return false;
  const length = view.getUint16(at);
  const components = view.getUint8(at + 7);
  return (
    components > 0 && length === 8 + 3 * components && at + length <= view.byteLength && view.getUint16(at + 5) > 0
  );
}

const ascii = (text: string): readonly number[] => [...new TextEncoder().encode(text)];
const gifSignatures = ['GIF87a', 'GIF89a'].map(ascii);
/** Of signature and size. */
const gifLeast = 13;

export function isGif(bytes: Uint8Array): boolean {
  if (bytes.length < gifLeast || !gifSignatures.some((signature) => startsWith(bytes, signature))) return false;
  const view = viewOf(bytes);
  return view.getUint16(6, true) > 0 && view.getUint16(8, true) > 0;
}

const webpChunks = ['VP8 ', 'VP8L', 'VP8X'].map(ascii);
const webpLeast = 20;

/** A container that is named so, and holds one of the three kinds of chunks first. */
export function isWebp(bytes: Uint8Array): boolean {
  if (bytes.length < webpLeast || !startsWith(bytes, ascii('RIFF'))) return false;
  const chunk = bytes.subarray(12);
  return startsWith(bytes.subarray(8), ascii('WEBP')) && webpChunks.some((name) => startsWith(chunk, name));
}
