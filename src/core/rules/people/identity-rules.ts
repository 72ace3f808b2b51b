import { problem, type RuleProblem } from '../rule-problem.ts';
import { isNationalId } from '../text/text-checks.ts';
import { characterCount } from '../text/text-length.ts';

export const realNameLength = { min: 2, max: 60 } as const;
/** Marks count nothing to a person, and something to a server. */
const realNameWrittenMax = 120;
export const documentNumberLength = { min: 6, max: 30 } as const;

/** Letters of any script with their marks, and separators between names. */
const nameLike = /^\p{L}[\p{L}\p{M}]*(?:[ '’.·-]+[\p{L}\p{M}]+)*\.?$/u;
const numberLike = /^[A-Za-z\d]+(?:[- /][A-Za-z\d]+)*$/;
/** Mainland identity numbers carry a check character. */
const mainlandLike = /^\d{17}[\dXx]$/;

/** A name as in a document. */
export function realNameProblem(text: string): RuleProblem | undefined {
  const name = text.trim();
  if (name === '') return problem('required');
  const { min, max } = realNameLength;
  const count = characterCount(name);
  if (count < min || count > max || name.length > realNameWrittenMax)
    return problem('lengthOutOfRange', realNameLength);
  return nameLike.test(name) ? undefined : problem('nameInvalid');
}

/** Letters and digits, with single dashes, blanks or strokes between; `isIdCard` checks a mainland number to its last character. */
export function documentNumberProblem(text: string, isIdCard: boolean): RuleProblem | undefined {
  const number = text.trim();
  if (number === '') return problem('required');
  const { min, max } = documentNumberLength;
  if (number.length < min || number.length > max) return problem('lengthOutOfRange', documentNumberLength);
  const isMistyped = isIdCard && mainlandLike.test(number) && !isNationalId(number);
  return numberLike.test(number) && !isMistyped ? undefined : problem('documentNumberInvalid');
}

/** A reference of an uploaded picture, which there must be. */
export const pictureProblem = (reference: string): RuleProblem | undefined =>
  reference.trim() === '' ? problem('pictureMissing') : undefined;
