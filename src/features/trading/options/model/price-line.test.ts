import { expect, test } from 'vitest';
import { drawLine, shownMs, withPast, withPoint } from './price-line.ts';

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
  const end = { at: 8, value: 15 };
  const { path, marks, now } = drawLine(points, [{ id: 'a', at: -5, value: 30, end }], size);
  expect(path).toBe('M0 44L100 25');
  expect(now).toEqual({ x: 100, y: 25 });
  expect(marks).toEqual([{ id: 'a', at: -5, value: 30, end, x: 0, y: 6, ending: { x: 80, y: 34.5 } }]);
  expect(drawLine(points.slice(1), [], size)).toEqual({ path: '', marks: [], now: undefined, plannedX: undefined });
});

test('SO3 drawLine: an end that is still to come has room ahead of the line, one from before it is left out', () => {
  const points = [
    { at: 0, value: 10 },
    { at: 60_000, value: 20 },
  ];
  const open = { at: 30_000, value: 15, end: { at: 90_000, value: undefined } };
  const far = { at: 30_000, value: 15, end: { at: 900_000, value: undefined } };
  const old = { at: -90_000, value: 15, end: { at: -1, value: 12 } };
  expect(drawLine(points, [open, old], size).marks).toMatchObject([{ x: 33.3, y: 25, ending: { x: 100, y: 25 } }]);
  expect(drawLine(points, [far], size).marks).toMatchObject([{ x: 25, ending: { x: 100 } }]);
});

test('SO3 drawLine: where an option would end that is opened now, with room for it', () => {
  const points = [
    { at: 0, value: 10 },
    { at: 60_000, value: 20 },
  ];
  expect(drawLine(points, [], { ...size, plannedAt: 90_000 })).toMatchObject({ now: { x: 66.7 }, plannedX: 100 });
  expect(drawLine(points, [], { ...size, plannedAt: 900_000, aheadMs: 20_000 })).toMatchObject({
    now: { x: 75 },
    plannedX: 100,
  });
});

test('withPast: finished minutes stand before what was seen, as far back as is wanted', () => {
  const past = [10, 70, 130].map((at) => ({ at, value: at }));
  const seen = [{ at: 100, value: 1 }];
  expect(withPast(seen, past, 50).map(({ at }) => at)).toEqual([70, 100]);
  expect(withPast([], past, 0)).toEqual([]);
});

test('SO3 shownMs: a page that was just opened shows a quarter of an hour, and closes in on what it sees', () => {
  const minute = 60_000;
  const seenFor = (ms: number) => [
    { at: minute, value: 1 },
    { at: minute + ms, value: 1 },
  ];
  const look = { longestMs: 3 * minute, isRunning: false };
  expect(shownMs([], look)).toBe(15 * minute);
  expect(shownMs(seenFor(0), look)).toBe(15 * minute);
  expect(shownMs(seenFor(30_000), look)).toBe(9 * minute);
  expect(shownMs(seenFor(minute), look)).toBe(3 * minute);
  expect(shownMs(seenFor(9 * minute), look)).toBe(3 * minute);
  expect(shownMs(seenFor(0), { ...look, longestMs: 20 * minute })).toBe(20 * minute);
  expect(shownMs(seenFor(0), { ...look, isRunning: true })).toBe(5 * minute);
});
