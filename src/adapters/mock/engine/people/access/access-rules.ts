import {
  codeValidMinutes,
  confirmationProblem,
  identifierKind,
  newPasswordLength,
  newPasswordProblem,
} from '../../../../../core/rules/people/account-rules.ts';
import type { WireRequest } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import { findCode, findPerson, type AccessSlice, type CodeRecord, type Person } from './access-book.ts';

const second = 1000;
const minute = 60 * second;

export const sessionMs = 24 * 60 * minute;
const codeValidMs = codeValidMinutes * minute;
const codePauseMs = 120 * second;
const wrongCodesMax = 5;
const failedSignInsMax = 5;
const signInPauseMs = 15 * minute;
const failedPaymentsMax = 5;
const paymentPauseMs = 30 * minute;

/** Refuses `unknownAccount`. */
export function personOf(slice: AccessSlice, id: string): Person {
  const person = findPerson(slice, id);
  if (person === undefined) throw new Refusal('unknownAccount');
  return person;
}

/** The form in which an address is compared and stored. Refuses what is neither an e-mail address nor a phone number. */
export function readAddress(text: string): { readonly login: string; readonly kind: 'email' | 'mobile' } {
  const kind = identifierKind(text);
  if (kind === undefined) throw new Refusal('wrongAddress');
  const name = text.trim();
  return { login: kind === 'email' ? name.toLowerCase() : name.replace('+', ''), kind };
}

/** Visitors sign in with any text; an invalid one simply matches no account. */
export const readLogin = (text: string): string => text.toLowerCase().replace(/^\+(?=\d+$)/u, '');

interface PasswordFields {
  readonly password: string;
  readonly repeated: string;
}

interface PasswordTerms {
  readonly names?: PasswordFields;
  /** Of the world. */
  readonly min?: number | undefined;
}

const usualNames: PasswordFields = { password: 'password', repeated: 're_password' };

/**
 * A password that is to be set. One of which the clean-up took something is refused: what would be stored is not what
 * was typed. Refuses: passwordsDiffer, passwordCharacters, passwordLength.
 */
export function readNewPassword(
  { fields, cleaned }: Pick<WireRequest, 'fields' | 'cleaned'>,
  { names = usualNames, min = newPasswordLength.min }: PasswordTerms = {},
): string {
  const password = fields[names.password] ?? '';
  if (confirmationProblem(password, fields[names.repeated] ?? '') !== undefined) throw new Refusal('passwordsDiffer');
  const wrong = newPasswordProblem(password, min);
  if (cleaned.has(names.password) || wrong?.key === 'passwordCharacters') throw new Refusal('passwordCharacters');
  const { max } = newPasswordLength;
  if (wrong !== undefined) throw new Refusal('passwordLength', { min: String(min), max: String(max) });
  return password;
}

/** Not expired, and below the limit of wrong guesses. */
export const isOpenCode = ({ sentAt, wrong }: CodeRecord, at: number): boolean =>
  at - sentAt < codeValidMs && wrong < wrongCodesMax;

export function hasOpenCode(slice: AccessSlice, address: string, at: number): boolean {
  const code = findCode(slice, address);
  return code !== undefined && code.isForNobody !== true && isOpenCode(code, at);
}

export function checkCodePause(slice: AccessSlice, address: string, at: number): void {
  const code = findCode(slice, address);
  const left = code === undefined ? 0 : code.sentAt + codePauseMs - at;
  if (left > 0) throw new Refusal('waitForCode', { seconds: String(Math.ceil(left / second)) });
}

export function dropOldCodes(slice: AccessSlice, at: number): void {
  for (const [address, code] of Object.entries(slice.codes))
    if (at - code.sentAt >= codeValidMs) delete slice.codes[address];
}

export function dropSessions(
  slice: AccessSlice,
  drops: (session: { user: string; expiresAt: number }) => boolean,
): void {
  for (const [hash, session] of Object.entries(slice.sessions)) if (drops(session)) delete slice.sessions[hash];
}

export function checkSignInPause(person: Person, at: number): void {
  const left = person.signInLockedUntil - at;
  if (left > 0) throw new Refusal('tooManyAttempts', { minutes: String(Math.ceil(left / minute)) });
}

/** Refuses `payPasswordPaused`. */
export function checkPaymentPause({ paymentsPausedUntil = 0 }: Person, at: number): void {
  const left = paymentsPausedUntil - at;
  if (left > 0) throw new Refusal('payPasswordPaused', { minutes: String(Math.ceil(left / minute)) });
}

export function countFailedPayment(person: Person, at: number): void {
  person.failedPayments = (person.failedPayments ?? 0) + 1;
  if (person.failedPayments < failedPaymentsMax) return;
  person.failedPayments = 0;
  person.paymentsPausedUntil = at + paymentPauseMs;
}

export function forgetFailedPayments(person: Person): void {
  person.failedPayments = 0;
  person.paymentsPausedUntil = 0;
}

export function countFailedSignIn(person: Person, at: number): void {
  person.failedSignIns += 1;
  if (person.failedSignIns < failedSignInsMax) return;
  person.failedSignIns = 0;
  person.signInLockedUntil = at + signInPauseMs;
}

const alphabetSize = 36 ** 4;
const stride = 7919;

/** Four lower-case letters or digits; different for every number below 36⁴, because the stride shares no factor with it. */
export const invitationCode = (number: number): string =>
  ((number * stride + 466_560) % alphabetSize).toString(36).padStart(4, '0');
