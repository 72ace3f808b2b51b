import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fileOfData, zipOfBrand } from './brand-zip.ts';

test('fileOfData: drawings as text and pictures as bytes, with the ending that hosts know', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const { ending, bytes } = fileOfData(`data:image/svg+xml,${encodeURIComponent(drawing)}`);
  expect([ending, strFromU8(bytes)]).toEqual(['svg', drawing]);
  const plain = fileOfData(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`);
  expect(strFromU8(plain.bytes)).toBe(drawing);
  expect(fileOfData(`data:font/woff2;base64,${btoa('wOF2')}`)).toMatchObject({ ending: 'woff2' });
  expect(fileOfData('data:image/jpeg;base64,/9j/')).toEqual({ ending: 'jpg', bytes: Uint8Array.of(0xff, 0xd8, 0xff) });
});

test('zipOfBrand: a brand without a name has neither demo nor icon with the name of the product', async () => {
  const zip = await zipOfBrand({ settings: {}, block: {}, brand: { refused: [] }, page: '<html></html>' });
  const files = unzipSync(zip);
  expect(Object.keys(files).toSorted()).toEqual(['brand.json', 'config.json']);
  expect(
    Object.values(files)
      .map((file) => strFromU8(file))
      .join(''),
  ).not.toMatch(/tandem/i);
});
