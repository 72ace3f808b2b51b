import { expect, test } from 'vitest';
import { comparedRoom, legendHeight, roomForLegend } from './legend-room.ts';
import { comparedHeight } from './note-room.ts';

/** How the chart divides a height: the space above is a fraction of the height that is left for prices. */
const roomSeen = (height: number, room: number): number => room / (1 + room / height + 0.1);

test.each([
  [230, 130],
  [243, 360],
  [420, 390],
  [560, 1280],
])('E2 roomForLegend: on a chart %i px high the mark of the highest price stands below the names', (height, width) => {
  const legend = 2 + 13 * (width < 200 ? 3 : width < 480 ? 2 : 1);
  expect(roomSeen(height, roomForLegend(1, width))).toBeGreaterThanOrEqual(legend + 12.5);
});

test('E2 roomForLegend: every further indicator has lines of its own', () => {
  expect(roomForLegend(2, 360)).toBeGreaterThan(roomForLegend(1, 360));
  expect(roomForLegend(1, 360)).toBeGreaterThan(roomForLegend(1, 900));
});

test('E2 roomForLegend: on one of four charts the mark stands below the note of a compared pair, too', () => {
  const height = 215;
  expect(roomSeen(height, roomForLegend(1, 400) + comparedRoom)).toBeGreaterThanOrEqual(
    2 + 13 * 2 + comparedHeight + 12.5,
  );
});

test('E2 legendHeight: labels keep below the names, two lines of them on a phone, three on a small chart', () => {
  expect(legendHeight(0, 360)).toBe(0);
  expect(legendHeight(1, 360)).toBe(2 * legendHeight(1, 900));
  expect(legendHeight(1, 130)).toBe(3 * legendHeight(1, 900));
});
