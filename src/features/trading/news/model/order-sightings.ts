import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { rate, type Rate } from '../../../../core/money/amount.ts';
import { compare, isZero } from '../../../../core/money/fixed-point.ts';
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

/** Percent between the price and the liquidation: below the one it is told, and told again only after it was above the other. */
const nearPercent = rate('2');
const clearPercent = rate('4');
const nearStage = 'open near';

export interface SeenBefore {
  /** The stage of the last look. */
  readonly before: string | undefined;
  /** From the price to the liquidation, in percent; undefined where it is not known. */
  readonly distance: Rate | undefined;
}

/** An opening is told first, and the danger with the next look. Without a distance nothing has changed. */
function isNearLiquidation({ before, distance }: SeenBefore): boolean {
  if (before !== 'open' && before !== nearStage) return false;
  if (distance === undefined) return before === nearStage;
  return compare(distance, before === nearStage ? clearPercent : nearPercent) < 0;
}

const unseen: SeenBefore = { before: undefined, distance: undefined };

export function contractSighting(order: ContractOrder, seen: SeenBefore = unseen): Sighting {
  const { id, status } = order;
  const isOver = status === 'closed' || status === 'cancelled';
  // What closes is open until it has closed.
  const stage = status === 'closing' ? 'open' : status;
  const isNear = stage === 'open' && isNearLiquidation(seen);
  return {
    id,
    stage: isNear ? nearStage : stage,
    isOpen: !isOver,
    // That it is out of danger again is none.
    isNews: isNear || (stage !== 'pending' && !(stage === 'open' && seen.before === nearStage)),
    movedAt: contractMovedAt(order),
    // Only a market order of the person's own opens at once, where it was asked for; every closing is news.
    hasWaited: isOver || order.kind === 'copied' || isApart(order.createdAt, contractMovedAt(order)),
    place: placeOf(order),
  };
}

export const isNearStage = (stage: string): boolean => stage === nearStage;

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
