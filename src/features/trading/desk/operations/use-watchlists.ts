import { useMemo } from 'react';
import { useSharedText } from '../../../shared/kept-text/data/shared-text.ts';
import { readWatchlists, writeWatchlists, type Watchlists } from '../model/watchlists.ts';

/** The watchlists of this device. */
export function useWatchlists(): readonly [Watchlists, (watchlists: Watchlists) => void] {
  const [kept, keep] = useSharedText('trading.watchlists');
  const watchlists = useMemo(() => readWatchlists(kept), [kept]);
  return [watchlists, (next) => void keep(writeWatchlists(next, kept))];
}
