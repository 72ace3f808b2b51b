import type { ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import type { ContractAccountState, ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { decimal, type Amount, type Rate } from '../../../../core/money/amount.ts';
import { multiply, subtract } from '../../../../core/money/fixed-point.ts';
import type { Lacking } from '../../../../core/domain/page.ts';
import { positionViews } from '../../contracts/model/contract-position.ts';

/** Contract orders, with the sums of their account. */
export interface ListedOrders {
  readonly state: ContractAccountState;
  readonly orders: Lacking;
}

/** How far each open position is from its liquidation, in percent, by its id; nothing of those where it is not known. */
export type Distances = (
  orders: readonly ContractOrder[],
  listings: readonly ListedOrders[],
) => ReadonlyMap<string, Rate>;

const hundredth = decimal('0.01');

/** What is free in the account, from its risk rate where the sums beside a list leave it out. */
function availableIn({ available, riskRate, marginAtOpen, profit }: ContractAccountState): Amount | undefined {
  if (available !== undefined) return available;
  if (riskRate === undefined || marginAtOpen === undefined || profit === undefined) return undefined;
  const equity = multiply(multiply(marginAtOpen, riskRate), hundredth);
  return subtract(subtract(equity, marginAtOpen), profit);
}

/** By what one look at the lists has read. The sums are those of one currency only where all positions have the same. */
export const distancesBy =
  (burstLevel: Rate | undefined, counting: ContractCounting): Distances =>
  (orders, listings) => {
    const open = orders.filter(({ status }) => status === 'open' || status === 'closing');
    const isPartial = listings.some(({ orders: { unreadable } }) => unreadable !== undefined);
    const state = listings[0]?.state;
    const isOneCurrency = new Set(open.map(({ quoteId }) => quoteId)).size === 1;
    const available = state !== undefined && isOneCurrency ? availableIn(state) : undefined;
    const views = positionViews(open, () => ({ available, isPartial, state, burstLevel, counting }));
    return new Map(
      [...views].flatMap(([id, { distance, isByOthers }]) =>
        distance === undefined || isByOthers ? [] : [[id, distance] as const],
      ),
    );
  };
