import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Domain } from '../kernel/domain.ts';
import { Refusal } from '../kernel/engine-types.ts';
import type { RandomBytes } from '../kernel/secrets.ts';
import { StorageFullError, type FileShelf } from '../storage/journal-storage.ts';
import { checkPicture, pictureFolder, pictureTypes } from './picture-rules.ts';

/** How much is kept, since visitors may upload too. */
type FilesSlice = { count: number; bytes: number };
const countMax = 500;
const bytesMax = 200 * 1024 * 1024;

export interface FileTools {
  readonly shelf: FileShelf;
  readonly random: RandomBytes;
}

const size = v.strictObject({ bytes: v.number() });

export const createFilesDomain = ({ shelf, random }: FileTools): Domain<FilesSlice> => ({
  name: 'files',
  initial: () => ({ count: 0, bytes: 0 }),
  commands: {
    keep: ({ slice }, argument) => {
      const { bytes } = v.parse(size, argument);
      if (slice.count >= countMax || slice.bytes + bytes > bytesMax) throw new Refusal('noRoomForImage');
      slice.count += 1;
      slice.bytes += bytes;
      return null;
    },
  },
  due: {},
  routes: [
    {
      operation: 'POST /upload',
      access: 'open',
      handle: async function uploadImage(request) {
        const { kind, bytes } = checkPicture(request.file);
        await request.execute('files.keep', { bytes: bytes.length });
        const name = `${bytesToHex(random(16))}.${kind}`;
        await shelf.put(name, bytes).catch((fault: unknown) => {
          throw fault instanceof StorageFullError ? new Refusal('noRoomForImage') : fault;
        });
        return { type: 'ok', message: `${pictureFolder}${name}` };
      },
    },
  ],
});

const pictureName = /^[0-9a-f]{32}\.(png|jpg)$/;

/** A stored picture by its path, or undefined when the path is none of ours or nothing is there. */
export async function readPicture(
  shelf: FileShelf,
  path: string,
): Promise<{ bytes: Uint8Array; type: string } | undefined> {
  const name = path.startsWith(pictureFolder) ? path.slice(pictureFolder.length) : '';
  const kind = pictureName.exec(name)?.[1];
  if (kind !== 'png' && kind !== 'jpg') return undefined;
  const bytes = await shelf.get(name);
  return bytes === undefined ? undefined : { bytes, type: pictureTypes[kind] };
}
