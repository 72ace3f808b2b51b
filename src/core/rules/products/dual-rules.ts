import { problem, type RuleProblem } from '../rule-problem.ts';

/** More digits than any product has shares. */
const longest = 6;

/** A number of shares: whole, above zero, and no more than there are. `most` undefined: the server decides. */
export function sharesProblem(text: string, most: number | undefined): RuleProblem | undefined {
  if (text === '') return problem('required');
  if (!/^\d+$/.test(text)) return problem('notWhole');
  if (/^0+$/.test(text)) return problem('amountNotPositive');
  if (text.length > longest) return problem('amountInvalid');
  return most !== undefined && Number.parseInt(text, 10) > most ? problem('amountAbove', { max: most }) : undefined;
}
