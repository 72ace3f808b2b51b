import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Domain } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import type { RandomBytes } from '../../kernel/basics/secrets.ts';
import { StorageFullError, type FileShelf } from '../../storage/journal-storage.ts';
import { siteLogo, siteLogoPath } from './site-logo.ts';
import { checkPicture, pictureFolder, pictureTypes, type PictureKind } from '../../kernel/requests/picture-rules.ts';

/** How much is stored: in total, and per person, so that one person cannot use up the space of others. */
interface Room {
  readonly count: number;
  readonly bytes: number;
}
const mebibyte = 1024 * 1024;
const roomOfAll: Room = { count: 2000, bytes: 500 * mebibyte };
export const roomOfOne: Room = { count: 100, bytes: 100 * mebibyte };
/** Of one caller; a form asks for four at most. */
export const uploadsPerMinuteMax = 30;

/** `owner` is null in older worlds in which visitors could upload. */
type Uploaded = { owner: string | null; bytes: number };
/** `pictures` by name. Those of older worlds are only counted. */
export type FilesSlice = { count: number; bytes: number; pictures?: Record<string, Uploaded> };

export interface FileTools {
  readonly shelf: FileShelf;
  readonly random: RandomBytes;
  /** Jpeg and png by default. */
  readonly takenPictures?: readonly PictureKind[] | undefined;
}

const kept = v.strictObject({
  bytes: v.number(),
  // Worlds from before have neither.
  name: v.optional(v.string()),
  user: v.optional(v.nullable(v.string())),
});

function checkRoom({ count, bytes, pictures = {} }: FilesSlice, { owner, bytes: more }: Uploaded): void {
  const own = Object.values(pictures).filter((picture) => picture.owner === owner);
  const ownBytes = own.reduce((total, picture) => total + picture.bytes, 0);
  const isFull = ({ count: most, bytes: mostBytes }: Room, now: Room): boolean =>
    now.count >= most || now.bytes + more > mostBytes;
  if (isFull(roomOfAll, { count, bytes }) || isFull(roomOfOne, { count: own.length, bytes: ownBytes }))
    throw new Refusal('noRoomForImage');
}

export const createFilesDomain = ({ shelf, random, takenPictures }: FileTools): Domain<FilesSlice> => ({
  name: 'files',
  initial: () => ({ count: 0, bytes: 0, pictures: {} }),
  commands: {
    keep: ({ slice }, argument) => {
      const { bytes, name, user: owner = null } = v.parse(kept, argument);
      checkRoom(slice, { owner, bytes });
      slice.count += 1;
      slice.bytes += bytes;
      if (name !== undefined) slice.pictures = { ...slice.pictures, [name]: { owner, bytes } };
      return null;
    },
  },
  due: {},
  routes: [
    {
      operation: 'POST /upload',
      access: 'signed-in',
      perMinuteMax: uploadsPerMinuteMax,
      handle: async function uploadImage(request) {
        const { kind, bytes } = checkPicture(request.file, takenPictures);
        const name = `${bytesToHex(random(16))}.${kind}`;
        await request.execute('files.keep', { bytes: bytes.length, name, user: request.userId ?? null });
        await shelf.put(name, bytes).catch((fault: unknown) => {
          throw fault instanceof StorageFullError ? new Refusal('noRoomForImage') : fault;
        });
        return { type: 'ok', message: `${pictureFolder}${name}` };
      },
    },
  ],
});

/** Whether the person, or a visitor, uploaded this picture: another person's upload cannot be submitted. */
export async function hasPicture(
  { slice, shelf }: { readonly slice: FilesSlice; readonly shelf: FileShelf },
  reference: string,
  userId: string | undefined,
): Promise<boolean> {
  const owner = slice.pictures?.[reference.slice(pictureFolder.length)]?.owner ?? null;
  return (owner === null || owner === userId) && (await readPicture(shelf, reference)) !== undefined;
}

const pictureKinds: readonly PictureKind[] = ['png', 'jpg', 'gif', 'webp'];
const pictureName = /^[0-9a-f]{32}\.(png|jpg|gif|webp)$/;

/** A stored picture by its path, or undefined when the path is none of ours or nothing is there. */
export async function readPicture(
  shelf: FileShelf,
  path: string,
): Promise<{ bytes: Uint8Array; type: string } | undefined> {
  if (path === siteLogoPath) return siteLogo;
  const name = path.startsWith(pictureFolder) ? path.slice(pictureFolder.length) : '';
  const kind = pictureKinds.find((one) => one === pictureName.exec(name)?.[1]);
  if (kind === undefined) return undefined;
  const bytes = await shelf.get(name);
  return bytes === undefined ? undefined : { bytes, type: pictureTypes[kind] };
}
