import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import type { SpotOrder } from '../../../core/domain/spot-order.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import type { DecimalText, Price, Quantity } from '../../../core/money/amount.ts';
import { compare, subtract } from '../../../core/money/fixed-point.ts';
import type { ContractAction, ContractDraft } from './contract-ticket.ts';
import { numberIn } from './ticket-actions.ts';
import type { TicketAction, TicketDraft } from './ticket.ts';

interface Moved<Order> {
  readonly order: Order;
  /** Where it is to wait. */
  readonly price: Price;
}

/**
 * A waiting order at another price. The protocol changes none: it is cancelled, and once that is known to have happened a
 * new one is asked for like any other. Where the first step fails, or nobody knows, there is no second one.
 */
export type OrderMove<Order> = Moved<Order> &
  (
    | { readonly kind: 'asked' | 'cancelling' }
    /** It waits as before, and why. */
    | { readonly kind: 'not-cancelled'; readonly error: AppError }
    /** No answer came: it may still wait, or not. */
    | { readonly kind: 'unknown' }
    /** It is cancelled. The new one stands in the ticket as soon as that is free for it, and is asked for once. */
    | {
        readonly kind: 'placing';
        readonly isInTicket: boolean;
        readonly isAsked: boolean;
        readonly isSent: boolean;
      }
  );

const isSame = (text: string, value: DecimalText, languageTag: string): boolean => {
  const typed = numberIn<DecimalText>(text, languageTag);
  return typed !== undefined && compare(typed, value) === 0;
};

/** Fills a ticket with the same contract order at another price. */
export const movedContract = (
  { direction, leverage, lots }: ContractOrder,
  price: Price,
): readonly ContractAction[] => [
  { type: 'direction', direction },
  { type: 'leverage', leverage },
  // A waiting order cannot have any; those of the ticket were thought for another one.
  { type: 'stops', hasStops: false },
  { type: 'size-unit', unit: 'lots' },
  { type: 'size-picked', size: lots },
  { type: 'price-picked', price },
];

/** Whether a ticket holds that order, and nothing that was typed for another. */
export const holdsMovedContract = (
  draft: ContractDraft,
  { order, price }: Moved<ContractOrder>,
  tag: string,
): boolean =>
  draft.direction === order.direction &&
  draft.orderType === 'limit' &&
  draft.leverage === order.leverage &&
  draft.sizeUnit === 'lots' &&
  isSame(draft.sizeText, order.lots, tag) &&
  isSame(draft.priceText, price, tag);

/** What of a spot order is not filled yet, as far as the server has said; the whole of it where it has not. */
export const openQuantity = ({ quantity, filledQuantity }: SpotOrder): Quantity =>
  filledQuantity === undefined ? quantity : subtract(quantity, filledQuantity);

/** Fills a ticket with what is left of a spot order, at another price. */
export const movedSpot = (order: SpotOrder, price: Price): readonly TicketAction[] => [
  { type: 'side', side: order.side },
  { type: 'size-unit', unit: 'base' },
  { type: 'size-picked', size: openQuantity(order) },
  { type: 'price-picked', price },
];

export const holdsMovedSpot = (draft: TicketDraft, { order, price }: Moved<SpotOrder>, tag: string): boolean =>
  draft.side === order.side &&
  draft.orderType === 'limit' &&
  draft.sizeUnit === 'base' &&
  isSame(draft.sizeText, openQuantity(order), tag) &&
  isSame(draft.priceText, price, tag);
