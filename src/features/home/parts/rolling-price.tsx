import { useFormat } from '../../../core/i18n/use-format.ts';
import type { Price } from '../../../core/money/amount.ts';
import { PriceText } from '../../../core/ui/money/money-text.tsx';
import styles from './rolling-price.module.css';

export interface RollingPriceProps {
  readonly value: Price | undefined;
  readonly step: Price | undefined;
}

/** The one price that a page is about, in large: each digit that changes rolls into its place. */
export function RollingPrice({ value, step }: RollingPriceProps) {
  const format = useFormat();
  if (value === undefined) return <PriceText value={value} className={styles['price']} />;
  const { text, full } = format.price(value, step);
  return (
    <span className={styles['price']}>
      <span aria-hidden="true">
        {Array.from(text, (letter, index) => (
          // A digit that stays keeps its element, so that only a new one moves.
          <span key={`${index} ${letter}`} className={styles['letter']}>
            {letter}
          </span>
        ))}
      </span>
      <span className={styles['spoken']}>{full}</span>
    </span>
  );
}
