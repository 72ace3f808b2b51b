import { createToken } from '../di/token.ts';
import type { Amount } from '../money/amount.ts';

/**
 * How much the platform may spend at most for a person: a number on record, set and read in plain words. No wallet is
 * ever asked for anything. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape.
 */
export interface AuthorisationPort {
  /** Zero while none is set. @wire POST /wallet/getsqnumber */
  authorisedAmount(): Promise<Amount>;
  /** @wire POST /wallet/setsqnumber */
  setAuthorisedAmount(change: { amount: Amount }): Promise<void>;
  /** What the operator asks for; zero when nothing is. @wire GET /wallet/getneedsqnumber */
  requestedAmount(): Promise<Amount>;
}
export const AuthorisationPort = createToken<AuthorisationPort>('AuthorisationPort');
