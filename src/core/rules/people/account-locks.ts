import type { User } from '../../domain/people/user.ts';
import type { DialectName } from '../../domain/server/dialect-name.ts';

/** `locked`: the account, for a time or until a late loan is repaid. `frozen`: the funds, until staff release them. */
export type AccountLock = 'locked' | 'frozen';

/** Everything that some lock forbids. Deposits, repayments and looking are never forbidden. */
export const guardedActions = [
  'contracts',
  'options',
  'spot',
  'convert',
  'transfer',
  'withdrawal',
  'purchase',
  'mining',
  'dual',
  'launch',
  'nft',
  'quiz',
  'copyTrading',
  'loan',
] as const;
export type GuardedAction = (typeof guardedActions)[number];

/**
 * A lock for a late loan has no end before the loan is repaid. Servers know no lock without a time, so they send one that
 * is out of reach.
 */
export const lockedUntilRepaid = Date.UTC(2100, 0, 1);

type Forbidden = Readonly<Record<AccountLock, readonly GuardedAction[]>>;

/** The specification: a lock restricts all trading and the way out; own money may still move between own accounts. */
const standard: Forbidden = {
  locked: guardedActions.filter((action) => action !== 'transfer'),
  frozen: guardedActions,
};
/** Public servers ask about a lock in fewer places. */
const lockedOnPublic = ['contracts', 'options', 'withdrawal'] as const;
const frozenOnPublic = ['transfer', 'convert', 'withdrawal'] as const;
const asksFunds: Forbidden = { locked: lockedOnPublic, frozen: [...frozenOnPublic, 'contracts', 'options'] };

const byFamily: Readonly<Record<DialectName, Forbidden>> = {
  standard,
  a: { locked: lockedOnPublic, frozen: frozenOnPublic },
  b: asksFunds,
  c: { locked: [...asksFunds.locked, 'dual'], frozen: [...asksFunds.frozen, 'dual'] },
  d: asksFunds,
};

/** What a lock forbids on a server of this family, in the order of `guardedActions`. */
export const forbiddenBy = (lock: AccountLock, family: DialectName): readonly GuardedAction[] =>
  guardedActions.filter((action) => byFamily[family][lock].includes(action));

export const forbids = (lock: AccountLock, action: GuardedAction, family: DialectName): boolean =>
  byFamily[family][lock].includes(action);

export interface StandingLock {
  readonly lock: AccountLock;
  /** When it ends, epoch ms; undefined when that is not known. Only of `locked`. */
  readonly until: number | 'repaid' | undefined;
}

/** The locks that hold now. A lock whose time is over is none. */
export function locksOn(
  { isLocked, lockedUntil, fundsFrozen }: Pick<User, 'isLocked' | 'lockedUntil' | 'fundsFrozen'>,
  now: number,
): readonly StandingLock[] {
  const isHeld = isLocked === true && (lockedUntil === undefined || lockedUntil > now);
  const until = lockedUntil !== undefined && lockedUntil >= lockedUntilRepaid ? 'repaid' : lockedUntil;
  return [
    ...(isHeld ? [{ lock: 'locked', until } as const] : []),
    ...(fundsFrozen === true ? [{ lock: 'frozen', until: undefined } as const] : []),
  ];
}
