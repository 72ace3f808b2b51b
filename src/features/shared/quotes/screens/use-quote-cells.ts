import { useCallback, useRef, type RefObject } from 'react';
import type { Instrument, Quote } from '../../../../core/domain/instrument.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { useQuotePaint } from '../data/use-quote-paint.ts';
import { flash, writeDirection, writeText } from '../parts/paint-cells.ts';
import { useQuoteTexts } from './use-quote-texts.ts';

type Cell = RefObject<HTMLSpanElement | null>;

export interface QuoteCells {
  readonly price: Cell;
  readonly fiat: Cell;
  readonly change: Cell;
  readonly chip: Cell;
  readonly volume: Cell;
  readonly high: Cell;
  readonly low: Cell;
  readonly spoken: Cell;
}

/** What is read out changes at most this often, so that a screen reader can finish a row. */
const calmMs = 10_000;

const useCell = (): Cell => useRef<HTMLSpanElement>(null);

/** The live cells of a row. They are written directly, once per frame, and never rendered again for a price. */
export function useQuoteCells(instrument: Instrument): QuoteCells {
  const cells: QuoteCells = {
    price: useCell(),
    fiat: useCell(),
    change: useCell(),
    chip: useCell(),
    volume: useCell(),
    high: useCell(),
    low: useCell(),
    spoken: useCell(),
  };
  const all = useRef(cells);
  const write = useQuoteTexts(instrument);
  const { flash: isFlashing } = usePreferences();
  const shown = useRef<{ quote: Quote | undefined; spokenAt: number }>({ quote: undefined, spokenAt: -calmMs });
  const paint = useCallback(
    (quote: Quote | undefined) => {
      const { price, fiat, change, chip, volume, high, low, spoken } = all.current;
      const texts = write(quote);
      const before = shown.current;
      writeText(price.current, texts.price);
      writeText(fiat.current, texts.fiat);
      writeText(change.current, texts.change);
      writeDirection(chip.current, texts.direction);
      writeText(volume.current, texts.volume);
      writeText(high.current, texts.high);
      writeText(low.current, texts.low);
      if (isFlashing && before.quote?.price !== undefined && before.quote.price !== quote?.price) flash(price.current);
      const at = quote?.receivedAt ?? 0;
      const isFirst = before.quote === undefined || spoken.current?.textContent === '';
      const isDue = isFirst || at - before.spokenAt >= calmMs;
      if (isDue) writeText(spoken.current, texts.spoken);
      shown.current = { quote, spokenAt: isDue ? at : before.spokenAt };
    },
    [write, isFlashing],
  );
  useQuotePaint(instrument.symbol, paint);
  return cells;
}
