import { newPasswordLength } from './account-rules.ts';

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Common guesses, in any spelling, with any digits behind them. */
const guessedFirst =
  /^(?:pass(?:word|wort)?|qwert[yz]\w*|asdf\w*|azerty\w*|letmein|welcome|admin|iloveyou|monkey|dragon|abc|bitcoin|trader?|money)[\d\W_]*$/i;
const longAt = 12;

const kindsOf = (password: string): number =>
  [/\p{Ll}/u, /\p{Lu}|\p{Lo}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password)).length;

/** Whether it is one step on from the character before, as in `3456`, `dcba` or `aaaa`. */
const isStep = (password: string, at: number): boolean =>
  Math.abs((password.codePointAt(at) ?? 0) - (password.codePointAt(at - 1) ?? 0)) <= 1;

function isRow(password: string): boolean {
  const steps = Array.from({ length: password.length - 1 }, (_, at) => isStep(password, at + 1)).filter(Boolean);
  return steps.length >= password.length - 2;
}

/** The part of a login name that an acquaintance knows. */
const nameIn = (login: string): string => login.split('@')[0]?.replaceAll(/\W/g, '').toLowerCase() ?? '';

/**
 * How hard a password is to guess, judged by its text alone. Only ever a hint: `newPasswordProblem` decides what is
 * accepted, and signs are never required.
 */
export function passwordStrength(password: string, login = ''): PasswordStrength {
  const length = Array.from(password).length;
  const name = nameIn(login);
  const holdsName = name.length > 2 && password.toLowerCase().includes(name);
  const kinds = kindsOf(password);
  if (length < newPasswordLength.min || holdsName || guessedFirst.test(password) || isRow(password)) return 'weak';
  if (kinds === 1 && length < longAt) return 'weak';
  return (kinds > 2 && length > newPasswordLength.min + 2) || (kinds > 1 && length >= longAt) ? 'strong' : 'fair';
}
