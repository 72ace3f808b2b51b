import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPicture } from './picture-rules.ts';
import { sampleJpeg, samplePng } from '../../../../../../tests/support/sample-pictures.ts';

const check = (bytes: readonly number[], declaredType: string): string =>
  checkPicture({ bytes: Uint8Array.from(bytes), declaredType }).kind;

test.each([
  [samplePng, 'image/png', 'png'],
  [sampleJpeg, 'image/jpeg', 'jpg'],
  [sampleJpeg, 'image/jpg', 'jpg'],
])('checkPicture: a picture of the declared type is taken', (bytes, type, kind) => {
  expect(check(bytes, type)).toBe(kind);
});

test.each([
  ['a png called jpeg', samplePng, 'image/jpeg'],
  ['a jpeg called png', sampleJpeg, 'image/png'],
  ['a png called nothing', samplePng, ''],
  ['the signature of a png and a page behind it', [...samplePng.slice(0, 8), ...Array(60).fill(60)], 'image/png'],
  ['a png without width', samplePng.with(19, 0), 'image/png'],
  ['a png with colours that do not exist', samplePng.with(25, 5), 'image/png'],
  ['a jpeg without a frame', [...sampleJpeg.slice(0, 20), 0xff, 0xda, 0, 2, 1, 2], 'image/jpeg'],
  ['the signature of a jpeg and a page behind it', [0xff, 0xd8, 0xff, ...Array(60).fill(60)], 'image/jpeg'],
  ['nothing', [], 'image/png'],
])('checkPicture: %s is refused', (_, bytes, type) => {
  expect(() => check(bytes, type)).toThrow('imageWrongFormat');
});

test('checkPicture: a world that takes more kinds names them all', () => {
  const bytes = Uint8Array.from([1, 2, 3]);
  const taken = ['png', 'jpg', 'gif', 'webp'] as const;
  expect(() => checkPicture({ bytes, declaredType: 'image/png' }, taken)).toThrow('imageOfNoFormat');
});

test('checkPicture: a header that was cut off anywhere is refused', () => {
  for (let length = 0; length < samplePng.length; length += 1)
    expect(() => check(samplePng.slice(0, length), 'image/png')).toThrow('imageWrongFormat');
  for (let length = 0; length < sampleJpeg.length; length += 1)
    expect(() => check(sampleJpeg.slice(0, length), 'image/jpeg')).toThrow('imageWrongFormat');
});

test('checkPicture: whatever stands behind a signature, the answer is a kind or a refusal', () => {
  const start = fc.constantFrom(samplePng.slice(0, 8), [0xff, 0xd8, 0xff]);
  fc.assert(
    fc.property(start, fc.uint8Array(), fc.constantFrom('image/png', 'image/jpeg'), (signature, rest, type) => {
      const outcome = (() => {
        try {
          return check([...signature, ...rest], type);
        } catch (error) {
          return error instanceof Error ? error.message : '';
        }
      })();
      expect(['png', 'jpg', 'imageWrongFormat']).toContain(outcome);
    }),
  );
});
