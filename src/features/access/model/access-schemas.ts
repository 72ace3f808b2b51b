import * as v from 'valibot';
import {
  codeProblem,
  confirmationProblem,
  identifierProblem,
  invitationCodeProblem,
  loginPasswordProblem,
  newPasswordProblem,
} from '../../../core/rules/people/account-rules.ts';
import { isMainlandMobile } from '../../../core/rules/text/text-checks.ts';
import { problem } from '../../../core/rules/rule-problem.ts';
import { ruleField, type SayProblem } from '../../shared/forms/model/rule-field.ts';

/** The login name as it is sent: phone numbers without the blanks and dashes people write them with. */
export function cleanIdentifier(typed: string): string {
  const name = typed.trim();
  return name.includes('@') ? name : name.replaceAll(/[\s().-]/g, '');
}

/** A number without a country in front of it: it needs a dialling code beside it. */
export const isLocalNumber = (typed: string): boolean => /^\d+$/.test(cleanIdentifier(typed));

/** Whether the text typed so far can be a phone number. */
export const isPhoneNumber = (typed: string): boolean => /^\+?\d{5,}$/.test(cleanIdentifier(typed));

/** A number without a dialling code beside or in it: outside of mainland China it receives no code. */
const lacksArea = (typed: string): boolean => isLocalNumber(typed) && !isMainlandMobile(cleanIdentifier(typed));

const identifier = (say: SayProblem) => ruleField((typed) => identifierProblem(cleanIdentifier(typed)), say);

export const signInSchema = (say: SayProblem) =>
  v.object({ identifier: identifier(say), password: ruleField(loginPasswordProblem, say) });
export type SignInFields = v.InferInput<ReturnType<typeof signInSchema>>;

/** What proves that a new password is the person's own doing. */
export type ProvenBy = 'code' | 'old-password';

export interface AreaDemand {
  readonly provenBy?: ProvenBy | undefined;
  /** What to say to a number without a dialling code; undefined where one was picked. */
  readonly areaMissing?: string | undefined;
}

const proof = (say: SayProblem, { areaMissing, provenBy = 'code' }: AreaDemand) => ({
  identifier: v.pipe(
    identifier(say),
    v.check(
      (typed) => areaMissing === undefined || !lacksArea(typed),
      () => areaMissing ?? '',
    ),
  ),
  code: ruleField((typed) => (provenBy === 'code' ? codeProblem(typed) : undefined), say),
  oldPassword: v.optional(
    ruleField((typed) => (provenBy === 'code' ? undefined : loginPasswordProblem(typed)), say),
    '',
  ),
  password: ruleField(newPasswordProblem, say),
  confirmation: ruleField((typed) => (typed === '' ? problem('required') : undefined), say),
});

interface Pair {
  readonly password: string;
  readonly confirmation: string;
}

const agree = ({ password, confirmation }: Pair): boolean =>
  confirmation === '' || confirmationProblem(password, confirmation) === undefined;

export const resetSchema = (say: SayProblem, demand: AreaDemand = {}) =>
  v.pipe(
    v.object(proof(say, demand)),
    v.forward(
      v.partialCheck([['password'], ['confirmation']], agree, () => say(problem('passwordsDiffer'))),
      ['confirmation'],
    ),
  );
export type ResetFields = v.InferInput<ReturnType<typeof resetSchema>>;
/** What signing up and a forgotten password have in common. */
export type ProvenFields = ResetFields;

export interface RegistrationDemands extends AreaDemand {
  /** The operator has terms that have to be accepted. */
  readonly mustAgree: boolean;
  /** The operator requires an invitation. */
  readonly mustBeInvited: boolean;
}

export const registrationSchema = (say: SayProblem, { mustAgree, mustBeInvited, ...area }: RegistrationDemands) =>
  v.pipe(
    v.object({
      ...proof(say, area),
      payPassword: v.optional(
        ruleField((typed) => (typed === '' ? undefined : newPasswordProblem(typed)), say),
        '',
      ),
      payConfirmation: v.optional(v.string(), ''),
      invitationCode: ruleField((typed) => invitationCodeProblem(typed, mustBeInvited), say),
      hasAgreed: v.pipe(
        v.boolean(),
        v.check(
          (ticked) => ticked || !mustAgree,
          () => say(problem('required')),
        ),
      ),
    }),
    v.forward(
      v.partialCheck([['password'], ['confirmation']], agree, () => say(problem('passwordsDiffer'))),
      ['confirmation'],
    ),
    v.forward(
      v.partialCheck(
        [['payPassword'], ['payConfirmation']],
        ({ payPassword, payConfirmation }) => payPassword === payConfirmation,
        () => say(problem('passwordsDiffer')),
      ),
      ['payConfirmation'],
    ),
  );
export type RegistrationFields = v.InferInput<ReturnType<typeof registrationSchema>>;
