import { questions, type Questionnaire } from '../../../core/domain/people/questionnaire.ts';
import { areInterests, isAnswer } from '../../../core/rules/people/questionnaire-rules.ts';

/** Fourteen questions, one per step; then a review of all. */
export const stepCount = questions.length + 1;
export const interestStep = questions.length;

export interface Answers {
  /** Undefined where a question is not answered yet. */
  readonly choices: readonly (number | undefined)[];
  readonly interests: readonly number[];
}

export const noAnswers: Answers = { choices: questions.map(() => undefined), interests: [] };

export const isAnswered = ({ choices, interests }: Answers, step: number): boolean =>
  step === interestStep ? areInterests(interests) : isAnswer(step, choices[step]);

/** Something has been answered. */
export const isBegun = ({ choices, interests }: Answers): boolean =>
  interests.length > 0 || choices.some((choice) => choice !== undefined);

/** All answers, or undefined while one is missing. */
export function wholeAnswers({ choices, interests }: Answers): Questionnaire | undefined {
  const given = choices.filter((choice, question) => isAnswer(question, choice));
  const known = given.flatMap((choice) => (choice === undefined ? [] : [choice]));
  return known.length === questions.length && areInterests(interests) ? { choices: known, interests } : undefined;
}

/** One answer more or less, in the order of the list. */
export const toggled = (chosen: readonly number[], number: number): readonly number[] =>
  chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number].toSorted((a, b) => a - b);
