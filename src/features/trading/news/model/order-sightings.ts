import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { isZero } from '../../../../core/money/fixed-point.ts';
import type { Sighting } from '../../../../core/domain/notices/sighting.ts';

/** Both are wall times of one server: what they are apart does not depend on its zone. */
const wallMs = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);
/** Servers write the two times of an order that is filled at once one after the other. */
const togetherMs = 1000;
const isApart = (made: string | undefined, moved: string | undefined): boolean =>
  made !== undefined && moved !== undefined && wallMs(moved) - wallMs(made) > togetherMs;

const between = '/';
/** The two currencies of a pair as one word. */
const placeOf = ({ baseId, quoteId }: { readonly baseId: string; readonly quoteId: string }): string =>
  [baseId, quoteId].join(between);

export function spotSighting(order: SpotOrder): Sighting {
  const { id, status, filledQuantity, placedAt, updatedAt } = order;
  const isOpen = status === 'pending';
  const isPartly = isOpen && filledQuantity !== undefined && !isZero(filledQuantity);
  return {
    id,
    stage: isPartly ? `${status} ${filledQuantity}` : status,
    isOpen,
    isNews: isPartly || !isOpen,
    movedAt: updatedAt ?? placedAt,
    hasWaited: status === 'cancelled' || isApart(placedAt, updatedAt),
    place: placeOf(order),
  };
}

/** When its present state began. */
const contractMovedAt = ({ status, closedAt, openedAt, createdAt }: ContractOrder): string | undefined =>
  (status === 'closed' || status === 'cancelled' ? closedAt : openedAt) ?? createdAt;

export function contractSighting(order: ContractOrder): Sighting {
  const { id, status } = order;
  const isOver = status === 'closed' || status === 'cancelled';
  return {
    id,
    // What closes is open until it has closed.
    stage: status === 'closing' ? 'open' : status,
    isOpen: !isOver,
    isNews: status !== 'pending',
    movedAt: contractMovedAt(order),
    // Only a market order of the person's own opens at once, where it was asked for; every closing is news.
    hasWaited: isOver || order.kind === 'copied' || isApart(order.createdAt, contractMovedAt(order)),
    place: placeOf(order),
  };
}

export function optionSighting(order: OptionOrder): Sighting {
  const isOver = order.status === 'settled';
  return {
    id: order.id,
    stage: isOver ? 'settled' : 'open',
    isOpen: !isOver,
    isNews: isOver,
    movedAt: isOver ? (order.settledAt ?? order.dueAt) : order.createdAt,
    // Every option runs for a while.
    hasWaited: true,
    place: '',
  };
}
