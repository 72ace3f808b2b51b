import type { ContractDirection, ContractOrderStatus } from '../../../../../core/domain/orders/contract-order.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';

/**
 * Prices in price steps, times in epoch ms; a level of 0 is not set. Lots are whole contract lots; those of a copy may
 * have two decimals.
 */
export type ContractRecord = {
  readonly id: number;
  readonly user: string;
  readonly symbol: string;
  readonly direction: ContractDirection;
  /** A copied one follows a trader until its owner takes it over. */
  kind: 'own' | 'copied';
  /** The position that it copies, and its owner; absent for the person's own orders. */
  readonly source?: { readonly trader: string; readonly order: number };
  readonly lots: number;
  readonly leverage: number;
  /** Factor of the result; 1 by default. */
  readonly gain?: number;
  /** Market or limit before the spread. */
  readonly originPrice: number;
  readonly price: number;
  readonly marginAtOpen: Money;
  readonly fee: Money;
  readonly placedAt: number;
  takeProfit: number;
  stopLoss: number;
  margin: Money;
  /** Nightly fees so far. */
  overnight: Money;
  status: ContractOrderStatus;
  openedAt: number | null;
  closingAt: number | null;
  /** Closed or cancelled. */
  endedAt: number | null;
  endPrice: number | null;
  /** What closing brought or cost, as it was booked. */
  result: Money | null;
};
