import { useCallback, useRef, useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { fresh, freshnessOf, type Freshness } from './freshness.ts';
import { watchSeconds } from '../../../../core/time/second-hand.ts';
import { useQuoteBoard } from './use-quote-board.ts';

const sameFreshness = (left: Freshness, right: Freshness): boolean =>
  left.ageMs === right.ageMs && left.isDelayed === right.isDelayed && left.isStale === right.isStale;

/** The age of the newest price of all, while prices are shown: whether the market feed still delivers. */
export function useMarketFreshness(): Freshness {
  const board = useQuoteBoard();
  const clock = usePort(Clock);
  const last = useRef<Freshness>(fresh);
  return useSyncExternalStore(watchSeconds, () => {
    const now = freshnessOf({
      receivedAt: board.newestAt(),
      watchedSince: board.watchedSince(),
      isOpen: board.isAnyOpen(),
      now: clock.now(),
    });
    if (!sameFreshness(now, last.current)) last.current = now;
    return last.current;
  });
}

/** How old the price of a pair is. Renders again when it becomes delayed, then once a second, and when it is fresh again. */
export function useFreshness(symbol: string | undefined): Freshness {
  const board = useQuoteBoard();
  const clock = usePort(Clock);
  const last = useRef<Freshness>(fresh);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stopSeconds = watchSeconds(listener);
      const stopQuotes = symbol === undefined ? undefined : board.subscribe(symbol, listener);
      return () => {
        stopSeconds();
        stopQuotes?.();
      };
    },
    [board, symbol],
  );
  return useSyncExternalStore(subscribe, () => {
    if (symbol === undefined) return fresh;
    const now = freshnessOf({
      receivedAt: board.quote(symbol)?.receivedAt,
      watchedSince: board.watchedSince(),
      isOpen: board.isOpen(symbol),
      now: clock.now(),
    });
    // React compares by identity: the same figures have to be the same object.
    if (!sameFreshness(now, last.current)) last.current = now;
    return last.current;
  });
}
