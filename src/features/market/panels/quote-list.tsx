import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import type { CurrencyId, QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import { instrumentPath } from '../../shared/instruments/model/instrument-path.ts';
import type { QuoteSort } from '../../shared/quotes/model/sort-quotes.ts';
import { QuoteRow, type QuoteRowProps } from '../../shared/quotes/panels/quote-row.tsx';
import { useSettledOrder } from '../../shared/quotes/operations/use-settled-order.ts';
import styles from './quote-list.module.css';

const usualRowHeight = 56;
const overscan = 6;

export interface QuoteListProps {
  readonly label: string;
  readonly rows: readonly QuotedInstrument[];
  readonly sort: QuoteSort | undefined;
  readonly stars: { has(id: CurrencyId): boolean; toggle(id: CurrencyId): void };
  readonly onOpen?: ((symbol: string) => void) | undefined;
  /** What a pair looks like, and how high it is, px; absent for the rows of a phone. */
  readonly Row?: ComponentType<QuoteRowProps>;
  readonly rowHeight?: number;
}

/** Any number of pairs: only the rows in sight exist, and only they hear prices. The page itself scrolls. */
export function QuoteList({ label, rows, sort, stars, onOpen, Row = QuoteRow, ...sizes }: QuoteListProps) {
  // The virtualizer is one object that changes inside: nothing read from it may be kept between renders.
  'use no memo';
  const { id: account } = useAccount();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const ruler = useRef<HTMLSpanElement>(null);
  const measured = useHeightOf(ruler, usualRowHeight);
  const rowHeight = sizes.rowHeight ?? measured;
  const { rows: ordered, touch } = useSettledOrder(list, rows, sort);
  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
  }, []);
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: ordered.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ordered[index]?.instrument.symbol ?? index,
    overscan,
    scrollMargin: top,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return (
    <div
      ref={list}
      className={styles['list']}
      role="list"
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
      {...touch}
    >
      <span ref={ruler} className={styles['ruler']} aria-hidden="true" />
      {virtualizer.getVirtualItems().map((item) => {
        const row = ordered[item.index];
        if (row === undefined) return undefined;
        const { instrument } = row;
        return (
          <div
            key={item.key}
            role="listitem"
            aria-setsize={ordered.length}
            aria-posinset={item.index + 1}
            className={styles['item']}
            style={{ transform: `translateY(${item.start - top}px)` }}
          >
            <Row
              instrument={instrument}
              to={instrumentPath(account, instrument)}
              isStarred={stars.has(instrument.base.id)}
              onToggleStar={() => stars.toggle(instrument.base.id)}
              onOpen={() => onOpen?.(instrument.symbol)}
            />
          </div>
        );
      })}
    </div>
  );
}
/** Height of an element, px, as it changes: a row grows with the size of the text. */
function useHeightOf(place: RefObject<HTMLElement | null>, usual: number): number {
  const [height, setHeight] = useState(usual);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const sizes = new ResizeObserver(() => setHeight(element.offsetHeight || usual));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [place, usual]);
  return height;
}
