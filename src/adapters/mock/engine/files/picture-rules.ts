import { Refusal } from '../kernel/engine-types.ts';
import type { UploadedFile } from '../kernel/domain.ts';

const largestPicture = 10_485_760;
const signatures = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
} as const;
type PictureKind = keyof typeof signatures;

const declaredTypes: Readonly<Record<string, PictureKind>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
};

export const pictureTypes: Readonly<Record<PictureKind, string>> = { png: 'image/png', jpg: 'image/jpeg' };

function kindByBytes(bytes: Uint8Array): PictureKind | undefined {
  const startsWith = (signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(signatures.png)) return 'png';
  return startsWith(signatures.jpg) ? 'jpg' : undefined;
}

/** Refuses what is larger than 10 MiB, or not the jpeg or png that it says it is. */
export function checkPicture(file: UploadedFile | undefined): {
  readonly kind: PictureKind;
  readonly bytes: Uint8Array;
} {
  if (file === undefined) throw new Refusal('parameter');
  if (file.bytes.length > largestPicture) throw new Refusal('imageTooLarge');
  const kind = kindByBytes(file.bytes);
  if (kind === undefined || declaredTypes[file.declaredType] === undefined) throw new Refusal('imageWrongFormat');
  return { kind, bytes: file.bytes };
}
