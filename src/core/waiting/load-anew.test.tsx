import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAnew } from './load-anew.ts';

const reload = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>();
const entry = (name: string): PerformanceEntry => ({
  name: new URL(name, window.location.href).href,
  entryType: 'resource',
  startTime: 0,
  duration: 0,
  toJSON: () => undefined,
});

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(window, 'fetch').mockImplementation(fetched);
  const names = ['assets/late-1.js', 'assets/late-1.js', 'api/coin/list', 'https://elsewhere.test/assets/x.js'];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(names.map(entry));
  fetched.mockResolvedValue(new Response());
});
afterEach(() => {
  reload.mockReset();
  vi.useRealTimers();
});

test('R2 loadAnew: the files of the program are fetched past the cache of the browser, and then the page is loaded', async () => {
  fetched.mockImplementation(async () => {
    expect(reload).not.toHaveBeenCalled();
    return new Response();
  });
  await loadAnew();
  expect(fetched.mock.calls).toEqual([[new URL('assets/late-1.js', window.location.href).href, { cache: 'reload' }]]);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['may not be fetched', () => Promise.reject(new TypeError('refused'))],
  ['do not come', () => new Promise<Response>(() => undefined)],
])('R2 loadAnew: the page is loaded where they %s, too', async (_what, answer) => {
  vi.useFakeTimers();
  fetched.mockImplementation(answer);
  const loading = loadAnew();
  await vi.advanceTimersByTimeAsync(8000);
  await loading;
  expect(reload).toHaveBeenCalledOnce();
});
