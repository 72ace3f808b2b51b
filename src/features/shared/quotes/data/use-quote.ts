import { useCallback, useSyncExternalStore } from 'react';
import type { Quote, QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import { useSavesData } from '../../../../core/preferences/use-preferences.ts';
import { apart } from '../../../../core/realtime/pace.ts';
import { useQuoteBoard } from './use-quote-board.ts';

const nothing = (): void => undefined;

/** For components whose subject is not the price: it is then read this often. */
export const restingGapMs = 2_000;

/** For components that need to know that there is a price: the longest gap that a timer knows. */
export const firstAlone = 2 ** 31 - 1;

/**
 * The last quote of a pair, at most one new value per frame, or per `gapMs`; undefined before the first. A rerender for
 * another reason always gets the newest one.
 */
export function useQuote(symbol: string | undefined, gapMs = 0): Quote | undefined {
  const board = useQuoteBoard();
  const subscribe = useCallback(
    (listener: () => void) => {
      if (symbol === undefined) return nothing;
      if (gapMs === 0) return board.subscribe(symbol, listener);
      const pace = apart(gapMs);
      let takeBack: (() => void) | undefined;
      const tell = (): void => {
        takeBack = undefined;
        listener();
      };
      const stop = board.subscribe(symbol, () => (takeBack ??= pace(tell)));
      return () => {
        takeBack?.();
        stop();
      };
    },
    [board, symbol, gapMs],
  );
  return useSyncExternalStore(subscribe, () => (symbol === undefined ? undefined : board.quote(symbol)));
}

/** The quote of a pair in a list that is only looked at: while data is saved, that of the last snapshot. */
export const useListedQuote = ({ instrument, quote }: QuotedInstrument): Quote =>
  useQuote(useSavesData() ? undefined : instrument.symbol) ?? quote;
