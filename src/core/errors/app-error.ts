/**
 * Everything that can go wrong between a tap and an answer.
 * - `server`: the server refused and said why; `message` is its own text. Of type 997 it `needsCard`.
 * - `session-expired`: type 999. `verification-required`: type 998. Both carry the server's text.
 * - `offline`: the device had no network, nothing was sent.
 * - `not-loaded`: a part of the program could not be fetched although there is a network, nothing was sent.
 * - `no-answer`: sent, but no answer came (time-out, dropped connection). A write may or may not have happened.
 * - `not-done`: no answer came, and what the server shows says that it did not happen.
 * - `elsewhere`: another tab is changing the same thing; nothing was sent from here.
 * - `bad-status`: an HTTP status other than 200. A write may or may not have happened.
 * - `too-often`: HTTP 429, nothing happened; `waitMs` says for how long. `switched-off`: its operator has switched it off.
 * - `unexpected-shape`: an answer that is not what the contract says; `detail` is the path of the field.
 * - `cancelled`: we took the question back.
 * - `unavailable`: this server or account does not offer it.
 * - `storage`: this device could not keep something.
 */
export type AppErrorKind =
  | 'server'
  | 'session-expired'
  | 'verification-required'
  | 'offline'
  | 'not-loaded'
  | 'no-answer'
  | 'not-done'
  | 'elsewhere'
  | 'bad-status'
  | 'too-often'
  | 'switched-off'
  | 'unexpected-shape'
  | 'cancelled'
  | 'unavailable'
  | 'storage';

export interface AppErrorDetails {
  /** For developers and help reports; never shown as the main text, never holds a token or an amount. */
  readonly detail?: string;
  /** HTTP status, where it is not 200. */
  readonly status?: number;
  /** Of `too-often`: how long to wait, where the server says so. */
  readonly waitMs?: number | undefined;
  /** Of `server`: a bank card has to be saved first. */
  readonly needsCard?: boolean;
  /** Of `session-expired` and `verification-required`: the call was sent by a session that is not the present one. */
  readonly isOfPastSession?: boolean;
  readonly cause?: unknown;
}

export class AppError extends Error {
  readonly kind: AppErrorKind;
  readonly detail: string | undefined;
  readonly status: number | undefined;
  readonly waitMs: number | undefined;
  readonly needsCard: boolean | undefined;
  readonly isOfPastSession: boolean;
  /** The method of the port that failed: what a person is told of it. Set once, where every call comes back. */
  call: string | undefined;

  constructor(kind: AppErrorKind, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.detail = details.detail;
    this.status = details.status;
    this.waitMs = details.waitMs;
    this.needsCard = details.needsCard;
    this.isOfPastSession = details.isOfPastSession ?? false;
  }
}

/** It never left the device. */
export const wasNotSent = ({ kind }: AppError): boolean => kind === 'offline' || kind === 'not-loaded';

/** After such a failure of a write the outcome is unknown: look, never send again. */
export const leavesOutcomeUnknown = (error: AppError): boolean =>
  error.kind === 'no-answer' ||
  error.kind === 'bad-status' ||
  error.kind === 'unexpected-shape' ||
  error.kind === 'cancelled';
