import { Refusal } from '../basics/engine-types.ts';
import type { UploadedFile } from '../domain/domain.ts';
import { isGif, isJpeg, isPng, isWebp } from './picture-bytes.ts';

const largestPicture = 10_485_760;
export type PictureKind = 'png' | 'jpg' | 'gif' | 'webp';
/** The accepted kinds, unless the world names others. */
const usualKinds: readonly PictureKind[] = ['png', 'jpg'];

const declaredTypes: Readonly<Record<string, PictureKind>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

export const pictureTypes: Readonly<Record<PictureKind, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** The kind of a picture by its first bytes; undefined for anything else. */
export function kindByBytes(bytes: Uint8Array): PictureKind | undefined {
  if (isPng(bytes)) return 'png';
  if (isGif(bytes)) return 'gif';
  if (isWebp(bytes)) return 'webp';
  return isJpeg(bytes) ? 'jpg' : undefined;
}

/** Refuses a file above 10 MiB, or whose bytes are not of the declared and accepted kind. */
export function checkPicture(
  file: UploadedFile | undefined,
  taken: readonly PictureKind[] = usualKinds,
): {
  readonly kind: PictureKind;
  readonly bytes: Uint8Array;
} {
  if (file === undefined) throw new Refusal('parameter');
  if (file.bytes.length > largestPicture) throw new Refusal('imageTooLarge');
  const kind = kindByBytes(file.bytes);
  if (kind === undefined || !taken.includes(kind) || declaredTypes[file.declaredType] !== kind)
    throw new Refusal(taken.includes('webp') ? 'imageOfNoFormat' : 'imageWrongFormat');
  return { kind, bytes: file.bytes };
}

/** Where pictures are kept, as an answer of the upload names it. */
export const pictureFolder = '/upload/';
const ownPicture = /^\/upload\/[0-9a-f]{32}\.(?:png|jpg|gif|webp)$/;

/** Whether a reference has the form that an upload answers. The router checks whether there is such a picture. */
export const isOwnPicture = (reference: string): boolean => ownPicture.test(reference);
