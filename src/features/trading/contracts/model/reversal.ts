import { stopLevels } from '../../../../core/domain/orders/contract-levels.ts';
import type { ContractDirection, ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { quantity, type Quantity } from '../../../../core/money/amount.ts';
import { compare, isMultipleOf } from '../../../../core/money/fixed-point.ts';
import { tellsClosed, type AskedToClose, type OpenListReading } from './closing-progress.ts';
import { emptyContract, type ContractAction, type ContractDraft } from './contract-ticket.ts';

/** A position that is turned round, in two steps that the person sees: nothing is opened before the first has succeeded. */
export type Reversal =
  | ({ readonly kind: 'closing'; readonly position: ContractOrder } & AskedToClose)
  /** `error` where the server has said why; without it the position is simply still there. */
  | { readonly kind: 'not-closed'; readonly position: ContractOrder; readonly error: AppError | undefined }
  /** It is closed. The opposite order enters the ticket as soon as that is free. */
  | { readonly kind: 'opening'; readonly position: ContractOrder; readonly isInTicket: boolean };

export const oppositeOf = (direction: ContractDirection): ContractDirection =>
  direction === 'long' ? 'short' : 'long';

const wholeLot = quantity('1');

/** A copy that was taken over may have part of a lot: any size can be closed, but only whole lots can be ordered. */
export const isOrderable = ({ lots }: Pick<ContractOrder, 'lots'>): boolean => isMultipleOf(lots, wholeLot);

/** Fills a ticket with the order of the same size and leverage in the other direction, at the market and without levels. */
export const oppositeOrder = ({ direction, leverage, lots }: ContractOrder): readonly ContractAction[] => [
  { type: 'direction', direction: oppositeOf(direction) },
  { type: 'order-type', orderType: 'market' },
  { type: 'leverage', leverage },
  // Levels of the ticket were thought for another order.
  { type: 'stops', texts: emptyContract.stopTexts },
  { type: 'lots', lots },
];

interface FilledTicket {
  readonly draft: Pick<ContractDraft, 'direction' | 'orderType' | 'leverage' | 'stopTexts'>;
  readonly summary: { readonly lots: Quantity | undefined };
}

/** Whether a ticket holds the order against a position, and nothing that was typed for another. */
export const holdsOpposite = ({ draft, summary }: FilledTicket, position: ContractOrder): boolean =>
  draft.direction === oppositeOf(position.direction) &&
  draft.orderType === 'market' &&
  draft.leverage === position.leverage &&
  stopLevels.every((level) => draft.stopTexts[level] === '') &&
  summary.lots !== undefined &&
  compare(summary.lots, position.lots) === 0;

interface OpenList extends OpenListReading {
  readonly orders: Rows<{ readonly id: string }> | undefined;
}

/** The position is missing from a list that was read whole since the server answered. */
export const isClosedIn = (list: OpenList, reversal: Reversal | undefined): boolean =>
  reversal?.kind === 'closing' &&
  tellsClosed(list, reversal) &&
  list.orders?.every(({ id }) => id !== reversal.position.id) === true;
