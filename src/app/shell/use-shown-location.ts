import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** How long a page fades out before the next one appears. */
const fadeOutMs = 70;
const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The location to render: the old one until its page has faded out. */
export function useShownLocation(): { readonly location: Location; readonly isLeaving: boolean } {
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const isLeaving = location.pathname !== shown.pathname;
  if (!isLeaving && location !== shown) setShown(location);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setShown(location), wantsStillness() ? 0 : fadeOutMs);
    return () => clearTimeout(timer);
  }, [isLeaving, location]);
  return { location: shown, isLeaving };
}
