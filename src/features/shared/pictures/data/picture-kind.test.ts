import { describe, expect, test } from 'vitest';
import { sampleJpeg, samplePng } from '../../../../../tests/support/sample-pictures.ts';
import { fitted, largestFile, pictureKind, troubleBefore, troubleOnOpening } from './picture-kind.ts';

const bytesOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const heic = [0, 0, 0, 24, ...bytesOf('ftypheic'), 0, 0, 0, 0];

describe('KY1 pictures', () => {
  test.each([
    ['a png', samplePng, 'png'],
    ['a jpeg', sampleJpeg, 'jpeg'],
    ['a picture of a phone', heic, 'heic'],
    ['its newer brand', [0, 0, 0, 24, ...bytesOf('ftypmif1')], 'heic'],
    ['a film', [0, 0, 0, 24, ...bytesOf('ftypisom')], 'other'],
    ['a page', bytesOf('<!doctype html>'), 'other'],
    ['a document', bytesOf('%PDF-1.7'), 'other'],
    ['a drawing with a script', bytesOf('<svg onload=alert(1)>'), 'other'],
    ['nothing', [], 'empty'],
    ['two bytes', [0xff, 0xd8], 'other'],
  ] as const)('pictureKind: %s is told by its bytes', (_name, bytes, kind) => {
    expect(pictureKind(Uint8Array.from(bytes))).toBe(kind);
  });

  test('troubleBefore: format, size and nothing at all are told apart', () => {
    expect(troubleBefore('empty', 0)).toBe('empty');
    expect(troubleBefore('other', 10)).toBe('format');
    expect(troubleBefore('other', 50 * 1024 * 1024)).toBe('format');
    expect(troubleBefore('jpeg', 50 * 1024 * 1024)).toBe('size');
    expect(troubleBefore('jpeg', largestFile)).toBeUndefined();
    expect(troubleBefore('heic', 10)).toBeUndefined();
  });

  test('troubleOnOpening: what another device took is not called broken', () => {
    expect([troubleOnOpening('heic'), troubleOnOpening('jpeg')]).toEqual(['heic', 'unreadable']);
  });

  test.each([
    [
      { width: 4000, height: 3000 },
      { width: 2000, height: 1500 },
    ],
    [
      { width: 10, height: 4000 },
      { width: 5, height: 2000 },
    ],
    [
      { width: 1, height: 9000 },
      { width: 1, height: 2000 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
  ])('fitted: %j', (size, expected) => {
    expect(fitted(size, 2000)).toEqual(expected);
  });
});
