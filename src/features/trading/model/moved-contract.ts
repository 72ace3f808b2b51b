import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import type { Price } from '../../../core/money/amount.ts';
import type { ContractAction, ContractDraft } from './contract-ticket.ts';
import { holdsNumber } from './moved-spot.ts';
import type { Moved } from './order-move.ts';

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
  holdsNumber(draft.sizeText, order.lots, tag) &&
  holdsNumber(draft.priceText, price, tag);
