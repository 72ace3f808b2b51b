import { useLayoutEffect, type RefObject } from 'react';
import type { Quote } from '../../../../core/domain/market/instrument.ts';
import { useSavesData } from '../../../../core/preferences/use-preferences.ts';
import { watchSight } from '../../../../core/realtime/watch-sight.ts';
import { useQuoteBoard } from './use-quote-board.ts';

/**
 * Calls `paint` before the first paint and then at most once per frame, without rendering: rows of long lists write
 * their text nodes themselves, which costs a fraction of a render. While the row is out of sight nothing is written; it
 * is brought up to date as it comes back. While data is saved it waits for the next snapshot. `paint` has to be stable.
 */
export function useQuotePaint(
  row: RefObject<HTMLElement | null>,
  symbol: string,
  paint: (quote: Quote | undefined) => void,
): void {
  const board = useQuoteBoard();
  const isResting = useSavesData();
  useLayoutEffect(() => {
    let isInSight = true;
    let isBehind = false;
    const show = (): void => {
      isBehind = !isInSight;
      if (isInSight) paint(board.quote(symbol));
    };
    show();
    const stopQuotes = board.subscribe(symbol, show, isResting);
    const stopSight =
      row.current === null
        ? undefined
        : watchSight(row.current, (isNow) => {
            isInSight = isNow;
            if (isBehind) show();
          });
    return () => {
      stopQuotes();
      stopSight?.();
    };
  }, [board, row, symbol, paint, isResting]);
}
