import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { Price, Quantity } from '../../../../core/money/amount.ts';
import { subtract } from '../../../../core/money/fixed-point.ts';
import type { Moved } from '../../ticket/model/order-move.ts';
import { holdsNumber } from '../../orders/model/ticket-actions.ts';
import type { TicketAction, TicketDraft } from '../../orders/model/ticket.ts';

/** The unfilled quantity of a spot order, as far as the server says; otherwise all of it. */
export const openQuantity = ({ quantity, filledQuantity }: SpotOrder): Quantity =>
  filledQuantity === undefined ? quantity : subtract(quantity, filledQuantity);

/** Fills a ticket with the rest of a spot order, at another price. */
export const movedSpot = (order: SpotOrder, price: Price): readonly TicketAction[] => [
  { type: 'side', side: order.side },
  { type: 'units', quantity: openQuantity(order) },
  { type: 'price-picked', price },
];

export const holdsMovedSpot = (draft: TicketDraft, { order, price }: Moved<SpotOrder>, tag: string): boolean =>
  draft.side === order.side &&
  draft.orderType === 'limit' &&
  draft.sizeUnit === 'base' &&
  holdsNumber(draft.sizeText, openQuantity(order), tag) &&
  holdsNumber(draft.priceText, price, tag);
