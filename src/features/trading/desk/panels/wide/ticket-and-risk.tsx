import type { DeskTrading } from '../../../ticket/parts/desk.ts';
import { TradeRisk } from './trade-risk.tsx';

/** The ticket of a wide page with its risk: first where money works with leverage, as on a phone; in the foot beside buttons that stand there. */
export function TicketAndRisk({ trading }: { readonly trading: DeskTrading }) {
  const risk = <TradeRisk trading={trading} />;
  const isFirst = trading.pinnedRiskKey !== undefined;
  return (
    <>
      {isFirst && trading.pinned === undefined ? risk : undefined}
      {trading.ticket}
      {isFirst ? undefined : risk}
    </>
  );
}
