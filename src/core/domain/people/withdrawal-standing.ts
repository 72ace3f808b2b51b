import type { ContractOrder } from '../orders/contract-order.ts';
import type { Identity } from './identity.ts';
import { isUnpaid, type Loan } from '../finance/loan.ts';
import type { Page, Rows } from '../page.ts';
import type { User } from './user.ts';

/** Undefined: the server does not say; `asked`: the first read is under way. */
export type Told = boolean | 'asked' | undefined;

/**
 * Which conditions of a withdrawal a person meets, from other calls if the terms do not say. Information only: the
 * server decides, and this never blocks a withdrawal.
 */
export interface WithdrawalStanding {
  readonly identity: Told;
  /** Neither locked nor frozen. */
  readonly account: Told;
  readonly positions: Told;
  readonly loan: Told;
}

/** A lock whose time is over is none. */
export function isAccountOpen(
  { isLocked, lockedUntil, fundsFrozen }: Pick<User, 'isLocked' | 'lockedUntil' | 'fundsFrozen'>,
  now: number,
): boolean | undefined {
  const holds = isLocked === true && (lockedUntil === undefined || lockedUntil > now);
  if (holds || fundsFrozen === true) return false;
  return isLocked === undefined || fundsFrozen === undefined ? undefined : true;
}

export const isVerified = ({ basic }: Pick<Identity, 'basic'>): boolean => basic === 'approved';

/** Of the newest loans, among which an unpaid one is: there is one at a time. */
export function isWithoutDebt(loans: Rows<Pick<Loan, 'status'>>): boolean | undefined {
  if (loans.some(({ status }) => isUnpaid(status))) return false;
  return loans.unreadable !== undefined || loans.some(({ status }) => status === undefined) ? undefined : true;
}

const standing: ReadonlySet<ContractOrder['status']> = new Set(['pending', 'open', 'closing']);

/** Undefined for a list that goes on or lacks a row: it may still hold one. A waiting order counts as well. */
export function isWithoutPositions({
  items,
  hasMore,
  unreadable,
}: Page<Pick<ContractOrder, 'status'>>): boolean | undefined {
  if (items.some(({ status }) => standing.has(status))) return false;
  return hasMore || unreadable !== undefined ? undefined : true;
}
