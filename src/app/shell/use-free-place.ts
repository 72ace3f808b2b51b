import { useEffect, type RefObject } from 'react';
import { freeTop } from '../../features/shared/notices/model/free-place.ts';
import { controlsBeside, narrow } from '../../features/shared/notices/operations/find-place.ts';

/** A page that was scrolled, or has drawn another one meanwhile, has other things there. */
const againMs = 100;

/** Keeps an element where it covers no control until the returned function is called. */
function keepFree(element: HTMLElement): () => void {
  let present: number | undefined;
  const place = (): void => {
    const { left, right, height } = element.getBoundingClientRect();
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const room = { left, right, top, bottom: window.visualViewport?.height ?? innerHeight };
    const isOver = height > 0 && matchMedia(narrow).matches;
    present = isOver ? freeTop(room, controlsBeside(element), { height, present }) : undefined;
    element.style.top = present === undefined ? '' : `${present}px`;
    element.style.bottom = present === undefined ? '' : 'auto';
  };
  place();
  const again = setInterval(place, againMs);
  return () => clearInterval(again);
}

/**
 * On a phone, puts a part that lies over the page where it covers nothing that can be tapped, while it shows anything. Without
 * such a place it stays where its style has it.
 */
export function useFreePlace(part: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useEffect(() => {
    const element = part.current;
    return element === null || shown.length === 0 ? undefined : keepFree(element);
  }, [part, shown]);
}
