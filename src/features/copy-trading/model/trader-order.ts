import { losingTrades, winningTradesOf, type LeadTrader } from '../../../core/domain/products/copy-trading.ts';
import { compare } from '../../../core/money/fixed-point.ts';

/**
 * By the highest profit only where a person asks for it, and never at first: that of a few weeks says least, and a race
 * for it is what copying is warned of. How long a trader has traded is in no list: the first trade on record tells.
 */
export const traderOrders = ['trades', 'best', 'result', 'lost', 'accuracy', 'followers', 'age', 'name'] as const;
export type TraderOrder = (typeof traderOrders)[number];

const lostBy = (trader: LeadTrader): number => losingTrades(trader.closedTrades, winningTradesOf(trader));

const comparisons: Readonly<Record<TraderOrder, (left: LeadTrader, right: LeadTrader) => number>> = {
  trades: (left, right) => right.closedTrades - left.closedTrades,
  best: (left, right) => compare(right.profit, left.profit),
  result: (left, right) => compare(left.profit, right.profit),
  lost: (left, right) => lostBy(right) - lostBy(left),
  accuracy: (left, right) => compare(right.accuracy, left.accuracy),
  followers: (left, right) => right.followers - left.followers,
  age: () => 0,
  name: () => 0,
};

/** When the first trade of each on record was opened, by ids; null where none is known, absent while it is read. */
export type FirstTrades = ReadonlyMap<string, string | null>;

/** Server times of one form follow each other as texts do; one that is not known comes last. */
const byAge = (firstTrades: FirstTrades, left: LeadTrader, right: LeadTrader): number => {
  const [one, other] = [left, right].map(({ id }) => firstTrades.get(id) ?? '~');
  if (one === undefined || other === undefined || one === other) return 0;
  return one < other ? -1 : 1;
};

/** Equal ones by their names. */
export const inOrder = (
  traders: readonly LeadTrader[],
  order: TraderOrder,
  firstTrades: FirstTrades,
): readonly LeadTrader[] =>
  traders.toSorted(
    (left, right) =>
      (order === 'age' ? byAge(firstTrades, left, right) : comparisons[order](left, right)) ||
      left.nickname.localeCompare(right.nickname) ||
      compareIds(left, right),
  );

const compareIds = (left: LeadTrader, right: LeadTrader): number => (left.id < right.id ? -1 : 1);
