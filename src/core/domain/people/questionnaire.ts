/** The answers of which one is chosen, by set. */
export const answerSets = {
  experience: ['none', 'some', 'much'],
  agreement: ['yes', 'unsure', 'no'],
} as const;
export type AnswerSet = keyof typeof answerSets;

/** Thirteen questions of which one answer is chosen, in the order of the wire. */
export const questions = [
  { id: 'shares', answers: 'experience' },
  { id: 'coins', answers: 'experience' },
  { id: 'leverage', answers: 'experience' },
  { id: 'orders', answers: 'experience' },
  { id: 'markets', answers: 'experience' },
  { id: 'loseAll', answers: 'agreement' },
  { id: 'savings', answers: 'agreement' },
  { id: 'borrowed', answers: 'agreement' },
  { id: 'needed', answers: 'agreement' },
  { id: 'multiplies', answers: 'agreement' },
  { id: 'calm', answers: 'agreement' },
  { id: 'own', answers: 'agreement' },
  { id: 'stop', answers: 'agreement' },
] as const satisfies readonly { readonly id: string; readonly answers: AnswerSet }[];

/** The fourteenth question: several may be chosen. */
export const interests = ['spot', 'contracts', 'options', 'forex', 'products'] as const;

/** Numbers of answers count from 0. */
export interface Questionnaire {
  /** One for each of the thirteen questions. */
  readonly choices: readonly number[];
  /** At least one, ascending. */
  readonly interests: readonly number[];
}
