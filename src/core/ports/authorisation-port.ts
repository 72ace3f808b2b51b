import { createToken } from '../di/token.ts';
import type { Amount } from '../money/amount.ts';

/**
 * The maximum that the platform may spend for a person: a number on record, shown and set as plain text. No wallet is
 * ever contacted. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape.
 */
export interface AuthorisationPort {
  /** Zero when unset. @wire POST /wallet/getsqnumber */
  authorisedAmount(): Promise<Amount>;
  /** @wire POST /wallet/setsqnumber */
  setAuthorisedAmount(change: { amount: Amount }): Promise<void>;
  /** The amount that the operator asks for; zero for none. @wire GET /wallet/getneedsqnumber */
  requestedAmount(): Promise<Amount>;
}
export const AuthorisationPort = createToken<AuthorisationPort>('AuthorisationPort');
