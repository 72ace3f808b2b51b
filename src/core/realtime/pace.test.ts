import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apart, everyFrame, framesApart } from './pace.ts';

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

test('apart: at once after a pause, and not again before the gap has passed', () => {
  vi.useFakeTimers();
  const ran: string[] = [];
  const pace = apart(900);
  pace(() => ran.push('first'));
  vi.advanceTimersByTime(0);
  expect(ran).toEqual(['first']);
  pace(() => ran.push('second'));
  vi.advanceTimersByTime(899);
  expect(ran).toEqual(['first']);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['first', 'second']);
  vi.advanceTimersByTime(5000);
  pace(() => ran.push('third'));
  vi.advanceTimersByTime(0);
  expect(ran).toEqual(['first', 'second', 'third']);
  vi.useRealTimers();
});
