import { expect, test } from 'vitest';
import { fittingLevels } from './fitting-levels.ts';

test.each([
  // All that arrived, as high as a level may be.
  [800, 10, 10, 24],
  [800, 15, 15, 23],
  [800, 40, 20, 17],
  // Fewer where a level would become too low.
  [300, 15, 6, 17],
  [40, 15, 1, 17],
])('%i px with %i levels a side: %i of them, %i px each', (room, arrived, count, rowHeight) => {
  expect(fittingLevels(room, arrived)).toEqual({ count, rowHeight });
});

test('the levels never take more than the height', () => {
  for (let room = 200; room < 1200; room += 1) {
    const { count, rowHeight } = fittingLevels(room, 20);
    expect(2 * count * rowHeight).toBeLessThanOrEqual(room);
  }
});
