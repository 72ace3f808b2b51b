import { forbids, lockedUntilRepaid, type GuardedAction } from '../../../../../core/rules/people/account-locks.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import { timestamp } from '../../kernel/basics/wire-format.ts';
import { usualRules, type WorldRules } from '../../kernel/basics/world-rules.ts';
import type { Person } from './access-book.ts';

/** The person behind an id that a session or a command names. Throws Refusal when there is none. */
export type FindPerson = (id: string) => Person;

const approved = 2;

/** Refuses what the locks of a person forbid at a moment. */
export type LockGuard = (user: string, at: number) => void;

/** Refuses `accountLocked`, or `lockedForLoan` where the lock ends with a loan. */
export function checkAccountLock(person: Person, at: number): void {
  const until = person.lockedUntil;
  if (until <= at) return;
  if (until === lockedUntilRepaid) throw new Refusal('lockedForLoan', { until: timestamp(until) });
  throw new Refusal('accountLocked', { until: timestamp(until) });
}

/** Refuses what a lock of the account or of the funds forbids, by the one rule that the screens read too. */
export function checkLocks(person: Person, action: GuardedAction, at: number): void {
  if (forbids('locked', action, 'standard')) checkAccountLock(person, at);
  if (forbids('frozen', action, 'standard') && person.fundsFrozen) throw new Refusal('fundsFrozen');
}

/**
 * The checks before an order with real money, in the servers' order: the account's lock, the identity, the funds.
 * Simulated money has no such gate.
 */
export function checkOrderGate(person: Person, at: number, rules: WorldRules['orders'] = usualRules.orders): void {
  checkAccountLock(person, at);
  if (rules.asksIdentity) checkIdentity(person);
  if (rules.asksFunds && person.fundsFrozen) throw new Refusal('fundsFrozen');
}

function checkIdentity(person: Person): void {
  if (person.review === 0) throw new Refusal('verifyIdentity', {}, '998');
  if (person.review !== approved) throw new Refusal('verificationNotApproved');
}
