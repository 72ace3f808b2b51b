import type { AccountId } from '../../../core/account/account-scope.ts';
import type { MarketCategory } from '../../../core/domain/instrument.ts';
import { pathWith, routes, type RoutePath } from '../../../core/navigation/routes.ts';
import type { ProductId } from './products.ts';

export const tradeViews = ['ticket', 'chart'] as const;
export type TradeView = (typeof tradeViews)[number];

/** What a route of this feature is about. Screens pass it on and never ask which one it is. */
export interface TradeMode {
  readonly account: AccountId;
  readonly category: MarketCategory;
  readonly product: ProductId;
  /** Where a pair of this mode is traded, and where its orders are. */
  readonly tradeRoute: RoutePath;
  readonly ordersRoute: RoutePath;
}

export const liveSpot: TradeMode = {
  account: 'live',
  category: 'crypto',
  product: 'spot',
  tradeRoute: routes.transaction.currency,
  ordersRoute: routes.transaction.currencyOrder,
};

export const simulatedSpot: TradeMode = {
  account: 'moni',
  category: 'crypto',
  product: 'spot',
  tradeRoute: routes.moni.currency,
  ordersRoute: routes.moni.currencyOrder,
};

export const liveForex: TradeMode = {
  account: 'live',
  category: 'forex',
  product: 'spot',
  tradeRoute: routes.transaction.currency,
  ordersRoute: routes.transaction.currencyOrder,
};

export const tradePath = (mode: TradeMode, symbol: string, view?: TradeView): string =>
  pathWith(mode.tradeRoute, { symbol, view: view === 'chart' ? view : undefined });

export const ordersPath = (mode: TradeMode, symbol: string): string => pathWith(mode.ordersRoute, { symbol });
