import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { products, riskOfPrices } from '../../mode/model/products.ts';
import { RiskLine } from '../../mode/parts/risk-line.tsx';
import { ChartPanel } from '../../chart/panels/chart-panel.tsx';
import { useDeskLayout } from '../../mode/parts/use-wide-layout.ts';
import { ChartTabs, DayHead } from './chart-tabs.tsx';
import styles from './desk-frame.module.css';
import type { AskedSpotOrderProps } from './asked-spot-order.tsx';
import type { DeskParts } from '../../ticket/parts/desk.ts';
import { LaterMarketSession } from './pair/later-market-session.ts';

const ScrolledDesk = whenWanted<DeskParts>({
  load: async () => (await import('./scrolled-desk.tsx')).ScrolledDesk,
});
const FixedDesk = whenWanted<DeskParts>({ load: async () => (await import('./wide/fixed-desk.tsx')).FixedDesk });
const AskedSpotOrder = whenWanted<AskedSpotOrderProps>({
  load: async () => (await import('./asked-spot-order.tsx')).AskedSpotOrder,
  isExtra: true,
});

/** The views of a desk with a chart, apart from the rest because a phone opens with the ticket. */
export function ChartView(desk: DeskParts) {
  const { risk } = useRuntimeConfig();
  const { instrument, trading, drawings } = desk;
  const product = trading === undefined ? undefined : products[trading.product];
  return (
    <div className={styles['chart']}>
      <div className={styles['day']}>
        <DayHead instrument={instrument} />
        <LaterMarketSession instrument={instrument} />
      </div>
      <ChartPanel instrument={instrument} drawings={drawings} offer={trading?.offer} />
      <ChartTabs desk={desk} isTicketInSight={false} />
      <RiskLine
        lineKey={product?.riskLineKey}
        textKey={trading?.riskKey ?? riskOfPrices[instrument.category]}
        risk={risk}
        hasLimits={product?.runsOn === true}
      />
    </div>
  );
}

export function WideDesk(desk: DeskParts) {
  const { trading, instrument } = desk;
  return (
    <>
      {useDeskLayout() ? <FixedDesk {...desk} /> : <ScrolledDesk {...desk} />}
      {trading?.fill === undefined ? undefined : <AskedSpotOrder symbol={instrument.symbol} fill={trading.fill} />}
    </>
  );
}
