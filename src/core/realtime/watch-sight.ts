import type { Unsubscribe } from '../platform/realtime-transport.ts';

/** A row counts as visible a little earlier, so that it never shows an old figure. */
const ahead = '64px 0px';

const listeners = new WeakMap<Element, (isInSight: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all: rows come and go by the dozen while a list is scrolled. */
const sharedObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: ahead },
  ));

/**
 * Reports whether an element is in view, soon and at each change; never without browser support. One listener per
 * element.
 */
export function watchSight(element: Element, listener: (isInSight: boolean) => void): Unsubscribe {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const sights = sharedObserver();
  listeners.set(element, listener);
  sights.observe(element);
  return () => {
    listeners.delete(element);
    sights.unobserve(element);
  };
}
