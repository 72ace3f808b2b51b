import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyFrame, framesApart } from './pace.ts';

let frames: ((time: number) => void)[] = [];
const paint = (time: number): void => frames.splice(0).forEach((run) => run(time));

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: (time: number) => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => vi.unstubAllGlobals());

test('framesApart: paints in the frame of everything else, and not again before the gap has passed', () => {
  const painted: string[] = [];
  const pace = framesApart(180);
  pace(() => painted.push('book'));
  everyFrame(() => painted.push('price'));
  paint(1000);
  expect(painted).toEqual(['book', 'price']);
  pace(() => painted.push('early'));
  paint(1016);
  paint(1170);
  expect(painted).toHaveLength(2);
  paint(1180);
  expect(painted.at(-1)).toBe('early');
});

test('framesApart: what is taken back is not run', () => {
  const run = vi.fn<() => void>();
  framesApart(180)(run)();
  paint(1000);
  expect(run).not.toHaveBeenCalled();
});
