import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { products, riskOfPrices } from '../../mode/model/products.ts';
import { RiskLine } from '../../mode/parts/risk-line.tsx';
import type { RiskWarningProps } from '../../mode/parts/risk-warning.tsx';
import { ChartPanel } from '../../chart/panels/chart-panel.tsx';
import { ChartTabs, DayHead } from './chart-tabs.tsx';
import styles from './desk-frame.module.css';
import type { DeskParts } from '../../ticket/parts/desk.ts';

const RiskWarning = whenWanted<RiskWarningProps>({
  load: async () => (await import('../../mode/parts/risk-warning.tsx')).RiskWarning,
});
const LimitsLink = whenWanted<object>({
  load: async () => (await import('../../mode/parts/limits-link.tsx')).LimitsLink,
});

/** The views of a desk with a chart, apart from the rest because a phone opens with the ticket. */
export function ChartView(desk: DeskParts) {
  const { risk } = useRuntimeConfig();
  const { instrument, trading, drawings } = desk;
  return (
    <div className={styles['chart']}>
      <div className={styles['day']}>
        <DayHead instrument={instrument} />
      </div>
      <ChartPanel instrument={instrument} drawings={drawings} />
      <ChartTabs desk={desk} isTicketInSight={false} />
      {trading === undefined ? (
        <RiskWarning textKey={riskOfPrices[instrument.category]} risk={risk} />
      ) : (
        <>
          <RiskLine lineKey={products[trading.product].riskLineKey} textKey={trading.riskKey} risk={risk} />
          {products[trading.product].runsOn ? <LimitsLink /> : undefined}
        </>
      )}
    </div>
  );
}

export function WideDesk(desk: DeskParts) {
  const { risk } = useRuntimeConfig();
  const { instrument, trading, drawings } = desk;
  return (
    <div className={styles['wideDesk']}>
      <div className={styles['wide']} data-tradable={trading !== undefined}>
        <div className={styles['wideChart']}>
          <DayHead instrument={instrument} />
          <ChartPanel instrument={instrument} drawings={drawings} />
        </div>
        <div className={styles['wideBook']}>
          <ChartTabs desk={desk} isTicketInSight={trading?.onPickPrice !== undefined} />
        </div>
        {trading === undefined ? undefined : (
          <>
            <div className={styles['wideTicket']}>
              {trading.ticket}
              {trading.pinnedRiskKey === undefined ? <RiskWarning textKey={trading.riskKey} risk={risk} /> : undefined}
            </div>
            <div className={styles['wideOrders']}>{trading.orders}</div>
          </>
        )}
      </div>
    </div>
  );
}
