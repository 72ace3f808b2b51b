import { describe, expect, test } from 'vitest';
import { questions } from '../../../core/domain/people/questionnaire.ts';
import { isAnswered, noAnswers, stepCount, toggled, wholeAnswers } from './questionnaire-steps.ts';

const choices = questions.map((_, at) => at % 3);

describe('KY3 the questionnaire', () => {
  test('has fourteen steps, and nothing is answered at first', () => {
    expect(stepCount).toBe(14);
    expect(questions.some((_, step) => isAnswered(noAnswers, step))).toBe(false);
    expect(isAnswered(noAnswers, stepCount - 1)).toBe(false);
  });

  test('is whole once every question is answered', () => {
    expect(wholeAnswers({ choices, interests: [1] })).toEqual({ choices, interests: [1] });
    expect(wholeAnswers({ choices, interests: [] })).toBeUndefined();
    expect(wholeAnswers({ choices: choices.with(12, 3), interests: [1] })).toBeUndefined();
    expect(wholeAnswers({ ...noAnswers, interests: [1] })).toBeUndefined();
  });

  test.each([
    [[], 2, [2]],
    [[2], 0, [0, 2]],
    [[0, 2], 0, [2]],
  ])('toggled: %j with %i is %j', (chosen, number, expected) => {
    expect(toggled(chosen, number)).toEqual(expected);
  });
});
