import { timestamp } from '../engine/kernel/wire-format.ts';
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

/** A rule of the framework, which answers outside the envelope. */
const checkSize: Taking = (fields, { file }) => {
  if (file !== undefined && file.bytes.length > smallest)
    throw new Broken(tooLargeText, {
      status: 422,
      body: { message: 'The given data was invalid.', errors: { file: [tooLargeText] } },
    });
  return fields;
};

/** Where this family keeps pictures: below a folder of their day. */
const storedPictures = /\/storage\/upload\/\d{8}\//g;

export const uploadingToStorage: Exchange = {
  asks: uploadCall,
  takes: [asksFile(() => new Declined('Upload failed')), checkSize],
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
