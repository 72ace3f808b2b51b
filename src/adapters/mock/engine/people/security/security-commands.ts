import * as v from 'valibot';
import { emailOf, findByLogin, phoneOf, reachedAt, type AccessSlice, type Person } from '../access/access-book.ts';
import {
  checkPaymentPause,
  countFailedPayment,
  forgetFailedPayments,
  hasOpenCode,
  personOf,
} from '../access/access-rules.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';

type AccessStep = Step<AccessSlice>;

const paymentPassword = v.strictObject({
  user: v.string(),
  payPasswordHash: v.string(),
  /** Proven by something else, where the world asks for no code. */
  isWithoutCode: v.optional(v.boolean()),
});
const owner = v.strictObject({ user: v.string() });
const contact = v.strictObject({ user: v.string(), kind: v.picklist(['email', 'mobile']), address: v.string() });

/** A code is worth one change. */
function useUpCode({ slice, at }: AccessStep, address: string): void {
  if (!hasOpenCode(slice, address, at)) throw new Refusal('wrongCode');
  delete slice.codes[address];
}

const isReachedBy = (person: Person, address: string): boolean =>
  emailOf(person) === address || phoneOf(person) === address;

function checkFree(slice: AccessSlice, user: string, address: string): void {
  const other = Object.values(slice.people).find((person) => person.id !== user && isReachedBy(person, address));
  if (other !== undefined || findByLogin(slice, address) !== undefined) throw new Refusal('accountExists');
}

/** Refuses `bindContactFirst`. */
export function placeForCode(person: Person): string {
  const address = reachedAt(person);
  if (address === undefined) throw new Refusal('bindContactFirst');
  return address;
}

export const securityCommands: Domain<AccessSlice>['commands'] = {
  changePaymentPassword: (step, argument) => {
    const { user, payPasswordHash, isWithoutCode = false } = v.parse(paymentPassword, argument);
    const person = personOf(step.slice, user);
    if (!isWithoutCode) useUpCode(step, placeForCode(person));
    person.payPasswordHash = payPasswordHash;
    forgetFailedPayments(person);
    return null;
  },

  /** Counts as wrong until `rightPayPassword` says otherwise, so that no guess is free, however it ends. */
  tryPayPassword: ({ slice, at }, argument) => {
    const person = personOf(slice, v.parse(owner, argument).user);
    checkPaymentPause(person, at);
    countFailedPayment(person, at);
    return null;
  },

  rightPayPassword: ({ slice }, argument) => {
    forgetFailedPayments(personOf(slice, v.parse(owner, argument).user));
    return null;
  },

  bindContact: (step, argument) => {
    const { user, kind, address } = v.parse(contact, argument);
    const person = personOf(step.slice, user);
    // The login name itself cannot be changed.
    if (person.kind === kind) throw new Refusal('contactIsLogin');
    checkFree(step.slice, user, address);
    useUpCode(step, address);
    if (kind === 'email') person.email = address;
    else person.phone = address;
    return null;
  },
};
