import type { UserId } from '../../../../core/domain/people/user.ts';
import { notKept } from '../../../../core/platform/not-kept.ts';

/** A ladder whose sheet or page went before all of its orders were sent. */
export interface LeftLadder {
  /** Whose orders they are; empty while that is not known. */
  readonly owner: UserId;
  /** Orders of it that are known to be placed, and all of them. */
  readonly placed: number;
  readonly count: number;
}

/** Keeps a ladder in the tab while its orders are sent. */
export function keepLadder(key: string, left: LeftLadder): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(left));
  } catch {
    // A full or forbidden storage costs the memory of the ladder, nothing else.
    notKept.note();
  }
}

export const forgetLadder = (key: string): void => sessionStorage.removeItem(key);

/** The ladder of this person that was left, once; undefined without one. Anything that is not understood is none. */
export function takeLeftLadder(key: string, person: UserId | undefined): LeftLadder | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  forgetLadder(key);
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { owner, placed, count }: Readonly<Partial<Record<keyof LeftLadder, unknown>>> = kept;
    if (typeof owner !== 'string' || typeof placed !== 'number' || typeof count !== 'number') return undefined;
    return owner !== '' && person !== undefined && owner !== person ? undefined : { owner, placed, count };
  } catch {
    return undefined;
  }
}
