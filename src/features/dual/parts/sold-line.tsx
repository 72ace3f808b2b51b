import { soldPercent, type DualProduct } from '../../../core/domain/dual-investment.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import styles from './sold-line.module.css';

/** How much of the shares is sold: two figures, and a bar of the same length. */
export function SoldLine({ product }: { readonly product: DualProduct }) {
  const t = useText('dual');
  const format = useFormat();
  const percent = soldPercent(product);
  return (
    <span className={styles['sold']}>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <span>{t('sold', { percent: format.share(percent), left: format.count(product.remaining) })}</span>
    </span>
  );
}
