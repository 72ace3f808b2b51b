import type { Amount, Price, Quantity, Rate } from '../../money/amount.ts';
import type { CurrencyId } from '../market/instrument.ts';
import type { Rows } from '../page.ts';
import type { OrderId } from './spot-order.ts';

export type ContractDirection = 'long' | 'short';
/** `pending`: a limit order that waits for its price. `closing`: accepted for closing, not settled yet. */
export type ContractOrderStatus = 'pending' | 'open' | 'closing' | 'closed' | 'cancelled';

/** One contract order, which becomes a position when it opens. All sums are in the quote currency. */
export interface ContractOrder {
  readonly id: OrderId;
  /** What people are shown for the id; undefined when the server has no other number. */
  readonly displayId: string | undefined;
  readonly symbol: string;
  readonly baseId: CurrencyId;
  readonly quoteId: CurrencyId;
  readonly direction: ContractDirection;
  readonly status: ContractOrderStatus;
  /** A copied order follows a trader and cannot be closed by hand. */
  readonly kind: 'own' | 'copied';
  /**
   * User id of the copied trader, also after a takeover; undefined for own positions, and if the server does not say.
   */
  readonly copiedFrom?: string | undefined;
  /** The market or the limit before the spread. */
  readonly requestedPrice: Price;
  /** What it opened at, spread included. */
  readonly openPrice: Price;
  /** The latest price; of a closed position the one it closed at. Undefined when the server does not say. */
  readonly lastPrice: Price | undefined;
  /** Undefined when not set. */
  readonly takeProfit: Price | undefined;
  readonly stopLoss: Price | undefined;
  readonly lots: Quantity;
  /** Units of the base: lots × lot size, not multiplied by the leverage. */
  readonly size: Quantity;
  readonly leverage: Rate;
  readonly marginAtOpen: Amount;
  /** The remaining margin after overnight fees. */
  readonly margin: Amount;
  readonly openFee: Amount;
  /** Percent of the value, each night. */
  readonly overnightRate: Rate;
  /** Charged so far. */
  readonly overnightFee: Amount;
  /** Running result before fees; undefined while there is no position. */
  readonly profit: Amount | undefined;
  /** The settled result before fees; undefined until it is closed. */
  readonly realisedProfit: Amount | undefined;
  /** Server wall times `YYYY-MM-DD HH:MM:SS` without zone, shown as sent. */
  readonly createdAt: string | undefined;
  readonly openedAt: string | undefined;
  readonly closedAt: string | undefined;
}

/** The terms of a pair, and this person's positions in it. */
export interface ContractTerms {
  /** Whole lots; no upper bound when `max` is undefined. */
  readonly lots: { readonly min: Quantity; readonly max: Quantity | undefined };
  /** Ascending. */
  readonly leverages: readonly Rate[];
  readonly lotPresets: readonly Quantity[];
  readonly lastPrice: Price | undefined;
  /** Free in the contract account, in the quote currency. */
  readonly available: Amount | undefined;
  /** USDT for one unit of the quote currency. */
  readonly quoteInUsdt: Price | undefined;
  /** The newest ten. */
  readonly openPositions: Rows<ContractOrder>;
}

/** Sent once; a market order needs no price. */
export interface NewContractOrder {
  readonly baseId: CurrencyId;
  readonly quoteId: CurrencyId;
  readonly direction: ContractDirection;
  readonly lots: Quantity;
  readonly leverage: Rate;
  readonly type: 'market' | 'limit';
  readonly limitPrice?: Price | undefined;
}

/** Sums over all open positions of one quote currency, and over those of one pair. Missing is undefined, never zero. */
export interface ContractAccountState {
  readonly available: Amount | undefined;
  /** Percent; higher is safer. Undefined when nothing is open. */
  readonly riskRate: Rate | undefined;
  readonly margin: Amount | undefined;
  readonly marginAtOpen: Amount | undefined;
  readonly profit: Amount | undefined;
  readonly pairMargin: Amount | undefined;
  readonly pairMarginAtOpen: Amount | undefined;
  readonly pairProfit: Amount | undefined;
}

/** A pushed picture of all positions of one quote currency at one moment. */
export interface ContractMarks {
  readonly state: ContractAccountState;
  readonly open: readonly ContractOrder[];
  readonly pending: readonly ContractOrder[];
}
