import type { Price, Quantity } from '../../money/amount.ts';

export interface DepthLevel {
  readonly price: Price;
  readonly quantity: Quantity;
}

/** Best first on both sides: bids descend, asks ascend. */
export interface Depth {
  readonly symbol: string;
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
}

export type Side = 'buy' | 'sell';

export interface PublicTrade {
  readonly id: string;
  readonly price: Price;
  readonly quantity: Quantity;
  /** The taker's side. */
  readonly side: Side;
  /** Epoch ms. */
  readonly time: number;
}
