import { decimal, price, type Price } from '../../money/amount.ts';
import { compare, isPositive, multiply } from '../../money/fixed-point.ts';
import type { ContractOrder } from './contract-order.ts';

// Servers take both levels of a position or none, and neither can be cleared. A level that is not wanted is sent as one
// that cannot be reached, and reads back as none.

export const stopLevels = ['takeProfit', 'stopLoss'] as const;
export type StopLevel = (typeof stopLevels)[number];

/** The levels of a position; undefined is none. */
export type StopPrices = Readonly<Record<StopLevel, Price | undefined>>;

/** The last place of the columns in which servers keep prices. */
const lowest = price('0.00000001');
/** Far enough above the open price for a spread to make no difference, and short enough for every column. */
const sentFactor = decimal('10000');
const readFactor = decimal('1000');

type Opened = Pick<ContractOrder, 'direction' | 'openPrice'>;

/** The wanted levels of an open position; one that is left out is none. */
export interface PositionLevels extends Pick<ContractOrder, 'id' | 'direction' | 'openPrice'>, Partial<StopPrices> {}

export const openedOf = ({
  id,
  direction,
  openPrice,
}: Opened & Pick<ContractOrder, 'id'>): Omit<PositionLevels, StopLevel> => ({
  id,
  direction,
  openPrice,
});

/** Both levels as they are sent. */
export function levelsToSend({ direction, openPrice }: Opened, levels: StopPrices): Readonly<Record<StopLevel, Price>> {
  const highest = multiply(openPrice, sentFactor);
  const [never, neverBack] = direction === 'long' ? [highest, lowest] : [lowest, highest];
  return { takeProfit: levels.takeProfit ?? never, stopLoss: levels.stopLoss ?? neverBack };
}

/** A level as it is listed; none where it was not set or cannot be reached. */
export function reachableLevel(level: Price | undefined, openPrice: Price): Price | undefined {
  if (level === undefined || !isPositive(level) || compare(level, lowest) <= 0) return undefined;
  return isPositive(openPrice) && compare(level, multiply(openPrice, readFactor)) >= 0 ? undefined : level;
}

export const isSameLevel = (one: Price | undefined, other: Price | undefined): boolean =>
  one === undefined || other === undefined ? one === other : compare(one, other) === 0;
