/** The type of a file by its first bytes, not its name. */
export type PictureKind = 'jpeg' | 'png' | 'heic' | 'other' | 'empty';

/** Why a picture was refused; each has its own text, because each needs another remedy. */
export const pictureTroubles = ['empty', 'heic', 'format', 'size', 'unreadable'] as const;
export type PictureTrouble = (typeof pictureTroubles)[number];

/** The largest file, in bytes, that this device tries to open. */
export const largestFile = 40 * 1024 * 1024;
/** Bytes of a picture that is sent. */
export const largestPicture = 2 * 1024 * 1024;
/** This many bytes suffice to recognise the kind. */
export const headLength = 32;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
/** Brands of the pictures that phones of one maker take. */
const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const startsWith = (head: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);
const textAt = (head: Uint8Array, from: number): string => String.fromCharCode(...head.slice(from, from + 4));

export function pictureKind(head: Uint8Array): PictureKind {
  if (head.length === 0) return 'empty';
  if (startsWith(head, jpeg)) return 'jpeg';
  if (startsWith(head, png)) return 'png';
  return textAt(head, 4) === 'ftyp' && heicBrands.has(textAt(head, 8)) ? 'heic' : 'other';
}

/** Problems that are known before the file is opened. */
export function troubleBefore(kind: PictureKind, bytes: number): PictureTrouble | undefined {
  if (kind === 'empty' || bytes === 0) return 'empty';
  if (kind === 'other') return 'format';
  return bytes > largestFile ? 'size' : undefined;
}

/** Why a file that looked right could not be opened: this device may not know the format of another one's camera. */
export const troubleOnOpening = (kind: PictureKind): PictureTrouble => (kind === 'heic' ? 'heic' : 'unreadable');

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The same shape with no side above `longest`. */
export function fitted({ width, height }: Size, longest: number): Size {
  const share = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
