import type { Amount } from '../../money/amount.ts';
import { isPositive } from '../../money/fixed-point.ts';
import { usePreferences } from '../../preferences/use-preferences.ts';
import { DirectionArrow, directionOf, MoneyText, type MoneyTextProps } from './money-text.tsx';
import styles from './result-money.module.css';

export interface ResultMoneyProps extends Pick<MoneyTextProps, 'places'> {
  /** Undefined while it is not known. */
  readonly value: Amount | undefined;
  readonly currency: string | undefined;
  /** Visible even if amounts are hidden: just typed, or shown on request. */
  readonly isShown?: boolean | undefined;
}

/** A result with arrow, sign and the colour of its direction. Hidden amounts reveal none of them. */
export function ResultMoney({ value, currency, places, isShown = false }: ResultMoneyProps) {
  const { hideAmounts } = usePreferences();
  const isMasked = hideAmounts && !isShown;
  const direction = isMasked ? undefined : directionOf(value);
  return (
    <strong className={styles['result']} data-tone={direction}>
      {direction === undefined ? undefined : <DirectionArrow direction={direction} />}
      {value !== undefined && isPositive(value) && !isMasked ? '+' : ''}
      <MoneyText value={value} places={places} currency={currency} isShown={isShown} />
    </strong>
  );
}
