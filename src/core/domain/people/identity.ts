import type { VerificationState } from './user.ts';

/** In the order of the form. */
export const documentKinds = ['idCard', 'passport', 'drivingLicence', 'insurance', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export type IdentityLevel = 1 | 2;

/** The server's record of the last application; pictures are never shown again. */
export interface IdentityRecord {
  readonly kind: DocumentKind | undefined;
  readonly name: string;
  readonly documentNumber: string;
  /** The reason of the refusal, in the server's words; undefined without one. */
  readonly reason: string | undefined;
}

export interface Identity {
  /** Of level 1. */
  readonly basic: VerificationState;
  /** Of level 2. */
  readonly advanced: VerificationState;
  readonly record: IdentityRecord | undefined;
  /** The record that was refused blocks another application until staff have removed it. */
  readonly mustAskSupport?: boolean;
  /** Undefined if the server does not say so with the identity. */
  readonly hasPaymentPassword?: boolean | undefined;
}

export interface BasicApplication {
  readonly level: 1;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly phone: string;
  readonly documentNumber: string;
  /** References of uploaded pictures. */
  readonly front: string;
  readonly back: string;
}

export interface AdvancedApplication {
  readonly level: 2;
  readonly front: string;
  readonly back: string;
  /** The person holding the document. */
  readonly holding: string;
}

export type IdentityApplication = BasicApplication | AdvancedApplication;

/** The highest level that is approved; 0 without one. */
export function approvedLevel({ basic, advanced }: Identity): 0 | IdentityLevel {
  if (basic !== 'approved') return 0;
  return advanced === 'approved' ? 2 : 1;
}

/**
 * The next level that can be applied for; undefined during a review, after the last level, and while support must act.
 * With `one` step everything goes with the first level.
 */
export function openLevel(
  { basic, advanced, mustAskSupport }: Identity,
  steps: 'one' | 'two' = 'two',
): IdentityLevel | undefined {
  if (mustAskSupport === true) return undefined;
  if (basic === 'none' || basic === 'refused') return 1;
  if (basic === 'reviewing' || steps === 'one') return undefined;
  return advanced === 'none' || advanced === 'refused' ? 2 : undefined;
}
