import { useLayoutEffect } from 'react';
import type { Quote } from '../../../../core/domain/instrument.ts';
import { useQuoteBoard } from './use-quote-board.ts';

/**
 * Calls `paint` before the first paint and then at most once per frame, without rendering: rows of long lists write
 * their text nodes themselves, which costs a fraction of a render. `paint` has to be stable.
 */
export function useQuotePaint(symbol: string, paint: (quote: Quote | undefined) => void): void {
  const board = useQuoteBoard();
  useLayoutEffect(() => {
    const show = (): void => paint(board.quote(symbol));
    show();
    return board.subscribe(symbol, show);
  }, [board, symbol, paint]);
}
