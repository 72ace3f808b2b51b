import type { UserId } from '../../../../core/domain/people/user.ts';
import { notKept } from '../../../../core/platform/not-kept.ts';

/** Several orders, sent or cancelled in turn, whose sheet or page went before each of them had its turn. */
export interface LeftRun {
  /** Whose orders they are; empty while that is not known. */
  readonly owner: UserId;
  /** Orders of it that are known to be placed or cancelled, and all of them. */
  readonly done: number;
  readonly count: number;
}

/** Keeps how far it came in the tab. */
export function keepRun(key: string, left: LeftRun): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(left));
  } catch {
    // A full or forbidden storage costs the memory of it, nothing else.
    notKept.note();
  }
}

export const forgetRun = (key: string): void => sessionStorage.removeItem(key);

/** Whether something was left, of this person or of another. */
export function isRunKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
