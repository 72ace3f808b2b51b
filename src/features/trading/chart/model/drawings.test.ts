import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawingOf,
  drawingTools,
  movedBy,
  nextId,
  pointCounts,
  readDrawings,
  withAdded,
  withDrawing,
  withoutDrawing,
  writeDrawings,
  type Drawing,
} from './drawings.ts';

const points = fc.uniqueArray(
  fc.record({ at: fc.integer({ min: 0 }), value: fc.double({ min: 0, max: 1e9, noNaN: true }).map((one) => one + 0) }),
  { minLength: 3, maxLength: 3, selector: ({ at }) => at },
);
const drawings = fc
  .array(fc.record({ tool: fc.constantFrom(...drawingTools), points, words: fc.string({ maxLength: 80 }) }), {
    maxLength: 20,
  })
  .map((made) =>
    made.map(({ tool, points: all, words }, index): Drawing => ({
      id: index + 1,
      tool,
      points: all.slice(0, pointCounts[tool]),
      text: tool === 'text' ? words : '',
    })),
  );
const trend: Drawing = {
  id: 3,
  tool: 'trend',
  points: [
    { at: 1000, value: 10 },
    { at: 2000, value: 20 },
  ],
  text: '',
};

describe('drawings', () => {
  test('E3: what is drawn reads back as it was kept', () => {
    fc.assert(
      fc.property(drawings, (all) => {
        expect(readDrawings(writeDrawings(all))).toEqual(all);
      }),
    );
  });

  test('E3: whatever is not understood is left out, and nothing else', () => {
    const kept = `[[3,"trend",1000,10,2000,20],[4,"spiral",1,2],[5,"ray",1,2],[6,"horizontal",1,"x"],[3,"horizontal",1,2],7,["8"]]`;
    expect(readDrawings(kept)).toEqual([trend]);
    for (const text of [undefined, '', '{', '{}', 'null', '7']) expect(readDrawings(text)).toEqual([]);
  });

  test('E3: a drawing whose ends are at one place or missing is none', () => {
    const [first] = trend.points;
    if (first === undefined) throw new Error('no point');
    expect(drawingOf({ id: 1, tool: 'trend' }, [first])).toBeUndefined();
    expect(drawingOf({ id: 1, tool: 'trend' }, [first, first])).toBeUndefined();
    expect(drawingOf({ id: 1, tool: 'horizontal' }, [first])).toEqual({
      id: 1,
      tool: 'horizontal',
      points: [first],
      text: '',
    });
  });

  test('E3: one is put in the place of the one with its id, a new one behind the others', () => {
    const moved = movedBy(trend, 'end', ({ at, value }) => ({ at, value: value + 1 }));
    expect(moved.points).toEqual([
      { at: 1000, value: 10 },
      { at: 2000, value: 21 },
    ]);
    expect(withDrawing([trend], moved)).toEqual([moved]);
    expect(nextId([trend])).toBe(4);
    expect(withDrawing([trend], { ...trend, id: 4 })).toHaveLength(2);
    expect(withoutDrawing([trend], 3)).toEqual([]);
  });

  test('E3: no move brings both ends together', () => {
    expect(movedBy(trend, 'start', () => ({ at: 2000, value: 20 }))).toBe(trend);
  });

  test('E3: drawings of a file get ids of their own, and none is there twice', () => {
    const other: Drawing = { ...trend, id: 9, tool: 'text', points: trend.points.slice(0, 1), text: 'support' };
    const all = withAdded([trend], [{ ...trend, id: 1 }, other]);
    expect(all).toEqual([trend, { ...other, id: 4 }]);
    expect(withAdded(all, [other, trend])).toEqual(all);
  });
});
