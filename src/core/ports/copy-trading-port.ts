import { createToken } from '../di/token.ts';
import type { ContractOrder } from '../domain/orders/contract-order.ts';
import type { FollowTerms, LeadTrader, LeadTraderDetail } from '../domain/products/copy-trading.ts';
import type { Page } from '../domain/page.ts';
import type { OrderId } from '../domain/orders/spot-order.ts';

/**
 * Traders to follow with real money. Copied positions are listed among the contract orders. Fails: server,
 * session-expired, offline, no-answer, bad-status, unexpected-shape.
 */
export interface CopyTradingPort {
  /** Best total profit first, 15 a page. `page` from 1. @wire GET /follow/index */
  leadTraders(query: { page: number }): Promise<Page<LeadTrader>>;
  /** @wire GET /follow/traderDetail */
  leadTrader(query: { traderId: string }): Promise<LeadTraderDetail>;
  /** A trader's own closed positions, newest first, 15 a page. @wire GET /follow/historyTrade */
  leadTrades(query: { traderId: string; page: number }): Promise<Page<ContractOrder>>;
  /** Also fails with verification-required. Following a trader again changes the terms. @wire POST /follow/follow */
  followTrader(wish: { traderId: string; terms: FollowTerms }): Promise<void>;
  /** Stops copying; open copies stay open. @wire POST /follow/cancel */
  unfollowTrader(wish: { traderId: string }): Promise<void>;
  /** Turns an open copy into the person's own position, for good. @wire POST /follow/selfHolding */
  holdCopiedPosition(wish: { orderId: OrderId }): Promise<void>;
}
export const CopyTradingPort = createToken<CopyTradingPort>('CopyTradingPort');
