import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitFirstSight, tellFirstSight } from '../waiting/first-sight.ts';
import { laterPart } from './later-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function drawn() {
  const load = vi.fn<() => Promise<() => string>>(async () => () => 'there');
  const Part = laterPart(load);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  return load;
}

test('a part that nothing waits for is fetched when the first screen has been painted', async () => {
  awaitFirstSight();
  const load = drawn();
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(load).not.toHaveBeenCalled();
  tellFirstSight();
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('there')).toBeDefined();
});

test('where nothing is painted, as in a tab behind another, it comes after three seconds', async () => {
  awaitFirstSight();
  const load = drawn();
  await act(async () => vi.advanceTimersByTimeAsync(2_900));
  expect(load).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('there')).toBeDefined();
});

test('on a page that stands already it is fetched at once', async () => {
  const load = drawn();
  await act(async () => vi.advanceTimersByTimeAsync(0));
  expect(load).toHaveBeenCalledOnce();
});
