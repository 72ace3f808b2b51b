import type { Amount } from '../../../../core/money/amount.ts';
import { parseDecimalInput } from '../../../../core/money/parse.ts';
import { movedAmountProblem } from '../../../../core/rules/moved-amount.ts';
import { problem, type RuleProblem } from '../../../../core/rules/rule-problem.ts';

/** A typed sum of money, checked by the rule that the backend uses, too. */
export interface TypedAmount {
  /** Only a sum that can be sent. */
  readonly value: Amount | undefined;
  readonly problem: RuleProblem | undefined;
  readonly isEmpty: boolean;
}

const nothing = { value: undefined, problem: undefined, isEmpty: false };

/** `available` undefined: not known, so that the server decides. */
export const readTypedAmount = (
  text: string,
  { languageTag, available }: { readonly languageTag: string; readonly available: Amount | undefined },
): TypedAmount => readJudgedAmount(text, { languageTag, judge: (typed) => movedAmountProblem(typed, available) });

/** The same with a rule that the caller gives. */
export function readJudgedAmount(
  text: string,
  { languageTag, judge }: { readonly languageTag: string; readonly judge: (typed: string) => RuleProblem | undefined },
): TypedAmount {
  const input = parseDecimalInput<Amount>(text, languageTag);
  if (input.kind === 'empty') return { ...nothing, problem: problem('required'), isEmpty: true };
  if (input.kind === 'invalid') return { ...nothing, problem: problem('amountInvalid') };
  // The field asks which reading is meant.
  if (input.kind === 'ambiguous') return nothing;
  const wrong = judge(input.value);
  return wrong === undefined ? { ...nothing, value: input.value } : { ...nothing, problem: wrong };
}
