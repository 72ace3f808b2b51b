import { stopLevels } from '../../../../core/domain/orders/contract-levels.ts';
import type { ContractDirection, ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { quantity, type Quantity } from '../../../../core/money/amount.ts';
import { compare, isMultipleOf } from '../../../../core/money/fixed-point.ts';
import { tellsClosed, type AskedToClose, type OpenListReading } from './closing-progress.ts';
import { emptyContract, type ContractAction, type ContractDraft } from './contract-ticket.ts';

/** What of a position makes the order against it. */
export type Reversed = Pick<ContractOrder, 'id' | 'symbol' | 'direction' | 'leverage' | 'lots'>;

/** A position that is turned round, in two steps that the person sees: nothing is opened before the first has succeeded. */
export type Reversal = { readonly position: Reversed } & (
  | ({ readonly kind: 'closing'; readonly isLeft?: boolean | undefined } & AskedToClose)
  /** `error` where the server has said why; without it the list still has the position. */
  | { readonly kind: 'not-closed'; readonly error: AppError | undefined }
  /** No list has told whether it is closed. */
  | { readonly kind: 'unknown' }
  /**
   * It is closed. The opposite order enters the ticket as soon as that is free; `isFilled`: the ticket has it from an earlier
   * page, with whatever the person has made of it since.
   */
  | {
      readonly kind: 'opening';
      readonly isInTicket: boolean;
      readonly isFilled?: boolean;
      /** It was begun on an earlier page: the confirmation is not asked for, the person may have thought of something else. */
      readonly isLeft?: boolean | undefined;
    }
);

export const oppositeOf = (direction: ContractDirection): ContractDirection =>
  direction === 'long' ? 'short' : 'long';

const wholeLot = quantity('1');

/** A copy that was taken over may have part of a lot: any size can be closed, but only whole lots can be ordered. */
export const isOrderable = ({ lots }: Pick<ContractOrder, 'lots'>): boolean => isMultipleOf(lots, wholeLot);

/** Fills a ticket with the order of the same size and leverage in the other direction, at the market and without levels. */
export const oppositeOrder = ({ direction, leverage, lots }: Reversed): readonly ContractAction[] => [
  { type: 'lent' },
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
export const holdsOpposite = ({ draft, summary }: FilledTicket, position: Reversed): boolean =>
  draft.direction === oppositeOf(position.direction) &&
  draft.orderType === 'market' &&
  draft.leverage === position.leverage &&
  stopLevels.every((level) => draft.stopTexts[level] === '') &&
  summary.lots !== undefined &&
  compare(summary.lots, position.lots) === 0;

interface OpenList extends OpenListReading {
  readonly orders: Rows<{ readonly id: string }> | undefined;
}

/** A list that was read since tells that the position is still there. */
export const isOpenIn = (
  { orders, readAt }: OpenList,
  { position, ...asked }: AskedToClose & Pick<Reversal, 'position'>,
): boolean => readAt > asked.readAt && orders?.some(({ id }) => id === position.id) === true;

/** The position is missing from a list that was read whole since the server answered. */
export const isClosedIn = (list: OpenList, reversal: Reversal | undefined): boolean =>
  reversal?.kind === 'closing' &&
  tellsClosed(list, reversal) &&
  list.orders?.every(({ id }) => id !== reversal.position.id) === true;
