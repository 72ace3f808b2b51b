import type { LeadTrader } from '../../../core/domain/products/copy-trading.ts';
import { compare } from '../../../core/money/fixed-point.ts';

/** Never by profit: the highest one of a few weeks says least, and a race for it is what copying is warned of. */
export const traderOrders = ['trades', 'accuracy', 'followers', 'name'] as const;
export type TraderOrder = (typeof traderOrders)[number];

const comparisons: Readonly<Record<TraderOrder, (left: LeadTrader, right: LeadTrader) => number>> = {
  trades: (left, right) => right.closedTrades - left.closedTrades,
  accuracy: (left, right) => compare(right.accuracy, left.accuracy),
  followers: (left, right) => right.followers - left.followers,
  name: () => 0,
};

/** Equal ones by their names. */
export const inOrder = (traders: readonly LeadTrader[], order: TraderOrder): readonly LeadTrader[] =>
  traders.toSorted(
    (left, right) =>
      comparisons[order](left, right) || left.nickname.localeCompare(right.nickname) || compareIds(left, right),
  );

const compareIds = (left: LeadTrader, right: LeadTrader): number => (left.id < right.id ? -1 : 1);
