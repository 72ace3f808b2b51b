import type { FileShelf } from '../../storage/journal-storage.ts';
import { readPicture } from './files-domain.ts';

/** Undefined for a request that asks for no stored picture. */
export async function servePicture(shelf: FileShelf, { method, url }: Request): Promise<Response | undefined> {
  if (method !== 'GET') return undefined;
  const picture = await readPicture(shelf, new URL(url).pathname);
  if (picture === undefined) return undefined;
  const headers = {
    'Content-Type': picture.type,
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  };
  return new Response(new Uint8Array(picture.bytes), { headers });
}
