import type { Amount } from '../../../core/money/amount.ts';
import { isPositive } from '../../../core/money/fixed-point.ts';
import { directionOf, MoneyText } from '../../../core/ui/money-text.tsx';
import { useIsMasked } from './use-is-masked.ts';
import styles from './result-money.module.css';

export interface ResultMoneyProps {
  /** Undefined while it is not known. */
  readonly value: Amount | undefined;
  readonly currency: string | undefined;
}

/** What something came to: with its sign, and in the colour of its direction. Hidden amounts tell neither. */
export function ResultMoney({ value, currency }: ResultMoneyProps) {
  const isMasked = useIsMasked();
  return (
    <strong className={styles['result']} data-tone={isMasked ? undefined : directionOf(value)}>
      {value !== undefined && isPositive(value) && !isMasked ? '+' : ''}
      <MoneyText value={value} currency={currency} />
    </strong>
  );
}
