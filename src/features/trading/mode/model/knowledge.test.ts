import { expect, test } from 'vitest';
import { questionsOf, readKnown, writeKnown } from './knowledge.ts';

test('H5 readKnown: what was kept comes back, and anything else is as if nothing was known', () => {
  expect(readKnown(writeKnown(['contracts']))).toEqual(['contracts']);
  expect(readKnown(writeKnown(['contracts', 'options'])).toSorted()).toEqual(['contracts', 'options']);
  expect([readKnown(undefined), readKnown(''), readKnown('contracts')]).toEqual([[], [], []]);
});

test('H5 questionsOf: the right answer does not always stand in the same place', () => {
  for (const questions of Object.values(questionsOf)) {
    expect(new Set(questions.map(({ right }) => right)).size).toBe(questions.length);
  }
});
