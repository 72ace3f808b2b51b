import { useState } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { useElapsed } from '../../mode/operations/use-elapsed.ts';
import { useHasDepth, useOffersDepth } from '../data/depth-stream.ts';

/** The first book of a pair comes with its first price or not at all. */
const bookWaitMs = 3000;

/**
 * Room is kept for a book that may come, so that nothing gives way when it does. A closed market has no prices, and so
 * no book to wait for.
 */
export function useBook({ symbol, isOpen }: Pick<Instrument, 'symbol' | 'isOpen'>): 'there' | 'awaited' | 'none' {
  const isThere = useHasDepth(symbol);
  const isOffered = useOffersDepth();
  const [opened] = useState(() => ({}));
  const isOver = useElapsed(opened, usePause(), bookWaitMs);
  if (isThere) return 'there';
  return isOffered && !isOver && isOpen !== false ? 'awaited' : 'none';
}
