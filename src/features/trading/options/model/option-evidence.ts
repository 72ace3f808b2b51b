import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { compare, subtract } from '../../../../core/money/fixed-point.ts';

/** Expiry less entry; undefined until the server has said at which price it was decided. */
export const priceDifference = ({ openPrice, endPrice }: OptionOrder): Price | undefined =>
  endPrice === undefined ? undefined : subtract(endPrice, openPrice);

/**
 * Whether the prices of a receipt contradict its result. The result stays the server's; this only shows that there is a
 * question to ask. Without both prices it is unknown.
 */
export function isContradicted(order: OptionOrder): boolean {
  const { openPrice, endPrice, result, direction } = order;
  if (endPrice === undefined || result === undefined) return false;
  const moved = compare(endPrice, openPrice);
  if (moved === 0) return result !== 'draw';
  const isRight = direction === (moved > 0 ? 'up' : 'down');
  return result !== (isRight ? 'won' : 'lost');
}

/** Losses one after the other, from the newest settled option back; what was neither won nor lost does not end them. */
export function lossesInARow(newestFirst: readonly Pick<OptionOrder, 'result'>[]): number {
  const decided = newestFirst.filter(({ result }) => result === 'won' || result === 'lost');
  const firstWin = decided.findIndex(({ result }) => result === 'won');
  return firstWin === -1 ? decided.length : firstWin;
}
