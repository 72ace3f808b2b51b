import { useSyncExternalStore } from 'react';

const query = '(min-width: 900px) and (min-height: 481px)';

function watch(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** True if chart, book, ticket and orders are side by side. */
export const useWideLayout = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches);
