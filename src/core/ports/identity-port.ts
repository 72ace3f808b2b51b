import { createToken } from '../di/token.ts';
import type { Identity, IdentityApplication } from '../domain/people/identity.ts';
import type { Questionnaire } from '../domain/people/questionnaire.ts';

/** The identity check of the signed-in person. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface IdentityPort {
  /** @wire GET /real/state */
  identity(): Promise<Identity>;
  /** Resolves when the server has received the application; the decision comes later. @wire POST /user/real */
  submitIdentity(application: IdentityApplication): Promise<void>;
  /** Replaces earlier answers. @wire POST /postquestionnaire */
  submitQuestionnaire(answers: Questionnaire): Promise<void>;
}
export const IdentityPort = createToken<IdentityPort>('IdentityPort');
