import { isOwnPicture, kindByBytes } from '../../engine/kernel/requests/picture-rules.ts';
import type { Json } from '../../engine/kernel/basics/engine-types.ts';
import { serverText } from '../../engine/kernel/basics/server-text.ts';
import { timestamp } from '../../engine/kernel/basics/wire-format.ts';
import { Broken, Declined } from '../basics/declined.ts';
import type { Exchange, Taking } from '../basics/dialect.ts';
import type { Memory } from '../basics/memory.ts';
import { isRow, textOf, type Reply } from '../basics/reply.ts';

const uploadCall = 'POST /upload';

const asksFile =
  (refuse: () => Error): Taking =>
  (fields, { file }) => {
    if (file === undefined) throw refuse();
    return fields;
  };

const largerThanRead: Exchange['tooLarge'] = (language) => ({
  status: 200,
  body: { type: 'error', message: serverText(language, 'imageTooLarge') },
});

export const uploading: Exchange = {
  asks: uploadCall,
  takes: [asksFile(() => new Broken('no file'))],
  tooLarge: largerThanRead,
};
export const uploadingPolitely: Exchange = {
  asks: uploadCall,
  tooLarge: largerThanRead,
  takes: [asksFile(() => new Declined('Please choose a file'))],
};

const smallest = 2 * 1024 * 1024;
const tooLargeText = 'The file may not be greater than 2048 kilobytes.';

const noImageText = 'The file must be an image.';

/** Rules of the framework, which answers outside the envelope. */
const broken = (...texts: readonly string[]): Reply => ({
  status: 422,
  body: { message: 'The given data was invalid.', errors: { file: texts } },
});

const checkFile: Taking = (fields, { file }) => {
  if (file === undefined) return fields;
  const isLarge = file.bytes.length > smallest;
  const isImage = kindByBytes(file.bytes) !== undefined;
  const faults = [...(isLarge ? [tooLargeText] : []), ...(isImage ? [] : [noImageText])];
  if (faults.length === 0) return fields;
  throw new Broken(faults.join(' '), broken(...faults));
};

/** Where this family keeps pictures: below a folder of their day. */
const storedPictures = /\/storage\/upload\/\d{8}\//g;
/** Of pictures that came before this door was opened. */
const earlierDay = '20260101';
const dayOf = (path: string): string => `picture/${path}`;

export const uploadingToStorage: Exchange = {
  asks: uploadCall,
  takes: [asksFile(() => new Declined('Upload failed')), checkFile],
  tooLarge: () => broken(tooLargeText),
  gives: [
    (message, { at, memory }) => {
      memory.replace(dayOf(textOf(message)), { day: timestamp(at).slice(0, 10).replaceAll('-', '') });
      return message;
    },
  ],
};

/** Replaces the path of every uploaded picture by the one that this family gave it. */
export function picturesInStorage(value: Json, memory: Memory): Json {
  if (typeof value === 'string') return isOwnPicture(value) ? inStorage(value, memory) : value;
  if (Array.isArray(value)) return value.map((part: Json) => picturesInStorage(part, memory));
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, picturesInStorage(part, memory)]));
}

function inStorage(path: string, memory: Memory): string {
  const [known] = memory.rows(dayOf(path));
  return path.replace('/upload/', `/storage/upload/${textOf(known?.['day'] ?? earlierDay)}/`);
}

/** The engine knows pictures by its own address. */
export const picturesOfEngine: Taking = (fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.replaceAll(storedPictures, '/upload/')]),
  );

export const pathOfEngine = (path: string): string => path.replace(storedPictures, '/upload/');
