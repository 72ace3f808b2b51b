import { useState } from 'react';
import type { Instrument, Quote } from '../../../../core/domain/market/instrument.ts';
import { forDrawing } from '../../../../core/money/fixed-point.ts';
import { useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { useReadServerTime } from '../../../../core/time/server-time.ts';
import { useNow } from '../../../../core/time/device-time.ts';
import { markOf } from '../model/option-marks.ts';
import { withPoint, type PricePoint } from '../model/price-line.ts';
import type { RunningOption } from '../model/running-options.ts';
import { PriceLine } from '../parts/price-line.tsx';

interface OptionLineProps {
  readonly instrument: Instrument;
  readonly running: readonly RunningOption[];
}

const windowMs = 180_000;

/** The last minutes of a pair as they were seen here, with entry and expiry of what runs and of what was just settled. */
export function OptionLine({ instrument, running }: OptionLineProps) {
  const quote = useQuote(instrument.symbol);
  const points = usePoints(quote);
  const serverTime = useReadServerTime();
  const deviceTime = useNow();
  const offset = serverTime() - deviceTime();
  const marks = running.map(markOf).map(({ id, direction, entry, expiry }) => ({
    id,
    direction,
    at: entry.at - offset,
    value: forDrawing(entry.price),
    end: { at: expiry.at - offset, value: expiry.price === undefined ? undefined : forDrawing(expiry.price) },
  }));
  return <PriceLine quote={quote} priceStep={instrument.priceStep} points={points} marks={marks} />;
}

function usePoints(quote: Quote | undefined): readonly PricePoint[] {
  const [points, setPoints] = useState<readonly PricePoint[]>([]);
  const [seen, setSeen] = useState<Quote>();
  if (quote !== seen) {
    setSeen(quote);
    if (quote?.price !== undefined)
      setPoints(withPoint(points, { at: quote.receivedAt, value: forDrawing(quote.price) }, windowMs));
  }
  return points;
}
