import { Refusal } from '../kernel/engine-types.ts';
import type { UploadedFile } from '../kernel/domain.ts';
import { isJpeg, isPng } from './picture-bytes.ts';

const largestPicture = 10_485_760;
type PictureKind = 'png' | 'jpg';

const declaredTypes: Readonly<Record<string, PictureKind>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
};

export const pictureTypes: Readonly<Record<PictureKind, string>> = { png: 'image/png', jpg: 'image/jpeg' };

function kindByBytes(bytes: Uint8Array): PictureKind | undefined {
  if (isPng(bytes)) return 'png';
  return isJpeg(bytes) ? 'jpg' : undefined;
}

/** Refuses what is larger than 10 MiB, or not the jpeg or png that it says it is. */
export function checkPicture(file: UploadedFile | undefined): {
  readonly kind: PictureKind;
  readonly bytes: Uint8Array;
} {
  if (file === undefined) throw new Refusal('parameter');
  if (file.bytes.length > largestPicture) throw new Refusal('imageTooLarge');
  const kind = kindByBytes(file.bytes);
  if (kind === undefined || declaredTypes[file.declaredType] !== kind) throw new Refusal('imageWrongFormat');
  return { kind, bytes: file.bytes };
}

/** Where pictures are kept, as an answer of the upload names it. */
export const pictureFolder = '/upload/';
const ownPicture = /^\/upload\/[0-9a-f]{32}\.(?:png|jpg)$/;

/** Whether a reference looks like one that an upload here has answered; whether it is one, the router asks. */
export const isOwnPicture = (reference: string): boolean => ownPicture.test(reference);
