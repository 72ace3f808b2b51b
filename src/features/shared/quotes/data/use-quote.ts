import { useCallback, useSyncExternalStore } from 'react';
import type { Quote } from '../../../../core/domain/instrument.ts';
import { useQuoteBoard } from './use-quote-board.ts';

const nothing = (): void => undefined;

/** The last quote of a pair, at most one new value per frame; undefined before the first. */
export function useQuote(symbol: string | undefined): Quote | undefined {
  const board = useQuoteBoard();
  const subscribe = useCallback(
    (listener: () => void) => (symbol === undefined ? nothing : board.subscribe(symbol, listener)),
    [board, symbol],
  );
  return useSyncExternalStore(subscribe, () => (symbol === undefined ? undefined : board.quote(symbol)));
}
