import { timestamp } from '../engine/kernel/wire-format.ts';
import { kindByBytes } from '../engine/files/picture-rules.ts';
import { Broken, Declined } from './declined.ts';
import type { Exchange, Taking } from './dialect.ts';
import { textOf } from './reply.ts';

const uploadCall = 'POST /upload';

const asksFile =
  (refuse: () => Error): Taking =>
  (fields, { file }) => {
    if (file === undefined) throw refuse();
    return fields;
  };

export const uploading: Exchange = { asks: uploadCall, takes: [asksFile(() => new Broken('no file'))] };
export const uploadingPolitely: Exchange = {
  asks: uploadCall,
  takes: [asksFile(() => new Declined('Please choose a file'))],
};

const smallest = 2 * 1024 * 1024;
const tooLargeText = 'The file may not be greater than 2048 kilobytes.';

const noImageText = 'The file must be an image.';

/** Rules of the framework, which answers outside the envelope. */
const checkFile: Taking = (fields, { file }) => {
  if (file === undefined) return fields;
  const isLarge = file.bytes.length > smallest;
  const isImage = kindByBytes(file.bytes) !== undefined;
  const broken = [...(isLarge ? [tooLargeText] : []), ...(isImage ? [] : [noImageText])];
  if (broken.length === 0) return fields;
  const body = { message: 'The given data was invalid.', errors: { file: broken } };
  throw new Broken(broken.join(' '), { status: 422, body });
};

/** Where this family keeps pictures: below a folder of their day. */
const storedPictures = /\/storage\/upload\/\d{8}\//g;

export const uploadingToStorage: Exchange = {
  asks: uploadCall,
  takes: [asksFile(() => new Declined('Upload failed')), checkFile],
  gives: [
    (message, { at }) =>
      textOf(message).replace(/^\/upload\//, `/storage/upload/${timestamp(at).slice(0, 10).replaceAll('-', '')}/`),
  ],
};

/** The engine knows pictures by its own address. */
export const picturesOfEngine: Taking = (fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.replaceAll(storedPictures, '/upload/')]),
  );

export const pathOfEngine = (path: string): string => path.replace(storedPictures, '/upload/');
