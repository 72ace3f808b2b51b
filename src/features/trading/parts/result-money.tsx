import type { Amount } from '../../../core/money/amount.ts';
import { isPositive } from '../../../core/money/fixed-point.ts';
import { DirectionArrow, directionOf, MoneyText } from '../../../core/ui/money-text.tsx';
import { useIsMasked } from './use-is-masked.ts';
import styles from './result-money.module.css';

export interface ResultMoneyProps {
  /** Undefined while it is not known. */
  readonly value: Amount | undefined;
  readonly currency: string | undefined;
}

/** What something came to: with its arrow and sign, and in the colour of its direction. Hidden amounts tell none of them. */
export function ResultMoney({ value, currency }: ResultMoneyProps) {
  const isMasked = useIsMasked();
  const direction = isMasked ? undefined : directionOf(value);
  return (
    <strong className={styles['result']} data-tone={direction}>
      {direction === undefined ? undefined : <DirectionArrow direction={direction} />}
      {value !== undefined && isPositive(value) && !isMasked ? '+' : ''}
      <MoneyText value={value} currency={currency} />
    </strong>
  );
}
