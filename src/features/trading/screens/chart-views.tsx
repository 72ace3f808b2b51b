import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useSpotOrders } from '../data/spot-orders.ts';
import { RiskWarning } from '../parts/risk-warning.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { ChartTabs, DayHead } from './chart-tabs.tsx';
import { DeskOrders } from './desk-orders.tsx';
import type { Desk } from './desk.ts';
import { TicketPanel } from './ticket-panel.tsx';
import styles from './trade-desk.module.css';

/** The views of a desk with a chart, apart from the rest because a phone opens with the ticket. */
function DeskChart({ instrument }: Desk) {
  const { orders } = useSpotOrders({
    kind: 'pending',
    pair: { baseId: instrument.base.id, quoteId: instrument.quote.id },
  });
  return <ChartPanel instrument={instrument} orders={orders ?? []} />;
}

export function ChartView(desk: Desk) {
  const { risk } = useRuntimeConfig();
  return (
    <div className={styles['chart']}>
      <div className={styles['day']}>
        <DayHead instrument={desk.instrument} />
      </div>
      <DeskChart {...desk} />
      <ChartTabs desk={desk} isTicketInSight={false} />
      <RiskWarning links={risk.links} />
    </div>
  );
}

export function WideDesk(desk: Desk) {
  const { risk } = useRuntimeConfig();
  return (
    <div className={styles['wideDesk']}>
      <div className={styles['wide']} data-tradable={desk.isTradable}>
        <div className={styles['wideChart']}>
          <DayHead instrument={desk.instrument} />
          <DeskChart {...desk} />
        </div>
        <div className={styles['wideBook']}>
          <ChartTabs desk={desk} isTicketInSight={desk.isTradable} />
        </div>
        {desk.isTradable ? (
          <div className={styles['wideTicket']}>
            <TicketPanel desk={desk} />
            <RiskWarning links={risk.links} />
          </div>
        ) : undefined}
        {desk.isTradable ? (
          <div className={styles['wideOrders']}>
            <DeskOrders {...desk} />
          </div>
        ) : undefined}
      </div>
    </div>
  );
}
