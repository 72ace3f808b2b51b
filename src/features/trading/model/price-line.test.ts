import { expect, test } from 'vitest';
import { drawLine, withPoint } from './price-line.ts';

const size = { width: 100, height: 50 };

test('withPoint: what is older than the window goes, and the same moment is told once', () => {
  const points = [
    { at: 0, value: 1 },
    { at: 50, value: 2 },
  ];
  expect(withPoint(points, { at: 120, value: 3 }, 100).map(({ at }) => at)).toEqual([50, 120]);
  expect(withPoint(points, { at: 50, value: 9 }, 100)).toEqual([
    { at: 0, value: 1 },
    { at: 50, value: 9 },
  ]);
});

test('drawLine: from the first to the last point, marks inside the picture', () => {
  const points = [
    { at: 0, value: 10 },
    { at: 10, value: 20 },
  ];
  const { path, marks } = drawLine(points, [{ id: 'a', at: -5, value: 30 }], size);
  expect(path).toBe('M0 44L100 25');
  expect(marks).toEqual([{ id: 'a', at: -5, value: 30, x: 0, y: 6 }]);
  expect(drawLine(points.slice(1), [], size)).toEqual({ path: '', marks: [] });
});
