import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { UserId } from '../../../../core/domain/people/user.ts';
import { readDecimal, type Quantity, type Rate } from '../../../../core/money/amount.ts';
import { notKept } from '../../../../core/platform/not-kept.ts';

/** A reversal as the tab keeps it between its two steps. */
export interface LeftReversal {
  /** Whose position it is; empty while that is not known. */
  readonly owner: UserId;
  /** What the opposite order is made of: a position that is closed is in no list of open ones. */
  readonly position: Pick<ContractOrder, 'id' | 'symbol' | 'direction' | 'leverage' | 'lots'>;
  /** When the last list was read before the closing was sent, epoch ms of the device; undefined once it has closed. */
  readonly readAt: number | undefined;
  /** The ticket had the opposite order, and keeps it by itself. */
  readonly isFilled: boolean;
}

/** Keeps a reversal in the tab, until it is forgotten or the person leaves. */
export function keepReversal(key: string, { position, ...left }: LeftReversal): void {
  const { id, symbol, direction, leverage, lots } = position;
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...left, id, symbol, direction, leverage, lots }));
  } catch {
    // A full or forbidden storage costs the memory of the reversal, nothing else.
    notKept.note();
  }
}

export const forgetReversal = (key: string): void => sessionStorage.removeItem(key);

type Kept = Readonly<Partial<Record<keyof LeftReversal | keyof LeftReversal['position'], unknown>>>;

/** The reversal that an earlier page of this person has kept; undefined without one. Anything that is not understood is none. */
export function leftReversal(key: string, person: UserId | undefined): LeftReversal | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { owner, id, symbol, direction, readAt, isFilled, ...sizes }: Kept = kept;
    const [leverage, lots] = [decimalIn<Rate>(sizes.leverage), decimalIn<Quantity>(sizes.lots)];
    if (typeof owner !== 'string' || typeof id !== 'string' || typeof symbol !== 'string') return undefined;
    if (leverage === undefined || lots === undefined || (direction !== 'long' && direction !== 'short'))
      return undefined;
    if (owner !== '' && person !== undefined && owner !== person) return undefined;
    return {
      owner,
      position: { id, symbol, direction, leverage, lots },
      readAt: typeof readAt === 'number' ? readAt : undefined,
      isFilled: isFilled === true,
    };
  } catch {
    return undefined;
  }
}

const decimalIn = <Text extends Rate | Quantity>(text: unknown): Text | undefined =>
  typeof text === 'string' ? readDecimal<Text>(text) : undefined;
