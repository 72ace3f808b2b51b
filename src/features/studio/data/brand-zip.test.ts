import { strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { fileOfData } from './brand-zip.ts';

test('fileOfData: drawings as text and pictures as bytes, with the ending that hosts know', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const { ending, bytes } = fileOfData(`data:image/svg+xml,${encodeURIComponent(drawing)}`);
  expect([ending, strFromU8(bytes)]).toEqual(['svg', drawing]);
  const plain = fileOfData(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`);
  expect(strFromU8(plain.bytes)).toBe(drawing);
  expect(fileOfData(`data:font/woff2;base64,${btoa('wOF2')}`)).toMatchObject({ ending: 'woff2' });
  expect(fileOfData('data:image/jpeg;base64,/9j/')).toEqual({ ending: 'jpg', bytes: Uint8Array.of(0xff, 0xd8, 0xff) });
});
