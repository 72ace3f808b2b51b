import type { SpotOrder } from '../../../core/domain/orders/spot-order.ts';
import { spotFee, spotPlaces } from '../../../core/domain/orders/spot-rules.ts';
import { amount, quantity, type Amount, type Price, type Quantity } from '../../../core/money/amount.ts';
import {
  add,
  amountOf,
  compare,
  cost,
  isZero,
  quantityOf,
  roundTo,
  subtract,
} from '../../../core/money/fixed-point.ts';
import { proportion } from '../../../core/money/quotient.ts';
import { quoteOf, type ClosedResult, type JournalOrigin, type PlacedTime } from './closed-result.ts';

/** What was bought of a pair and is not sold yet, with what it cost. Fees are within the cost. */
interface Holding {
  readonly units: Quantity;
  readonly cost: Amount;
  readonly fees: Amount;
  /** A purchase without a known price: nothing that is sold later has a known cost. */
  readonly isUnknown: boolean;
}

const nothingHeld: Holding = { units: quantity('0'), cost: amount('0'), fees: amount('0'), isUnknown: false };

/** An order, as far as it was filled. */
export interface Fill {
  readonly order: SpotOrder;
  readonly placed: PlacedTime;
  readonly units: Quantity;
  /** Before the fee, in the quote currency; undefined without a price. */
  readonly value: Amount | undefined;
  /** In the currency that is received: as the server says it, else by the rate, and then rounded once. */
  readonly fee: Amount;
}

/**
 * Results of spot sales at average cost: what a sale brought, less the share of what the coins of that pair had cost.
 * `newestFirst` must be every order of the account. A sale of more than was bought there has no known cost, nor has one
 * after a purchase without a price; its result is undefined. The sum of all results and of what is still held equals
 * the sum of what was paid and received, to the last decimal.
 */
export function spotResults(
  newestFirst: readonly SpotOrder[],
  { account }: JournalOrigin,
  place: (time: string | undefined) => PlacedTime,
): readonly ClosedResult[] {
  const held = new Map<string, Holding>();
  const results: ClosedResult[] = [];
  for (const fill of fillsOf(newestFirst, place)) {
    const { order, placed } = fill;
    const before = held.get(order.symbol) ?? nothingHeld;
    if (order.side === 'buy') {
      held.set(order.symbol, bought(before, fill));
      continue;
    }
    const { sale, left } = sold(before, fill);
    held.set(order.symbol, left);
    results.push({
      id: `spot ${order.id}`,
      account,
      product: 'spot',
      pair: order.symbol,
      currency: quoteOf(order.symbol),
      ...placed,
      ...sale,
    });
  }
  return results;
}

/** The oldest first; of two in one second the one that was placed first. */
export function fillsOf(
  newestFirst: readonly SpotOrder[],
  place: (time: string | undefined) => PlacedTime,
): readonly Fill[] {
  return newestFirst
    .toReversed()
    .flatMap((order) => {
      const units = order.filledQuantity ?? (order.status === 'filled' ? order.quantity : quantity('0'));
      if (isZero(units)) return [];
      const value = order.fillMoney ?? valueAt(order.fillPrice, units);
      const received = order.side === 'buy' ? amountOf(units) : value;
      const fee = order.fillFee ?? (received === undefined ? amount('0') : spotFee(received, order.feeRate));
      return [{ order, placed: place(order.updatedAt ?? order.placedAt), units, value, fee }];
    })
    .toSorted((left, right) => (left.placed.at ?? 0) - (right.placed.at ?? 0));
}

/** An average price is rounded, so that of an order with several prices this may be a little less than what was paid. */
const valueAt = (price: Price | undefined, units: Quantity): Amount | undefined =>
  price === undefined ? undefined : roundTo(cost(price, units), spotPlaces, 'down');

/** The fee is taken from the coins that are received, so that it makes those that are left dearer. */
function bought(before: Holding, { order, units, value, fee }: Fill): Holding {
  const feeUnits = quantityOf(fee);
  const received = subtract(units, feeUnits);
  const feeValue = valueAt(order.fillPrice, feeUnits);
  if (value === undefined || feeValue === undefined)
    return { ...before, units: add(before.units, received), isUnknown: true };
  return {
    units: add(before.units, received),
    cost: add(before.cost, value),
    fees: add(before.fees, feeValue),
    isUnknown: before.isUnknown,
  };
}

type Sale = Pick<ClosedResult, 'gross' | 'fee' | 'result'>;

function sold(before: Holding, { units, value, fee }: Fill): { readonly sale: Sale; readonly left: Holding } {
  const beyond = compare(units, before.units);
  const shareOf = (of: Amount): Amount =>
    proportion(of, { factor: units, divisor: before.units, places: spotPlaces, rounding: 'down' }) ?? of;
  const [spent, fees] = beyond < 0 ? [shareOf(before.cost), shareOf(before.fees)] : [before.cost, before.fees];
  const left =
    beyond < 0
      ? {
          ...before,
          units: subtract(before.units, units),
          cost: subtract(before.cost, spent),
          fees: subtract(before.fees, fees),
        }
      : nothingHeld;
  if (value === undefined || beyond > 0 || before.isUnknown)
    return { sale: { gross: undefined, fee, result: undefined }, left };
  const result = subtract(subtract(value, fee), spent);
  const allFees = add(fee, fees);
  return { sale: { gross: add(result, allFees), fee: allFees, result }, left };
}
