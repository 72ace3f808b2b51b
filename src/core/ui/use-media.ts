import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window answers to a media query. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}

/** The window of a desktop: a bar above all pages, tables instead of cards. The looks have the same width in their queries. */
export const useDesktop = (): boolean => useMedia('(min-width: 1024px)');
