import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeMarks, type WantedMark } from './mark-places.ts';

const strip = { top: 10, bottom: 190, labelHeight: 18 };

describe('SO3 placeMarks', () => {
  test('a label alone stands where it wants, or at the edge of the strip', () => {
    expect(placeMarks([{ x: 100, y: 50, width: 30 }], strip)).toEqual([50]);
    expect(placeMarks([{ x: 100, y: 500, width: 30 }], strip)).toEqual([190]);
  });

  test('two results of one moment stand one above the other', () => {
    const same = { x: 100, y: 50, width: 30 };
    expect(placeMarks([same, same, same], strip)).toEqual([50, 68, 32]);
  });

  test('at the lower edge there is room above alone', () => {
    const same = { x: 100, y: 190, width: 30 };
    expect(placeMarks([same, same, same], strip)).toEqual([190, 172, 154]);
  });

  test('labels beside each other do not move', () => {
    const marks = [
      { x: 100, y: 50, width: 30 },
      { x: 140, y: 50, width: 30 },
    ];
    expect(placeMarks(marks, strip)).toEqual([50, 50]);
  });

  test('few labels never cover each other, wherever they want to be', () => {
    const mark = fc.record({
      x: fc.integer({ min: 0, max: 300 }),
      y: fc.integer({ min: -50, max: 250 }),
      width: fc.integer({ min: 20, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 4 }), (marks) => {
        const heights = placeMarks(marks, strip);
        const rects = marks.map((one, index) => ({ ...one, y: heights[index] ?? Number.NaN }));
        return rects.every((one, index) => rects.slice(index + 1).every((other) => !covers(one, other)));
      }),
    );
  });
});

const covers = (one: WantedMark, other: WantedMark): boolean =>
  Math.abs(one.y - other.y) < strip.labelHeight && one.x - one.width < other.x && other.x - other.width < one.x;
