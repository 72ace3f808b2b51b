import { useText } from '../../../core/i18n/use-text.ts';
import type { SortColumn } from '../../shared/quotes/model/sort-quotes.ts';
import styles from '../panels/market-table.module.css';
import { SortHead, type SortHeadsProps } from './sort-heads.tsx';

const figures: readonly SortColumn[] = ['last', 'change', 'high', 'low', 'volume'];

/** The heads of a desktop's market, each above its column. */
export function MarketHeads({ sort, onSort }: SortHeadsProps) {
  const t = useText('market');
  return (
    <div className={styles['heads']} role="group" aria-label={t('sort.label')}>
      <span />
      <div className={styles['columns']}>
        <span>
          <SortHead column="name" sort={sort} onSort={onSort} />
        </span>
        {figures.map((column) => (
          <span key={column} className={styles['figure']}>
            <SortHead column={column} sort={sort} onSort={onSort} />
          </span>
        ))}
        <span className={styles['figure']}>{t('sort.chart')}</span>
        <span />
      </div>
    </div>
  );
}
