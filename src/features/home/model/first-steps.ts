import type { User } from '../../../core/domain/people/user.ts';

export const firstSteps = ['secure', 'verify', 'money', 'practice'] as const;
export type FirstStep = (typeof firstSteps)[number];

export interface StepFacts {
  readonly user: Pick<User, 'hasPaymentPassword' | 'verification'> | undefined;
  /** Whether there is no money in any account; undefined while that is not known. */
  readonly isEmpty: boolean | undefined;
  /** Whether practice is offered here and was not opened yet. */
  readonly hasPractice: boolean;
}

const mostAtOnce = 3;

/**
 * What a person has still to do before money works here, in this order, at most three. Each goes by itself once it is done;
 * what is not known is not asked for. Without any money a person is new. Once there is some, only a missing payment
 * password is left: without it the money does not come out again.
 */
export function stepsLeft({ user, isEmpty, hasPractice }: StepFacts): readonly FirstStep[] {
  if (user === undefined || isEmpty === undefined) return [];
  const isWanted: Readonly<Record<FirstStep, boolean>> = {
    secure: user.hasPaymentPassword === false,
    // It stays while staff check: a step that goes at once looks lost.
    verify: isEmpty && user.verification !== 'approved',
    money: isEmpty,
    practice: isEmpty && hasPractice,
  };
  return firstSteps.filter((step) => isWanted[step]).slice(0, mostAtOnce);
}
