import type { User } from '../../../core/domain/people/user.ts';
import { identifierKind } from '../../../core/rules/people/account-rules.ts';
import { isDigits } from '../../../core/rules/text/text-checks.ts';

export interface PlaceForCode {
  readonly login: string;
  /** As the person sees it. */
  readonly shownLogin: string;
  /** For a phone stored without it; undefined otherwise. */
  readonly areaCode: string | undefined;
}

/** Whether a code can be sent to the login name; a wallet address receives none. */
export const takesCodes = ({ login }: User): boolean => identifierKind(login) !== undefined;

/** Whether there is anywhere a code can be sent to. */
export const isReached = (user: User): boolean =>
  takesCodes(user) || user.email !== undefined || user.phone !== undefined;

/** The destination of the code that proves a change: the login name, or a bound contact. */
export function placeForCode(user: User): PlaceForCode {
  const { login, maskedLogin, email, phone, areaCode } = user;
  const areaOf = (place: string): string | undefined => (isDigits(place) ? areaCode : undefined);
  if (takesCodes(user)) return { login, shownLogin: maskedLogin, areaCode: areaOf(login) };
  const bound = email ?? phone ?? login;
  return { login: bound, shownLogin: bound, areaCode: areaOf(bound) };
}
