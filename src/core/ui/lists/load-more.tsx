import { useEffect, useEffectEvent, useRef } from 'react';

/** Requests the next page well before the end is visible. */
export function LoadMore({ onNear }: { readonly onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { rootMargin: '0px 0px 800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place} />;
}
