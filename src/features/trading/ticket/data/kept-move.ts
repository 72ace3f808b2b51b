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

export const writeMove = (left: LeftMove): string => JSON.stringify(left);

/** Anything that is not understood is none. Fails for text that is no JSON. */
export function readMove(text: string | null): LeftMove | undefined {
  const kept: unknown = JSON.parse(text ?? 'null');
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { owner, id, price, isFilled }: Readonly<Partial<Record<keyof LeftMove, unknown>>> = kept;
  const at = typeof price === 'string' ? readDecimal<Price>(price) : undefined;
  if (typeof owner !== 'string' || typeof id !== 'string' || at === undefined) return undefined;
  return { owner, id, price: at, isFilled: isFilled === true };
}

/** Keeps a move in the tab, until it is forgotten or the person leaves. */
export function keepMove(key: string, left: LeftMove): void {
  try {
    sessionStorage.setItem(key, writeMove(left));
  } catch {
    // A full or forbidden storage costs the memory of the move, nothing else.
    notKept.note();
  }
}

export const forgetMove = (key: string): void => sessionStorage.removeItem(key);

/** The move that an earlier page of this person has kept; undefined without one. */
export function leftMove(key: string, person: UserId | undefined): LeftMove | undefined {
  try {
    const left = readMove(sessionStorage.getItem(key));
    if (left === undefined) return undefined;
    const isForeign = left.owner !== '' && person !== undefined && left.owner !== person;
    return isForeign ? undefined : left;
  } catch {
    return undefined;
  }
}
