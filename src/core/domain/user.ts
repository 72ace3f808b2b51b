export type UserId = string;
export type VerificationState = 'none' | 'reviewing' | 'approved' | 'refused';

export interface User {
  readonly id: UserId;
  /** What the person signs in with. */
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
  /** Dialling code of the phone, digits alone; undefined where the server does not say. */
  readonly areaCode: string | undefined;
  readonly invitationCode: string;
  readonly vipLevel: number;
  readonly verification: VerificationState;
  /** Undefined where the server does not say, which is not that it is open. */
  readonly isLocked: boolean | undefined;
  /** Epoch ms; undefined where the server names no end, and while nothing is locked. */
  readonly lockedUntil: number | undefined;
  /** Undefined where the server does not say. */
  readonly fundsFrozen: boolean | undefined;
  /** Undefined where the server does not say, which is not that there is none. */
  readonly hasPaymentPassword: boolean | undefined;
  /** It was set once and cannot be changed any more; undefined where the server does not say. */
  readonly isPaymentPasswordFinal?: boolean | undefined;
  readonly isTrader: boolean;
}
