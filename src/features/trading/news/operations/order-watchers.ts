import type { AccountScope } from '../../../../core/account/account-scope.ts';
import type { NoticeFacts } from '../../../../core/domain/notices/notice.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { lookThrough } from '../../../shared/notices/data/look-through.ts';
import type { Watcher } from '../../../shared/notices/data/notice-watch.ts';
import { readCause } from '../../orders/data/closing-cause.ts';
import { contractBills, contractLists, optionLists, spotLists } from '../data/order-lists.ts';
import type { Distances, ListedOrders } from '../model/liquidation-distances.ts';
import { contractFacts, nearLiquidationFacts, optionFacts, spotFacts } from '../model/order-facts.ts';
import { contractSighting, isNearStage, optionSighting, spotSighting } from '../model/order-sightings.ts';

/** Servers push little or nothing about most of this, so lists are read now and then while something can change. */
const pace = { openMs: 5_000, quietMs: 60_000 } as const;

/** Spot orders: filled, in part or as a whole, and cancelled. */
export const spotWatcher = (account: AccountScope, stepOf: (symbol: string) => Price | undefined): Watcher => ({
  ...pace,
  subject: 'spot',
  look: async (watched) =>
    (await lookThrough(spotLists(account), watched)).map((order) => ({
      ...spotSighting(order),
      facts: () => spotFacts(order, stepOf(order.symbol)),
    })),
});

/** Contract orders: opened, near their liquidation, closed by a level or by force, and cancelled. */
export const contractWatcher = (account: AccountScope, distancesOf: () => Distances | undefined): Watcher => ({
  ...pace,
  subject: 'contract',
  look: async (watched) => {
    const listings: ListedOrders[] = [];
    const lists = contractLists(account, (listing) => void listings.push(listing));
    const orders = await lookThrough(lists, watched);
    const distances = distancesOf()?.(orders, listings);
    const billsOf = contractBills(account);
    const factsOf = async (order: ContractOrder): Promise<NoticeFacts> =>
      contractFacts(order, order.status === 'closed' ? await readCause(order, billsOf(order.quoteId)) : 'unknown');
    return orders.map((order) => {
      const distance = distances?.get(order.id);
      const sighting = contractSighting(order, { before: watched?.things[order.id]?.stage, distance });
      const isNear = isNearStage(sighting.stage);
      return { ...sighting, facts: () => (isNear ? nearLiquidationFacts(order, distance) : factsOf(order)) };
    });
  },
});

/** Timed options: settled. */
export const optionWatcher = (account: AccountScope): Watcher => ({
  ...pace,
  subject: 'option',
  look: async (watched) =>
    (await lookThrough(optionLists(account), watched)).map((order) => ({
      ...optionSighting(order),
      facts: () => optionFacts(order),
    })),
});
