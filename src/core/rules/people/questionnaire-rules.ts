import { answerSets, interests, questions } from '../../domain/people/questionnaire.ts';

/** Whether a number names an answer of the question at that place. */
export function isAnswer(question: number, answer: number | undefined): answer is number {
  const asked = questions[question];
  return asked !== undefined && answer !== undefined && answer in answerSets[asked.answers];
}

/** Numbers of interests: at least one, each one that there is, none twice. */
export const areInterests = (chosen: readonly number[]): boolean =>
  chosen.length > 0 && new Set(chosen).size === chosen.length && chosen.every((number) => number in interests);
