import { expect, test } from 'vitest';
import { faceOf } from './face-of.ts';

test('CT1 faceOf: the same id has the same face, and neighbours differ', () => {
  expect(faceOf('90001')).toEqual(faceOf('90001'));
  const faces = new Set(Array.from({ length: 40 }, (_, at) => JSON.stringify(faceOf(String(90_001 + at)))));
  expect(faces.size).toBeGreaterThan(30);
});
