import * as v from 'valibot';
import {
  codeProblem,
  confirmationProblem,
  loginPasswordProblem,
  mobileProblem,
  newPasswordProblem,
} from '../../../core/rules/people/account-rules.ts';
import { problem, type RuleProblem } from '../../../core/rules/rule-problem.ts';
import { isDigits } from '../../../core/rules/text/text-checks.ts';
import { splitNumber, type SplitNumber } from '../../shared/regions/model/dialling-codes.ts';
import { ruleField, type SayProblem } from '../../shared/forms/model/rule-field.ts';

/** A text of the profile, checked by `rule`. */
export const profileTextSchema = (rule: (typed: string) => RuleProblem | undefined, say: SayProblem) =>
  v.object({ text: ruleField(rule, say) });
export type ProfileTextFields = v.InferInput<ReturnType<typeof profileTextSchema>>;

const isConfirmed = ({ password, confirmation }: { password: string; confirmation: string }): boolean =>
  confirmation === '' || confirmationProblem(password, confirmation) === undefined;

/** What proves that a new password is the person's own doing. */
export type ProvenBy = 'code' | 'old-password';

export const passwordSchema = (say: SayProblem, provenBy: ProvenBy = 'code') =>
  v.pipe(
    v.object({
      password: ruleField(newPasswordProblem, say),
      confirmation: ruleField((typed) => (typed === '' ? problem('required') : undefined), say),
      code: ruleField((typed) => (provenBy === 'code' ? codeProblem(typed) : undefined), say),
      oldPassword: v.optional(
        ruleField((typed) => (provenBy === 'code' ? undefined : loginPasswordProblem(typed)), say),
        '',
      ),
    }),
    v.forward(
      v.partialCheck([['password'], ['confirmation']], isConfirmed, () => say(problem('passwordsDiffer'))),
      ['confirmation'],
    ),
  );
export type PasswordFields = v.InferInput<ReturnType<typeof passwordSchema>>;

/** A dialling code without its plus. */
export const cleanAreaCode = (typed: string): string => typed.trim().replace(/^\+|^00/, '');
const longestAreaCode = 4;

export function areaCodeProblem(typed: string): RuleProblem | undefined {
  const code = cleanAreaCode(typed);
  if (code === '') return problem('required');
  return isDigits(code) && code.length <= longestAreaCode ? undefined : problem('mobileInvalid');
}

/** The digits behind the dialling code. */
export const cleanMobile = (typed: string): string => typed.trim().replaceAll(/[\s().-]/g, '');

/** The sent number: a whole one is split, and a plus belongs to the code. */
export function ownNumber(typed: { readonly areaCode: string; readonly mobile: string }): SplitNumber {
  const areaCode = cleanAreaCode(typed.areaCode);
  return splitNumber(typed.mobile, areaCode) ?? { areaCode, mobile: cleanMobile(typed.mobile) };
}

/** Judged with its dialling code, as the server does it; a plus belongs to that one. */
export function ownMobileProblem(mobile: string, areaCode: string): RuleProblem | undefined {
  const digits = cleanMobile(mobile);
  if (digits !== '' && !isDigits(digits)) return problem('mobileInvalid');
  return mobileProblem(digits, cleanAreaCode(areaCode));
}
