import type { Amount } from '../../../core/money/amount.ts';
import { isPositive } from '../../../core/money/fixed-point.ts';
import { shownPlaces } from '../../../core/money/shown-places.ts';
import { useIsMasked } from '../../../core/preferences/use-is-masked.ts';
import { DirectionArrow, directionOf, MoneyText } from '../../../core/ui/money/money-text.tsx';
import styles from './journal.module.css';

export interface ResultSumProps {
  /** Undefined while it is not known. */
  readonly value: Amount | undefined;
  readonly currency: string;
  /** False where the currency stands beside it. */
  readonly hasUnit?: boolean;
}

/** A result as it is shown, with arrow, sign and colour; the file has all of its decimals. Hidden amounts reveal none of them. */
export function ResultSum({ value, currency, hasUnit = true }: ResultSumProps) {
  const isMasked = useIsMasked();
  const direction = isMasked ? 'flat' : directionOf(value);
  return (
    <span className={styles['sum']} data-tone={direction}>
      <DirectionArrow direction={direction} />
      {value !== undefined && isPositive(value) && !isMasked ? '+' : ''}
      <MoneyText
        value={value}
        places={value && shownPlaces(value, currency)}
        currency={hasUnit ? currency : undefined}
      />
    </span>
  );
}

/** A sum without direction, shown in the same way. */
export const PlainSum = ({ value, currency }: { readonly value: Amount; readonly currency: string }) => (
  <MoneyText value={value} places={shownPlaces(value, currency)} currency={currency} />
);
