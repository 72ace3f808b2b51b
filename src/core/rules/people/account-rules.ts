import type { IdentifierKind } from '../../ports/access-port.ts';
import { isDigits, isEmail, isInternationalMobile, isLettersOrDigits, isMainlandMobile } from '../text/text-checks.ts';
import { problem, type RuleProblem } from '../rule-problem.ts';
import { codeLength } from '../text/code-length.ts';
import { characterCount, isPlainText } from '../text/text-length.ts';

/** A new password is longer than six characters; servers of this protocol refuse more than sixteen. */
export const newPasswordLength = { min: 7, max: 16 } as const;
/** Older accounts may have a password of six. */
export const loginPasswordMin = 6;
/** Servers of this protocol take a code for this long at least, as far as is known; people are told to be as quick. */
export const codeValidMinutes = 10;
export const nicknameLength = { min: 2, max: 10 } as const;
export const signatureLength = { min: 2, max: 30 } as const;

const mainlandAreaCode = '86';

/** Which of the two a login name is; undefined when it is neither. */
export function identifierKind(text: string): IdentifierKind | undefined {
  const name = text.trim();
  if (isEmail(name)) return 'email';
  return isMainlandMobile(name) || isInternationalMobile(name) ? 'mobile' : undefined;
}

/** A login name: an e-mail address or a mobile number. */
export function identifierProblem(text: string): RuleProblem | undefined {
  if (text.trim() === '') return problem('required');
  return identifierKind(text) === undefined ? problem('identifierInvalid') : undefined;
}

export function emailProblem(text: string): RuleProblem | undefined {
  if (text.trim() === '') return problem('required');
  return isEmail(text.trim()) ? undefined : problem('emailInvalid');
}

/** Without an area code any international number is taken; with 86 only a mainland one. */
export function mobileProblem(text: string, areaCode?: string): RuleProblem | undefined {
  const number = text.trim();
  if (number === '') return problem('required');
  const isFine = areaCode === mainlandAreaCode ? isMainlandMobile(number) : isInternationalMobile(number);
  return isFine ? undefined : problem('mobileInvalid');
}

const lengthOf = (password: string): number => Array.from(password).length;

/** Servers of this protocol take tags and blanks at the ends out of every field, and would keep another password. */
const isKeptAsTyped = (password: string): boolean => password === password.trim() && !/[<>]/.test(password);

/** For every password that is set: register, reset, change, payment. */
export function newPasswordProblem(password: string, min: number = newPasswordLength.min): RuleProblem | undefined {
  if (password === '') return problem('required');
  if (!isKeptAsTyped(password)) return problem('passwordCharacters');
  const length = lengthOf(password);
  if (length < min) return problem('passwordTooShort', { min });
  return length > newPasswordLength.max ? problem('passwordTooLong', { max: newPasswordLength.max }) : undefined;
}

export function confirmationProblem(password: string, confirmation: string): RuleProblem | undefined {
  if (confirmation === '') return problem('required');
  return password === confirmation ? undefined : problem('passwordsDiffer');
}

/** At the door: only what no server would know is held back. */
export function loginPasswordProblem(password: string): RuleProblem | undefined {
  if (password === '') return problem('required');
  return lengthOf(password) < loginPasswordMin ? problem('passwordTooShort', { min: loginPasswordMin }) : undefined;
}

/** Exactly `digits` digits. */
export function codeProblem(code: string, digits: number = codeLength): RuleProblem | undefined {
  const typed = code.trim();
  if (typed === '') return problem('required');
  return isDigits(typed) && typed.length === digits ? undefined : problem('codeInvalid', { digits });
}

/** Optional unless the site requires it; letters and digits. */
export function invitationCodeProblem(code: string, isRequired = false): RuleProblem | undefined {
  const typed = code.trim();
  if (typed === '') return isRequired ? problem('required') : undefined;
  return isLettersOrDigits(typed) && typed.length <= 32 ? undefined : problem('invitationCodeInvalid');
}

/** Marks count nothing to a person, and something to a server. */
const writtenMax = 64;

function plainTextProblem(
  text: string,
  length: { readonly min: number; readonly max: number },
): RuleProblem | undefined {
  if (text.trim() === '') return problem('required');
  if (!isPlainText(text.trim())) return problem('specialCharacters');
  const count = characterCount(text.trim());
  const isWritten = text.trim().length <= writtenMax;
  return count < length.min || count > length.max || !isWritten ? problem('lengthOutOfRange', length) : undefined;
}

/** Letters of any script, digits and single spaces, counted as a person counts them. */
export const nicknameProblem = (text: string): RuleProblem | undefined => plainTextProblem(text, nicknameLength);
/** An empty line removes the signature. */
export const signatureProblem = (text: string): RuleProblem | undefined =>
  text.trim() === '' ? undefined : plainTextProblem(text, signatureLength);

/** A search needs keywords. */
export const keywordProblem = (text: string): RuleProblem | undefined =>
  text.trim() === '' ? problem('keywordMissing') : undefined;
