import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { UserId } from '../../../../core/domain/people/user.ts';
import { readDecimal, type Price } from '../../../../core/money/amount.ts';
import { notKept } from '../../../../core/platform/not-kept.ts';

/** A move as the tab keeps it. The order itself is read again: only the server knows how much of it was filled. */
export interface LeftMove {
  /** Whose order it is; empty while that is not known. */
  readonly owner: UserId;
  readonly id: OrderId;
  /** The new price. */
  readonly price: Price;
  /** The ticket had the new order, and keeps it by itself. */
  readonly isFilled: boolean;
}

/** Keeps a move in the tab, until it is forgotten or the person leaves. */
export function keepMove(key: string, left: LeftMove): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(left));
  } catch {
    // A full or forbidden storage costs the memory of the move, nothing else.
    notKept.note();
  }
}

export const forgetMove = (key: string): void => sessionStorage.removeItem(key);

/** The move that an earlier page of this person has kept; undefined without one. Anything that is not understood is none. */
export function leftMove(key: string, person: UserId | undefined): LeftMove | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { owner, id, price, isFilled }: Readonly<Partial<Record<keyof LeftMove, unknown>>> = kept;
    const at = typeof price === 'string' ? readDecimal<Price>(price) : undefined;
    if (typeof owner !== 'string' || typeof id !== 'string' || at === undefined) return undefined;
    const isForeign = owner !== '' && person !== undefined && owner !== person;
    return isForeign ? undefined : { owner, id, price: at, isFilled: isFilled === true };
  } catch {
    return undefined;
  }
}
