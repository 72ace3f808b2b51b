import type { Amount } from '../../../core/money/amount.ts';
import { isPositive } from '../../../core/money/fixed-point.ts';
import { parseDecimalInput } from '../../../core/money/parse.ts';
import { largestCount } from '../../shared/limits/model/own-limits.ts';

/** Undefined for an empty field: no limit. */
export function readCount(text: string): number | undefined | 'invalid' {
  const typed = text.trim();
  if (typed === '') return undefined;
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= largestCount ? count : 'invalid';
}

/** Undefined for an empty field: no limit. An ambiguous number is invalid, not guessed. */
export function readSum(text: string, languageTag: string): Amount | undefined | 'invalid' {
  const reading = parseDecimalInput<Amount>(text, languageTag);
  if (reading.kind === 'empty') return undefined;
  return reading.kind === 'number' && isPositive(reading.value) ? reading.value : 'invalid';
}
