import { useState } from 'react';
import type { Instrument, Quote } from '../../../../core/domain/market/instrument.ts';
import { forDrawing } from '../../../../core/money/fixed-point.ts';
import { useNow } from '../../../../core/time/device-time.ts';
import { useReadServerTime, useServerTime } from '../../../../core/time/server-time.ts';
import { useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { useFinishedMinutes } from '../data/finished-minutes.ts';
import { markOf } from '../model/option-marks.ts';
import { shownMs, withPast, withPoint, type PricePoint } from '../model/price-line.ts';
import { countdownText, isRunning, msLeft, type RunningOption } from '../model/running-options.ts';
import { PriceLine, type LineMark } from '../parts/price-line.tsx';

interface OptionLineProps {
  readonly instrument: Instrument;
  readonly running: readonly RunningOption[];
  /** The length that is chosen in the ticket. */
  readonly seconds: number | undefined;
}

const minuteMs = 60_000;
/** What is kept of the prices seen here, and shown at the least, once enough was seen. */
const windowMs = 3 * minuteMs;

/** The last minutes of a pair with entry and expiry of what runs and of what was just settled. */
export function OptionLine({ instrument, running, seconds }: OptionLineProps) {
  const quote = useQuote(instrument.symbol);
  const seen = usePoints(quote);
  const serverTime = useReadServerTime();
  const deviceTime = useNow();
  const now = useServerTime(running.some(isRunning));
  const offset = serverTime() - deviceTime();
  const past = useFinishedMinutes(instrument.symbol).map(({ time, close }) => ({
    at: time + minuteMs - offset,
    value: forDrawing(close),
  }));
  const plannedMs = (seconds ?? 0) * 1000;
  // An option that runs longer is seen from its entry on, with a third as much ahead.
  const longestMs = Math.max(
    windowMs,
    plannedMs,
    ...running.filter(isRunning).map(({ order }) => order.seconds * 1000),
  );
  const shown = shownMs(seen, { longestMs, isRunning: running.some(isRunning) });
  const last = seen.at(-1)?.at ?? 0;
  const marks = running.map((one): LineMark => {
    const { id, direction, entry, expiry, result } = markOf(one);
    return {
      id,
      direction,
      at: entry.at - offset,
      value: forDrawing(entry.price),
      price: entry.price,
      end: { at: expiry.at - offset, value: expiry.price === undefined ? undefined : forDrawing(expiry.price) },
      left: isRunning(one) ? countdownText(msLeft(one, now)) : undefined,
      result,
    };
  });
  return (
    <PriceLine
      quote={quote}
      priceStep={instrument.priceStep}
      points={withPast(seen, past, last - shown)}
      marks={marks}
      aheadMs={shown / 3}
      plannedAt={plannedMs === 0 || running.some(isRunning) ? undefined : last + plannedMs}
    />
  );
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
