import type { CSSProperties } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { ChartPanel } from '../../chart/panels/chart-panel.tsx';
import { RiskWarning } from '../../mode/parts/risk-warning.tsx';
import type { DeskParts } from '../../ticket/parts/desk.ts';
import { paneBounds, type DeskLayout, type PaneName } from '../model/desk-layout.ts';
import { useDeskPanes } from '../operations/use-desk-panes.ts';
import { PaneEdge } from '../parts/pane-edge.tsx';
import { DeskBook } from './desk-book.tsx';
import styles from './fixed-desk.module.css';

/**
 * All parts of a desk in one window: the chart takes what the others leave, each part scrolls by itself, and nothing that
 * happens in one of them moves another.
 */
export function FixedDesk(desk: DeskParts) {
  const t = useText('desk');
  const { risk } = useRuntimeConfig();
  const { layout, resize } = useDeskPanes();
  const { instrument, trading, drawings } = desk;
  const edge = (pane: PaneName) => (
    <PaneEdge
      label={t(`panes.${pane}`)}
      size={layout[pane]}
      {...paneBounds[pane]}
      direction={pane === 'orders' ? 'lying' : 'standing'}
      onSize={(size) => resize(pane, size)}
    />
  );
  return (
    <div className={styles['desk']} data-desk="" data-tradable={trading !== undefined} style={sizesOf(layout)}>
      <div className={styles['chart']}>
        <ChartPanel instrument={instrument} drawings={drawings} fills />
      </div>
      <div className={styles['bookEdge']}>{edge('book')}</div>
      <div className={styles['book']}>
        <DeskBook desk={desk} />
      </div>
      {trading === undefined ? undefined : (
        <>
          <div className={styles['ticketEdge']}>{edge('ticket')}</div>
          <div className={styles['ticket']}>
            {trading.ticket}
            {trading.pinnedRiskKey === undefined ? <RiskWarning textKey={trading.riskKey} risk={risk} /> : undefined}
          </div>
          <div className={styles['ordersEdge']}>{edge('orders')}</div>
          <div className={styles['orders']}>{trading.orders}</div>
        </>
      )}
    </div>
  );
}

const sizesOf = (layout: DeskLayout): CSSProperties & Record<`--${PaneName}`, string> => ({
  '--book': `${layout.book}px`,
  '--ticket': `${layout.ticket}px`,
  '--orders': `${layout.orders}px`,
});
