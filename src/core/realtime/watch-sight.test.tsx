import { afterEach, expect, test, vi } from 'vitest';

type Entry = { readonly target: Element; readonly isIntersecting: boolean };

/** As much of a browser's observer as is used, told by hand. */
class FakeObserver {
  static tell: (entries: readonly Entry[]) => void = () => undefined;
  static readonly observed = new Set<Element>();

  constructor(callback: (entries: readonly Entry[]) => void) {
    FakeObserver.tell = callback;
  }
  observe(element: Element): void {
    FakeObserver.observed.add(element);
  }
  unobserve(element: Element): void {
    FakeObserver.observed.delete(element);
  }
}

afterEach(() => vi.unstubAllGlobals());

test('watchSight: each element hears of itself, until it is let go', async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { watchSight } = await import('./watch-sight.ts');
  const [one, other] = [document.createElement('a'), document.createElement('b')];
  const heard: string[] = [];
  const stop = watchSight(one, (isInSight) => heard.push(`one ${isInSight}`));
  watchSight(other, (isInSight) => heard.push(`other ${isInSight}`));
  FakeObserver.tell([
    { target: one, isIntersecting: false },
    { target: other, isIntersecting: true },
  ]);
  stop();
  FakeObserver.tell([{ target: one, isIntersecting: true }]);
  expect(heard).toEqual(['one false', 'other true']);
  expect([...FakeObserver.observed]).toEqual([other]);
});

test('watchSight: without browser support no listener runs', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const { watchSight } = await import('./watch-sight.ts');
  const heard: boolean[] = [];
  watchSight(document.createElement('a'), (isInSight) => heard.push(isInSight))();
  expect(heard).toEqual([]);
});
