import { Refusal } from '../../kernel/basics/engine-types.ts';
import { timestamp } from '../../kernel/basics/wire-format.ts';
import { usualRules, type WorldRules } from '../../kernel/basics/world-rules.ts';
import type { Person } from './access-book.ts';

/** The person behind an id that a session or a command names. Throws Refusal when there is none. */
export type FindPerson = (id: string) => Person;

const approved = 2;

/** Refuses `accountLocked`. */
export function checkAccountLock(person: Person, at: number): void {
  if (person.lockedUntil > at) throw new Refusal('accountLocked', { until: timestamp(person.lockedUntil) });
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
