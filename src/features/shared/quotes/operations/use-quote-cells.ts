import { useCallback, useRef, type RefObject } from 'react';
import type { Instrument, Quote } from '../../../../core/domain/market/instrument.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { useQuotePaint } from '../data/use-quote-paint.ts';
import { cellsOf, flash, writeDirection, writeText } from './paint-cells.ts';
import { useQuoteTexts, type QuoteTexts } from './use-quote-texts.ts';

/** The text for screen readers changes at most this often, so that they can finish a row. */
const calmMs = 10_000;

const written = [
  'price',
  'fiat',
  'change',
  'volume',
  'traded',
  'high',
  'low',
] as const satisfies readonly (keyof QuoteTexts)[];

/** The content of a row's cells. */
interface Shown {
  readonly row: HTMLElement | undefined;
  readonly quote: Quote | undefined;
  readonly texts: QuoteTexts | undefined;
  readonly spokenAt: number;
}

const nothingShown: Shown = { row: undefined, quote: undefined, texts: undefined, spokenAt: -calmMs };

/**
 * Keeps the cells of a row up to date: the elements inside it with `data-cell` set to `price`, `fiat`, `change`,
 * `volume`, `traded`, `high`, `low`, `chip` and `spark` (get the direction) and `spoken`. They are written directly, once per frame, and
 * never rendered for a price.
 */
export function useQuoteCells(row: RefObject<HTMLElement | null>, instrument: Instrument): void {
  const write = useQuoteTexts(instrument);
  const { flash: isFlashing } = usePreferences();
  const shown = useRef<Shown>(nothingShown);
  const paint = useCallback(
    (quote: Quote | undefined) => {
      if (row.current === null) return;
      const cells = cellsOf(row.current);
      const texts = write(quote);
      const before = shown.current.row === row.current ? shown.current : nothingShown;
      for (const name of written) {
        if (texts[name] !== before.texts?.[name]) writeText(cells.get(name), texts[name]);
      }
      if (texts.direction !== before.texts?.direction) {
        writeDirection(cells.get('chip'), texts.direction);
        writeDirection(cells.get('spark'), texts.direction);
      }
      if (isFlashing) flashTick(cells.get('price'), before.quote?.price, quote?.price);
      const at = quote?.receivedAt ?? 0;
      const isFirst = before.quote === undefined;
      const isDue = isFirst || at - before.spokenAt >= calmMs;
      if (isDue) writeText(cells.get('spoken'), texts.spoken());
      shown.current = { row: row.current, quote, texts, spokenAt: isDue ? at : before.spokenAt };
    },
    [row, write, isFlashing],
  );
  useQuotePaint(row, instrument.symbol, paint);
}

function flashTick(cell: HTMLElement | undefined, before: Price | undefined, now: Price | undefined): void {
  if (cell === undefined || before === undefined || now === undefined || before === now) return;
  flash(cell, compare(now, before) > 0 ? 'up' : 'down');
}
