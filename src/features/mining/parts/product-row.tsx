import { Link } from 'react-router-dom';
import type { MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { yieldOf } from '../model/mining-plan.ts';

export interface ProductRowProps {
  readonly product: MiningProduct;
  readonly classId: string | undefined;
}

/** The rate of a product, its term, and its minimum; the whole row is a link. */
export function ProductRow({ product, classId }: ProductRowProps) {
  const t = useText('mining');
  const words = useTermWords(product.currencyName);
  const { daily, yearly } = yieldOf(product);
  const { id, currencyId, days, minimum, yieldText } = product;
  return (
    <li>
      <Link className={styles['row']} to={pathWith(routes.lockming.buy, { id, currency: currencyId, class: classId })}>
        <CoinMark name={product.currencyName} />
        <span>
          <span>{t('lockedFor', { days: words.days(days) })}</span>
          <span className={styles['small']}>{t('from', { min: words.sum(minimum) })}</span>
        </span>
        <span>
          <span>{yieldText ?? t('perDay', { rate: words.rate(daily) })}</span>
          {yieldText === undefined ? (
            <span className={styles['small']}>{t('perYear', { rate: words.rate(yearly) })}</span>
          ) : undefined}
          <span className={styles['small']}>{t('notGuaranteed')}</span>
        </span>
      </Link>
    </li>
  );
}
