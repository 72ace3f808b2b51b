import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { readDecimal, type Amount } from '../../../../core/money/amount.ts';
import type { RuleProblem } from '../../../../core/rules/rule-problem.ts';
import type { TypedAmount } from '../model/typed-amount.ts';

/** Limits of a sum are sums themselves. */
const inWords = (params: RuleProblem['params'], limit: (text: string) => string) =>
  params === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(params).map(([name, text]) => [name, name === 'min' || name === 'max' ? limit(text) : text]),
      );

/** What is wrong with a typed sum, with the limit that it misses. `most` is named where it is given: it tells a balance. */
export function useAmountWords(currency: string): (reading: TypedAmount, most?: Amount) => string | undefined {
  const rules = useText('rules');
  const format = useFormat();
  const limit = (told: string): string => {
    const value = readDecimal<Amount>(told);
    return value === undefined ? told : format.amount(value, { currency });
  };
  return ({ problem }, most) => {
    if (problem === undefined) return undefined;
    return problem.key === 'balanceTooSmall' && most !== undefined
      ? rules('balanceOver', { max: limit(most) })
      : rules(problem.key, inWords(problem.params, limit));
  };
}

/** Why a figure that follows from a sum is not there; nothing where the sum can be sent. */
export function useLackingSum(reading: TypedAmount, currency: string): string | undefined {
  const funds = useText('funds');
  const words = useAmountWords(currency);
  if (reading.value !== undefined) return undefined;
  return (reading.isEmpty ? undefined : words(reading)) ?? funds('amount.first');
}
