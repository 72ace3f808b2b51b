import type { Amount, Price } from '../../../../core/money/amount.ts';
import { actOnContract } from './contract-actions.ts';
import { contractForm } from './contract-form.ts';
import type { StandingContract } from './contract-position.ts';
import { emptyContract, type ContractAction, type ContractContext, type ContractDraft } from './contract-ticket.ts';
import { holdsNumber } from '../../orders/model/ticket-actions.ts';
import type { Moved } from '../../ticket/model/order-move.ts';

/** Fills a ticket with the same contract order at another price. */
export const movedContract = (
  { direction, leverage, lots }: StandingContract,
  price: Price,
): readonly ContractAction[] => [
  { type: 'direction', direction },
  { type: 'leverage', leverage },
  // A waiting order cannot have any; those of the ticket were thought for another one.
  { type: 'stops', texts: emptyContract.stopTexts },
  { type: 'lots', lots },
  { type: 'price-picked', price },
];

/** Whether a ticket holds that order, and nothing that was typed for another. */
export const holdsMovedContract = (
  draft: ContractDraft,
  { order, price }: Moved<StandingContract>,
  tag: string,
): boolean =>
  draft.direction === order.direction &&
  draft.orderType === 'limit' &&
  draft.leverage === order.leverage &&
  draft.sizeUnit === 'lots' &&
  holdsNumber(draft.sizeText, order.lots, tag) &&
  holdsNumber(draft.priceText, price, tag);

/** Margin and fee of the same order at another price; undefined while that is not known. */
export const neededAt = (order: StandingContract, price: Price, context: ContractContext): Amount | undefined => {
  const draft = movedContract(order, price).reduce<ContractDraft>(
    (one, action) => actOnContract(one, action, context),
    emptyContract,
  );
  return contractForm.summary(draft, context).cost?.needed;
};
