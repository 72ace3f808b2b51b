import type { AccountScope } from '../../../../core/account/account-scope.ts';
import type { NoticeFacts } from '../../../../core/domain/notices/notice.ts';
import type { Sighting } from '../../../../core/domain/notices/sighting.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { lookThrough } from '../../../shared/notices/data/look-through.ts';
import type { Watcher } from '../../../shared/notices/data/notice-watch.ts';
import { readCause } from '../../orders/data/closing-cause.ts';
import { contractBills, contractLists, optionLists, spotLists } from '../data/order-lists.ts';
import type { Distances, ListedOrders } from '../model/liquidation-distances.ts';
import { contractFacts, nearLiquidationFacts, optionFacts, spotFacts } from '../model/order-facts.ts';
import { contractSighting, isNearStage, optionSighting, spotSighting } from '../model/order-sightings.ts';

/** Whether the page that is looked at shows the ticket of an order: it tells the outcome. */
export type IsTicketInSight = (product: 'spot' | 'contracts', symbol: string) => boolean;

/** What happens at once is told where its ticket is; once that page is left, it is news like any other. */
const unlessShown = (sighting: Sighting, isShown: boolean): Sighting => ({
  ...sighting,
  hasWaited: sighting.hasWaited || !isShown,
});

/** Servers push little or nothing about most of this, so lists are read now and then while something can change. */
const pace = { openMs: 5_000, quietMs: 60_000 } as const;

/** Spot orders: filled, in part or as a whole, and cancelled. */
export const spotWatcher = (
  account: AccountScope,
  stepOf: (symbol: string) => Price | undefined,
  isInSight: IsTicketInSight,
): Watcher => ({
  ...pace,
  subject: 'spot',
  look: async (watched) =>
    (await lookThrough(spotLists(account), watched)).map((order) => ({
      ...unlessShown(spotSighting(order), isInSight('spot', order.symbol)),
      facts: () => spotFacts(order, stepOf(order.symbol)),
    })),
});

/** Contract orders: opened, near their liquidation, closed by a level or by force, and cancelled. */
export const contractWatcher = (
  account: AccountScope,
  distancesOf: () => Distances | undefined,
  isInSight: IsTicketInSight,
): Watcher => ({
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
      const seen = contractSighting(order, { before: watched?.things[order.id]?.stage, distance });
      const sighting = unlessShown(seen, isInSight('contracts', order.symbol));
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
