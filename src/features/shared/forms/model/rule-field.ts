import * as v from 'valibot';
import { forbiddenProblem } from '../../../../core/rules/text/forbidden-characters.ts';
import type { RuleProblem } from '../../../../core/rules/rule-problem.ts';

/** Puts what is wrong into the person's words. */
export interface SayProblem {
  (problem: RuleProblem): string;
  /** Characters that the server takes in no field of this form. */
  readonly forbidden?: string;
}

type Rule = (typed: string) => RuleProblem | undefined;

/**
 * A rule, and then the characters that this server forbids in every field. `sent` makes the sent text of the typed one.
 */
export const withForbidden =
  (rule: Rule, { forbidden = '' }: SayProblem, sent = (typed: string): string => typed): Rule =>
  (typed) =>
    rule(typed) ?? forbiddenProblem(sent(typed), forbidden);

/** A field of a form that is judged by a rule of `core/rules`, as the backend judges it again. */
export const ruleField = (rule: Rule, say: SayProblem, sent?: (typed: string) => string) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const found = dataset.typed ? withForbidden(rule, say, sent)(dataset.value) : undefined;
      if (found !== undefined) addIssue({ message: say(found) });
    }),
  );
