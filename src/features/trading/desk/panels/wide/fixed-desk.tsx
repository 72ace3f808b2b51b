import { useState, type CSSProperties } from 'react';
import { useText, useTextsAhead } from '../../../../../core/i18n/use-text.ts';
import type { DeskParts } from '../../../ticket/parts/desk.ts';
import { paneBounds, paneNames, resized, type DeskLayout, type PaneName } from '../../model/desk-layout.ts';
import { useDeskLayouts } from '../../operations/use-desk-layouts.ts';
import { PaneEdge } from '../../parts/pane-edge.tsx';
import { TicketAndRisk } from './ticket-and-risk.tsx';
import { DeskBook } from './desk-book.tsx';
import { DeskCharts } from './desk-charts.tsx';
import styles from './fixed-desk.module.css';
import { SecondBook } from './second-book.tsx';
import { WatchPane } from './watch-pane.tsx';

/**
 * All parts of a desk in one window: the charts take what the others leave, each part scrolls by itself, and nothing that
 * happens in one of them moves another.
 */
export function FixedDesk(desk: DeskParts) {
  useTextsAhead(['market']);
  const { layout, edge, arrange } = usePanes();
  const { trading } = desk;
  return (
    <div
      className={styles['desk']}
      data-desk=""
      data-tradable={trading !== undefined}
      data-watch={layout.hasWatch}
      data-books={layout.books.length + 1}
      style={sizesOf(layout)}
    >
      {layout.hasWatch ? (
        <>
          <div className={styles['watch']}>
            <WatchPane symbol={desk.instrument.symbol} />
          </div>
          <div className={styles['watchEdge']}>{edge('watch')}</div>
        </>
      ) : undefined}
      <div className={styles['chart']}>
        <DeskCharts desk={desk} />
      </div>
      <div className={styles['bookEdge']}>{edge('book')}</div>
      <div className={styles['book']}>
        <DeskBook desk={desk} />
        {layout.books.map((symbol) => (
          <SecondBook key={symbol} symbol={symbol} onChoose={(chosen) => arrange({ ...layout, books: [chosen] })} />
        ))}
      </div>
      {trading === undefined ? undefined : (
        <>
          <div className={styles['ticketEdge']}>{edge('ticket')}</div>
          <div className={styles['ticket']}>
            <TicketAndRisk trading={trading} />
          </div>
          <div className={styles['ordersEdge']}>{edge('orders')}</div>
          <div className={styles['orders']}>{trading.orders}</div>
        </>
      )}
    </div>
  );
}

/** The layout as it is being dragged, and the edges that drag it. */
function usePanes() {
  const t = useText('market');
  const { now, arrange } = useDeskLayouts();
  const [dragged, setDragged] = useState<DeskLayout>();
  const layout = dragged ?? now;
  const edge = (pane: PaneName) => (
    <PaneEdge
      label={t(`desk.panes.${pane}`)}
      size={layout[pane]}
      least={paneBounds[pane].least}
      most={paneBounds[pane].most}
      direction={pane === 'orders' ? 'lying' : 'standing'}
      isBefore={pane === 'watch'}
      onSize={(size) => setDragged(resized(layout, pane, size))}
      onDone={(size) => {
        arrange(resized(layout, pane, size));
        setDragged(undefined);
      }}
    />
  );
  return { layout, edge, arrange };
}

function sizesOf(layout: DeskLayout): CSSProperties & Partial<Record<`--${PaneName}`, string>> {
  const sizes: Partial<Record<`--${PaneName}`, string>> = {};
  for (const pane of paneNames) sizes[`--${pane}`] = `${layout[pane]}px`;
  return sizes;
}
