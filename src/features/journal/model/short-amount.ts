import { amount, decimal, type Amount } from '../../../core/money/amount.ts';
import { absolute, compare, isNegative, isZero, multiply, roundTo } from '../../../core/money/fixed-point.ts';

/** A figure short enough for a day of a calendar, and what is put behind it. */
export interface ShortAmount {
  readonly value: Amount;
  readonly places: number;
  readonly suffix: '' | 'K' | 'M' | 'B';
  /** It is smaller than what is written, which is the smallest that is. */
  readonly isLess: boolean;
}

const sizes = [
  { from: amount('999500000'), factor: decimal('0.000000001'), suffix: 'B' },
  { from: amount('999500'), factor: decimal('0.000001'), suffix: 'M' },
  { from: amount('999.5'), factor: decimal('0.001'), suffix: 'K' },
] as const;
const [hundred, ten, least] = [amount('99.95'), amount('9.995'), amount('0.005')];

/** About three figures; the whole amount stands elsewhere. A result is never shown as nothing. */
export function shortAmount(value: Amount): ShortAmount {
  const size = absolute(value);
  const unit = sizes.find(({ from }) => compare(size, from) >= 0);
  const scaled = unit === undefined ? value : multiply(value, unit.factor);
  const scaledSize = absolute(scaled);
  if (!isZero(value) && compare(size, least) < 0)
    return { value: amount(isNegative(value) ? '-0.01' : '0.01'), places: 2, suffix: '', isLess: true };
  const places = compare(scaledSize, hundred) >= 0 ? 0 : compare(scaledSize, ten) >= 0 ? 1 : 2;
  return { value: roundTo(scaled, places), places, suffix: unit?.suffix ?? '', isLess: false };
}
