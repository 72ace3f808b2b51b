import { createToken } from '../di/token.ts';

export type IdentifierKind = 'email' | 'mobile';

/** Proof that the person sets the new password. */
export interface PasswordProof {
  /** Empty when the old password is the proof. */
  readonly code: string;
  readonly oldPassword?: string | undefined;
}

export interface Registration {
  /** E-mail or phone. */
  readonly identifier: string;
  readonly kind: IdentifierKind;
  /** Dialling code of a phone, digits only; undefined when not chosen. */
  readonly areaCode?: string | undefined;
  readonly password: string;
  readonly code: string;
  readonly invitationCode: string | undefined;
  /** A first payment password, on servers that take it only here. */
  readonly payPassword?: string | undefined;
}

export interface CodeRequest {
  /** E-mail or phone. */
  readonly identifier: string;
  /** Dialling code of a phone, digits only; undefined when not chosen. */
  readonly areaCode?: string | undefined;
  /** For a reset: only an account that exists gets a code. */
  readonly forExisting: boolean;
}

/** Signing up, in and out. Fails: server, offline, no-answer, bad-status, unexpected-shape. */
export interface AccessPort {
  /** Resolves with the session token. @wire POST /user/login */
  signIn(credentials: { identifier: string; password: string }): Promise<string>;
  /**
   * Signs in with the address of a wallet, without proof of ownership; a new address becomes an account. Resolves with
   * the session token. @wire POST /user/registerdapp
   */
  signInWithAddress(address: string): Promise<string>;
  /** Resolves with a session token if the server signs in at once, otherwise undefined. @wire POST /user/register */
  register(registration: Registration): Promise<string | undefined>;
  /** Sets a new login password, proven by a code or by the old one. @wire POST /user/forget */
  resetPassword(reset: { identifier: string; password: string } & PasswordProof): Promise<void>;
  /**
   * Sends a six-digit code, by mail or to a phone. Some servers refuse it for a reset when there is no such account, ours
   * does not. @wire POST /sms_mail
   */
  sendCode(request: CodeRequest): Promise<void>;
  /** Fails with `server` when the code is wrong. @wire POST /user/check_email */
  checkCode(check: { identifier: string; code: string }): Promise<void>;
  /** Ends the session on the server. Also fails: session-expired. @wire GET /user/logout */
  signOut(): Promise<void>;
}
export const AccessPort = createToken<AccessPort>('AccessPort');
