export type UserId = string;
export type VerificationState = 'none' | 'reviewing' | 'approved' | 'refused';

export interface User {
  readonly id: UserId;
  /** The sign-in name. */
  readonly login: string;
  /** Masked for display. */
  readonly maskedLogin: string;
  readonly nickname: string;
  /** A line of the person's own under the name; empty without one. */
  readonly signature: string;
  readonly avatar: string | undefined;
  /** Addresses the person can be reached by; undefined while none is bound. */
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** Dialling code of the phone, digits only; undefined if the server does not say. */
  readonly areaCode: string | undefined;
  readonly invitationCode: string;
  readonly vipLevel: number;
  readonly verification: VerificationState;
  /** Undefined if the server does not say; that is not unlocked. */
  readonly isLocked: boolean | undefined;
  /** Epoch ms; undefined if the server names no end, and while unlocked. */
  readonly lockedUntil: number | undefined;
  /** Undefined if the server does not say. */
  readonly fundsFrozen: boolean | undefined;
  /** Undefined if the server does not say; that is not none. */
  readonly hasPaymentPassword: boolean | undefined;
  /** It was set once and can no longer be changed; undefined if the server does not say. */
  readonly isPaymentPasswordFinal?: boolean | undefined;
  readonly isTrader: boolean;
}
