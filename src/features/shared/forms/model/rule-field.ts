import * as v from 'valibot';
import type { RuleProblem } from '../../../../core/rules/rule-problem.ts';

/** Puts what is wrong into the person's words. */
export type SayProblem = (problem: RuleProblem) => string;

/** A field of a form that is judged by a rule of `core/rules`, as the backend judges it again. */
export const ruleField = (rule: (typed: string) => RuleProblem | undefined, say: SayProblem) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const found = dataset.typed ? rule(dataset.value) : undefined;
      if (found !== undefined) addIssue({ message: say(found) });
    }),
  );
