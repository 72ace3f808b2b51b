import { soldPercent, type DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import styles from './sold-line.module.css';

export interface SoldLineProps {
  readonly product: DualProduct;
  /** The rest can be bought. */
  readonly isOpen: boolean;
}

/** How much of the shares is sold: in figures, and a bar of the same length. */
export function SoldLine({ product, isOpen }: SoldLineProps) {
  const t = useText('dual');
  const format = useFormat();
  const sold = soldPercent(product);
  const percent = format.share(sold);
  return (
    <span className={styles['sold']}>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ width: `${sold}%` }} />
      </span>
      <span>
        {isOpen ? t('sold', { percent, left: format.count(product.remaining) }) : t('soldInAll', { percent })}
      </span>
    </span>
  );
}
