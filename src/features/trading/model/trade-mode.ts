import type { AccountId } from '../../../core/account/account-scope.ts';
import type { MarketCategory } from '../../../core/domain/instrument.ts';
import type { ProductId } from './products.ts';

/** What a route of this feature is about. Screens pass it on and never ask which one it is. */
export interface TradeMode {
  readonly account: AccountId;
  readonly category: MarketCategory;
  readonly product: ProductId;
}

export const liveSpot: TradeMode = { account: 'live', category: 'crypto', product: 'spot' };
export const simulatedSpot: TradeMode = { account: 'moni', category: 'crypto', product: 'spot' };
export const liveForex: TradeMode = { account: 'live', category: 'forex', product: 'spot' };
