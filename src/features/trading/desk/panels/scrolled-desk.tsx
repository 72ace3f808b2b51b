import { ChartPanel } from '../../chart/panels/chart-panel.tsx';
import type { DeskParts, DeskTrading } from '../../ticket/parts/desk.ts';
import { ChartTabs, DayHead } from './chart-tabs.tsx';
import styles from './desk-frame.module.css';
import { LaterMarketSession } from './pair/later-market-session.ts';
import { TradeRisk } from './wide/trade-risk.tsx';

/** Beside buttons that stand there. */
const isRiskInFoot = ({ pinned, pinnedRiskKey }: DeskTrading): boolean =>
  pinned !== undefined && pinnedRiskKey !== undefined;

/**
 * The parts of a desk on a page that scrolls, for windows between a phone and a desktop. The line of the risk is as wide as
 * the page: in the column of the ticket it takes two.
 */
export function ScrolledDesk(desk: DeskParts) {
  const { instrument, trading, drawings } = desk;
  return (
    <div className={styles['wideDesk']}>
      {trading === undefined || isRiskInFoot(trading) ? undefined : (
        <div className={styles['single']}>
          <TradeRisk trading={trading} />
        </div>
      )}
      <div className={styles['wide']} data-tradable={trading !== undefined}>
        <div className={styles['wideChart']}>
          <DayHead instrument={instrument} />
          <LaterMarketSession instrument={instrument} />
          <ChartPanel instrument={instrument} drawings={drawings} offer={trading?.offer} />
        </div>
        <div className={styles['wideBook']}>
          <ChartTabs desk={desk} isTicketInSight={trading?.onPickPrice !== undefined} />
        </div>
        {trading === undefined ? undefined : (
          <>
            <div className={styles['wideTicket']}>{trading.ticket}</div>
            <div className={styles['wideOrders']}>{trading.orders}</div>
          </>
        )}
      </div>
    </div>
  );
}
