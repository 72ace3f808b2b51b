import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether the window answers to a media query. Asked once: the browser works out the styles of the page for each new question. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  const watch = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(watch, () => media.matches);
}

/** The window of a desktop: a bar above all pages, tables instead of cards. The looks have the same width in their queries. */
export const useDesktop = (): boolean => useMedia('(min-width: 1024px)');
