import type { Amount } from '../../money/amount.ts';
import { isPositive } from '../../money/fixed-point.ts';
import { shownResult } from '../../money/shown-result.ts';
import { usePreferences } from '../../preferences/use-preferences.ts';
import { DirectionArrow, directionOf, MoneyText } from './money-text.tsx';
import styles from './result-money.module.css';

export interface ResultMoneyProps {
  /** Undefined while it is not known. */
  readonly value: Amount | undefined;
  readonly currency: string | undefined;
  /** False where the currency stands beside it. */
  readonly hasUnit?: boolean;
  /** Visible even if amounts are hidden: just typed, or shown on request. */
  readonly isShown?: boolean | undefined;
}

/** A result with arrow, sign and the colour of its direction. Hidden amounts reveal none of them. */
export function ResultMoney({ value, currency, hasUnit = true, isShown = false }: ResultMoneyProps) {
  const { hideAmounts } = usePreferences();
  const isMasked = hideAmounts && !isShown;
  const shown = value === undefined || currency === undefined ? { value } : shownResult(value, currency);
  const direction = isMasked ? undefined : directionOf(value);
  return (
    <strong className={styles['result']} data-tone={direction}>
      {direction === undefined ? undefined : <DirectionArrow direction={direction} />}
      {value !== undefined && isPositive(value) && !isMasked ? '+' : ''}
      <MoneyText {...shown} currency={hasUnit ? currency : undefined} isShown={isShown} />
    </strong>
  );
}
