import * as v from 'valibot';
import { movedAmountProblem } from '../../../../../core/rules/moved-amount.ts';
import { areInterests, isAnswer } from '../../../../../core/rules/people/questionnaire-rules.ts';
import { questions } from '../../../../../core/domain/people/questionnaire.ts';
import type { AccessSlice } from '../access/access-book.ts';
import { personOf } from '../access/access-rules.ts';
import type { Domain } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';

const answers = v.strictObject({ user: v.string(), choices: v.array(v.number()), interests: v.array(v.number()) });
const amount = v.strictObject({ user: v.string(), amount: v.string() });

/** What a person says of themselves; nothing follows from it but that it is on record. */
export const declarationCommands: Domain<AccessSlice>['commands'] = {
  submitQuestionnaire: ({ slice, at }, argument) => {
    const { user, choices, interests } = v.parse(answers, argument);
    const isWhole = questions.every((_, question) => isAnswer(question, choices[question]));
    if (!isWhole || choices.length !== questions.length || !areInterests(interests)) throw new Refusal('questionsOpen');
    personOf(slice, user).questionnaire = { choices, interests, at };
    return null;
  },

  setAuthorisedAmount: ({ slice }, argument) => {
    const { user, amount: wanted } = v.parse(amount, argument);
    if (movedAmountProblem(wanted, undefined) !== undefined) throw new Refusal('parameter');
    personOf(slice, user).authorisedAmount = wanted;
    return null;
  },
};
