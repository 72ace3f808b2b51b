import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router-dom';

/** How long to wait until a loading page is tall enough, ms. */
const patienceMs = 1500;

/** Events of a person who scrolls, or is about to tap what they see. */
const signsOfScrolling = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls as soon as the page is tall enough. Gives up when the person scrolls or after the time limit. */
function scrollWhenPossible(target: number): () => void {
  const attempt = (): void => {
    window.scrollTo(0, target);
    if (Math.abs(window.scrollY - target) < 2) stop();
  };
  const observer = new ResizeObserver(attempt);
  const trying = new AbortController();
  const stop = (): void => {
    observer.disconnect();
    trying.abort();
  };
  setTimeout(stop, patienceMs);
  for (const sign of signsOfScrolling) window.addEventListener(sign, stop, { passive: true, signal: trying.signal });
  observer.observe(document.body);
  attempt();
  return stop;
}

/** New pages start at the top; going back restores the scroll position. Also moves the focus to the new page. */
export function useScrollMemory({ key, pathname }: Location): void {
  const positions = useRef(new Map<string, number>());
  const navigation = useNavigationType();
  const isFirst = useRef(true);
  // Every typed or external address has the same key.
  const place = `${key} ${pathname}`;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // Before paint, so that the jump of the next page is not recorded as this page's position.
  useLayoutEffect(() => {
    const known = positions.current;
    const remember = (): unknown => known.set(place, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [place]);

  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    return scrollWhenPossible(navigation === NavigationType.Pop ? (positions.current.get(place) ?? 0) : 0);
    // A changed question of the same page keeps its place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}
