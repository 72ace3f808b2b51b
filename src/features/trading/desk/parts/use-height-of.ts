import { useLayoutEffect, useState, type RefObject } from 'react';

/** Height of an element, px, as it changes; 0 before it is known. */
export function useHeightOf(place: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const sizes = new ResizeObserver(() => setHeight(element.clientHeight));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [place]);
  return height;
}
