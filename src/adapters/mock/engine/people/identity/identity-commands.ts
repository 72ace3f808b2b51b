import * as v from 'valibot';
import type { AccessSlice, IdentityRecord, Person } from '../access/access-book.ts';
import { personOf } from '../access/access-rules.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import {
  checkAdvancedOpen,
  checkBasicOpen,
  checkNumberFree,
  isWaiting,
  reviewMs,
  type Level,
} from './identity-rules.ts';

type IdentityDomain = Domain<AccessSlice>;

const pictures = { front: v.string(), back: v.string() };
const basic = v.strictObject({
  user: v.string(),
  kind: v.string(),
  name: v.string(),
  number: v.string(),
  phone: v.string(),
  country: v.exactOptional(v.string()),
  ...pictures,
  isAdvancedToo: v.exactOptional(v.boolean()),
});
const advanced = v.strictObject({
  user: v.string(),
  ...pictures,
  holding: v.string(),
  isAgain: v.exactOptional(v.boolean()),
});
const level = v.picklist([1, 2]);
const decision = v.strictObject({ user: v.string(), level, isApproved: v.boolean(), reason: v.string() });
const review = v.strictObject({ user: v.string(), level, id: v.number() });

const noRecord: Omit<IdentityRecord, 'id' | 'submittedAt'> = {
  kind: '',
  name: '',
  number: '',
  phone: '',
  front: '',
  back: '',
  holding: '',
  reviewedAt: null,
  remark: '',
};

/** An application waits for an operator; when none decides it passes by itself, once e-mail and phone are bound. */
function put(
  step: Step<AccessSlice>,
  { person, details }: { person: Person; details: Partial<IdentityRecord> },
): number {
  const id = step.nextId('identity');
  person.identity = {
    ...noRecord,
    ...person.identity,
    ...details,
    id,
    submittedAt: step.at,
    reviewedAt: null,
    remark: '',
  };
  return id;
}

function schedule({ agenda, at }: Step<AccessSlice>, argument: { user: string; level: Level; id: number }): void {
  agenda.schedule({ at: at + reviewMs, domain: 'access', name: 'reviewIdentity', argument });
}

interface Decision {
  readonly level: Level;
  readonly isApproved: boolean;
  readonly reason: string;
}

function decide(person: Person, { level: decided, isApproved, reason }: Decision, at: number): void {
  const outcome = isApproved ? 2 : 3;
  if (decided === 1) {
    person.review = outcome;
    // A refused first step also refuses what was sent with it.
    if (!isApproved) person.advancedReview = 0;
  } else person.advancedReview = outcome;
  if (person.identity === undefined) return;
  person.identity = { ...person.identity, reviewedAt: at, remark: isApproved ? '' : reason };
  if (isApproved && decided === 1) person.realName = person.identity.name;
}

/** Whether a check of this person can end well in this world. */
export type MayPass = (person: Person) => boolean;

export const identityCommands = (mayPass: MayPass): IdentityDomain['commands'] => ({
  submitBasicIdentity: (step, argument) => {
    const { user, isAdvancedToo = false, ...details } = v.parse(basic, argument);
    const person = personOf(step.slice, user);
    checkBasicOpen(person);
    checkNumberFree(step.slice, user, details.number);
    const id = put(step, { person, details });
    person.review = 1;
    schedule(step, { user, level: 1, id });
    if (isAdvancedToo) {
      person.advancedReview = 1;
      schedule(step, { user, level: 2, id });
    }
    return id;
  },

  submitAdvancedIdentity: (step, argument) => {
    const { user, isAgain = false, ...details } = v.parse(advanced, argument);
    const person = personOf(step.slice, user);
    checkAdvancedOpen(person, isAgain);
    const id = put(step, { person, details });
    person.advancedReview = 1;
    schedule(step, { user, level: 2, id });
    return id;
  },

  /** A decision by an operator, instead of the scheduled one. */
  decideIdentity: ({ slice, at }, argument) => {
    const { user, ...decided } = v.parse(decision, argument);
    const person = personOf(slice, user);
    if (!isWaiting(person, decided.level)) throw new Refusal('nothingToReview');
    if (decided.isApproved && !mayPass(person)) throw new Refusal('contactsMissing');
    decide(person, decided, at);
    return null;
  },
});

export const identityDue = (mayPass: MayPass): IdentityDomain['due'] => ({
  reviewIdentity: (step, argument) => {
    const { user, level: due, id } = v.parse(review, argument);
    const person = personOf(step.slice, user);
    // Decided earlier, and perhaps applied for again: then a later entry of the queue decides.
    if (!isWaiting(person, due) || person.identity?.id !== id) return;
    if (!mayPass(person)) return schedule(step, { user, level: due, id });
    decide(person, { level: due, isApproved: true, reason: '' }, step.at);
  },
});
