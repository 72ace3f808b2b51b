import type { AppError } from '../errors/app-error.ts';
import type { Clock } from '../time/clock.ts';
import type { Session } from '../platform/session.ts';

/** Marks the request that ends a session. */
export const signOutKey = ['sign-out'] as const;

/** The time a person has to read the message before the page changes. */
export const redirectDelayMs = 1_200;

export interface SessionReactionsOptions {
  readonly session: Session;
  readonly clock: Clock;
  /** True from a log-out, in this tab or another, until the server has answered. */
  readonly isSigningOut: () => boolean;
  /** Says what failed, with the server's words below. */
  readonly showFailure: (error: AppError) => void;
  /** Opens the login, which returns to the current page. */
  readonly goToLogin: () => void;
  readonly goToVerification: () => void;
  readonly goToBankCard: () => void;
}

/** Reacts once to types 999, 998 and 997, even if many calls return them at the same time. */
export class SessionReactions {
  readonly #options: SessionReactionsOptions;
  #isLeaving = false;

  constructor(options: SessionReactionsOptions) {
    this.#options = options;
  }

  readonly react = (error: AppError): void => {
    // A late answer to a person who has left says nothing about the current one.
    if (error.isOfPastSession) return;
    if (error.kind === 'session-expired') {
      // The server has ended the session and its answer is on the way: a person who leaves is not asked to log in.
      if (this.#options.isSigningOut()) return;
      this.#options.session.signOut();
      this.#leave(error, this.#options.goToLogin);
    }
    if (error.kind === 'verification-required') this.#leave(error, this.#options.goToVerification);
    if (error.needsCard === true) this.#leave(error, this.#options.goToBankCard);
  };

  #leave(error: AppError, go: () => void): void {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    this.#options.showFailure(error);
    const { session, clock } = this.#options;
    const { token } = session.state();
    clock.after(redirectDelayMs, () => {
      this.#isLeaving = false;
      // A person who has signed in meanwhile, perhaps in another tab, is not redirected.
      if (session.state().token === token) go();
    });
  }
}
