import { useFormat } from '../../../core/i18n/use-format.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { isPositive } from '../../../core/money/fixed-point.ts';
import { shortAmount } from '../model/short-amount.ts';

/** A result in a few letters, always with its sign. */
export function useShortAmount(): (value: Amount) => string {
  const format = useFormat();
  return (value) => {
    const { value: short, places, suffix, isLess } = shortAmount(value);
    const sign = isPositive(short) ? '+' : '';
    return `${isLess ? '~' : ''}${sign}${format.amount(short, { places })}${suffix}`;
  };
}
