import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { profitAtPrice } from '../../../../core/domain/orders/contract-rules.ts';
import { amount, type Amount } from '../../../../core/money/amount.ts';
import { compare, isNegative, subtract } from '../../../../core/money/fixed-point.ts';

/** Values are rounded to five places before they are charged. */
const rounding = amount('0.001');

/**
 * What the open and the close price of a position make of it, where less was charged. Undefined where the loss is all that
 * the prices say. Only for a server that counts by price and charges no more than the account holds.
 */
export function unlimitedLoss(order: ContractOrder): Amount | undefined {
  const { status, lastPrice, realisedProfit } = order;
  if (status !== 'closed' || lastPrice === undefined || realisedProfit === undefined) return undefined;
  const byPrices = profitAtPrice(order, lastPrice);
  const isLess = isNegative(byPrices) && compare(subtract(realisedProfit, byPrices), rounding) > 0;
  return isLess ? byPrices : undefined;
}
