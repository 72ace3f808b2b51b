import { act, cleanup, render } from '@testing-library/react';
import { HashRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useScrollMemory } from './use-scroll-memory.ts';

function Shell() {
  useScrollMemory(useLocation());
  return undefined;
}

/** As an address that is typed or followed from outside. */
async function goTo(hash: string): Promise<void> {
  const arrived = new Promise((done) => {
    window.addEventListener('hashchange', done, { once: true });
  });
  await act(async () => {
    window.location.hash = hash;
    window.dispatchEvent(new PopStateEvent('popstate'));
    await arrived;
  });
}

function scrollBy(position: number): void {
  window.scrollY = position;
  window.dispatchEvent(new Event('scroll'));
}

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

describe('useScrollMemory', () => {
  test('useScrollMemory: a page that is new starts at the top, one that was there before where it was left', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await goTo('/settings');
    render(
      <HashRouter>
        <Shell />
      </HashRouter>,
    );
    scrollBy(640);
    await goTo('/market');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrollBy(80);
    await goTo('/settings');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
    await goTo('/market');
    expect(scrollTo).toHaveBeenLastCalledWith(0, 80);
  });

  test('useScrollMemory: a touch stops the restoring', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await goTo('/settings');
    render(
      <HashRouter>
        <Shell />
      </HashRouter>,
    );
    scrollBy(640);
    const observed: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        #isOn = true;
        constructor(tell: () => void) {
          observed.push(() => {
            if (this.#isOn) tell();
          });
        }
        observe(): void {}
        disconnect(): void {
          this.#isOn = false;
        }
      },
    );
    await goTo('/market');
    scrollBy(0);
    await goTo('/settings');
    // The page is not tall enough yet.
    scrollBy(10);
    observed.at(-1)?.();
    const before = scrollTo.mock.calls.length;
    window.dispatchEvent(new Event('keydown'));
    observed.at(-1)?.();
    expect(scrollTo.mock.calls.length).toBe(before);
  });
});
