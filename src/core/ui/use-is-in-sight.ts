import { useEffect, useState, type RefObject } from 'react';
import { watchSight } from '../realtime/watch-sight.ts';

/** Whether an element is visible, or about to be; true until the browser reports it, and without browser support. */
export function useIsInSight(place: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => (place.current === null ? undefined : watchSight(place.current, setIsInSight)), [place]);
  return isInSight;
}
