import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { QuotedInstrument } from '../../../../core/domain/market/instrument.ts';
import type { QuoteBoard } from '../data/quote-board.ts';
import { useQuoteBoard } from '../data/use-quote-board.ts';
import { sortInstruments, type QuoteOf, type QuoteSort } from '../model/sort-quotes.ts';

const settleMs = 2000;

export interface SettledOrder {
  readonly rows: readonly QuotedInstrument[];
  /** Spread on the list: while a finger is on it nothing moves under it. */
  readonly touch: {
    readonly onTouchStart: () => void;
    readonly onTouchEnd: () => void;
    readonly onTouchCancel: () => void;
  };
}

const hasKeyboardFocus = (list: HTMLElement | null): boolean =>
  list?.querySelector(':focus-visible') !== null && list !== null;

/** The figures of a beat: they change without rendering, so the beat says when to look again. */
const quotesAt =
  (board: QuoteBoard, _beat: number): QuoteOf =>
  (symbol) =>
    board.quote(symbol);

/** Rows in the order of their live figures, put in order again every two seconds and never under a finger or the keyboard. */
export function useSettledOrder(
  list: RefObject<HTMLElement | null>,
  rows: readonly QuotedInstrument[],
  sort: QuoteSort | undefined,
): SettledOrder {
  const board = useQuoteBoard();
  const [beat, setBeat] = useState(0);
  const fingers = useRef(0);
  const isMoving = sort !== undefined && sort.column !== 'name';
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      if (fingers.current === 0 && !document.hidden && !hasKeyboardFocus(list.current)) setBeat((count) => count + 1);
    }, settleMs);
    return () => clearInterval(timer);
  }, [isMoving, list]);
  const lift = (): void => {
    fingers.current = 0;
  };
  const ordered = useMemo(() => {
    const bySymbol = new Map(rows.map((row) => [row.instrument.symbol, row]));
    const instruments = sortInstruments(
      rows.map((row) => row.instrument),
      sort,
      quotesAt(board, beat),
    );
    return instruments.flatMap(({ symbol }) => bySymbol.get(symbol) ?? []);
  }, [rows, sort, board, beat]);
  return {
    rows: ordered,
    touch: {
      onTouchStart: () => {
        fingers.current = 1;
      },
      onTouchEnd: lift,
      onTouchCancel: lift,
    },
  };
}
