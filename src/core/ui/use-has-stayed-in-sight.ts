import { useEffect, useState, type RefObject } from 'react';
import { watchSight } from '../realtime/watch-sight.ts';

const momentMs = 400;

/** False until an element has been in view for a moment; then true for good. */
export function useHasStayedInSight(place: RefObject<Element | null>): boolean {
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    if (place.current === null || hasStayed) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchSight(place.current, (isInSight) => {
      clearTimeout(timer);
      if (isInSight) timer = setTimeout(() => setHasStayed(true), momentMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [place, hasStayed]);
  return hasStayed;
}
