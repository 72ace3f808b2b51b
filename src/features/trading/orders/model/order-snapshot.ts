import type { NewSpotOrder, SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { Amount, Price, Quantity, Rate } from '../../../../core/money/amount.ts';
import { percentChange } from '../../../../core/money/arithmetic.ts';
import { absolute, amountOf, compare, divide, multiply } from '../../../../core/money/fixed-point.ts';
import { rate } from '../../../../core/money/amount.ts';
import type { OrderChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import type { MarketReach } from './market-order.ts';
import type { AnyWay } from './order-way.ts';
import type { Figure, TicketSummary } from './ticket-summary.ts';
import type { OrderType, TicketContext, TicketDraft } from './ticket.ts';

/** What is remembered of an order that was sent. */
export interface SentOrder {
  readonly id: string;
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly orderType: OrderType;
  readonly order: NewSpotOrder;
}

/** An order as confirmed: later changes of ticket or market do not affect it. */
export interface OrderSnapshot extends SentOrder {
  /** price × quantity in the quote currency. */
  readonly value: Amount;
  readonly cost: Figure;
  readonly fee: Figure;
  readonly receive: Figure;
  readonly feeRate: Rate | undefined;
  /** Of the spent currency, before the order. */
  readonly available: { readonly value: Amount | undefined; readonly currency: string };
  readonly reach: MarketReach | undefined;
  /** Of the pair's prices, if known. */
  readonly priceStep: Price | undefined;
  /** The last price when it was taken: what drift is measured from. */
  readonly reference: Price | undefined;
  readonly crossesMarket: boolean;
  /** Set when the size came from the available balance; with its percentage while that still holds. */
  readonly share: { readonly percent: number | undefined } | undefined;
  readonly worseByPercent: Rate | undefined;
}

/** Freezes a ticket without errors; undefined when it is not complete. */
export function takeSnapshot(
  id: string,
  ticket: { draft: TicketDraft; summary: TicketSummary; context: TicketContext },
): OrderSnapshot | undefined {
  const { draft, summary, context } = ticket;
  const { order, value } = summary;
  if (order === undefined || value === undefined) return undefined;
  const { base, quote, symbol } = context.instrument;
  return {
    id,
    symbol,
    base: base.name,
    quote: quote.name,
    orderType: draft.orderType,
    order,
    value,
    cost: summary.cost,
    fee: summary.fee,
    receive: summary.receive,
    feeRate: context.feeRate,
    available: summary.available,
    reach: summary.reach,
    priceStep: context.instrument.priceStep,
    reference: context.last,
    crossesMarket: summary.crossesMarket,
    share: draft.isFromShare ? { percent: draft.percent } : undefined,
    worseByPercent: summary.worseByPercent,
  };
}

export type Guard =
  | { readonly kind: 'worse-price'; readonly percent: Rate; readonly last: Price; readonly price: Price }
  /** Of what the ticket calls available, in the currency that it pays with. */
  | { readonly kind: 'equity-share'; readonly percent: Rate; readonly available: Amount; readonly currency: string }
  | { readonly kind: 'thin-book'; readonly quantity: Quantity };

/** Orders of spot trading on their way. */
export interface SpotWay extends AnyWay {
  readonly sent: SentOrder;
  readonly preview: OrderSnapshot;
  readonly listed: SpotOrder;
  readonly guard: Guard;
}

/** A warning when an order takes more than the person's own share of what is available. */
export function shareGuards(
  spent: Amount | undefined,
  { value: available, currency }: OrderSnapshot['available'],
  checks: OrderChecks,
): readonly Guard[] {
  const share = available === undefined || spent === undefined ? undefined : divide(spent, available);
  if (available === undefined || share === undefined) return [];
  const percent = multiply(rate('100'), share);
  return compare(percent, checks.equityShare) > 0 ? [{ kind: 'equity-share', percent, available, currency }] : [];
}

/** What the order reserves, in the currency that it pays with. */
export const reservedBy = ({ order, value }: OrderSnapshot): Amount =>
  order.side === 'buy' ? value : amountOf(order.quantity);

/** Why this order deserves a second look; empty inside the limits. */
export function guardsOf(snapshot: OrderSnapshot, checks: OrderChecks): readonly Guard[] {
  const guards: Guard[] = [];
  const { worseByPercent: worse, reference, order } = snapshot;
  if (worse !== undefined && reference !== undefined && compare(worse, checks.worsePrice) >= 0) {
    guards.push({ kind: 'worse-price', percent: worse, last: reference, price: order.price });
  }
  guards.push(...shareGuards(reservedBy(snapshot), snapshot.available, checks));
  if (snapshot.reach?.isCovered === false) guards.push({ kind: 'thin-book', quantity: order.quantity });
  return guards;
}

/**
 * True when the market has moved too far from the reference. Unknown prices are no drift: freshness is checked
 * elsewhere.
 */
export function hasDrifted(reference: Price | undefined, now: Price | undefined, limit: Rate): boolean {
  if (reference === undefined || now === undefined) return false;
  const change = percentChange(now, reference);
  return change !== undefined && compare(absolute(change), limit) > 0;
}
