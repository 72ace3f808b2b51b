import { IconArrowNarrowDown } from '../../../core/ui/icons/arrow-narrow-down.gen.tsx';
import { IconArrowNarrowUp } from '../../../core/ui/icons/arrow-narrow-up.gen.tsx';
import { IconArrowsSort } from '../../../core/ui/icons/arrows-sort.gen.tsx';
import { useText } from '../../../core/i18n/use-text.ts';
import type { QuoteSort, SortColumn } from '../../shared/quotes/model/sort-quotes.ts';
import styles from './sort-heads.module.css';

export interface SortHeadsProps {
  readonly sort: QuoteSort | undefined;
  readonly onSort: (column: SortColumn) => void;
}

/** The heads of the list, above its columns: name and volume left, price, change. */
export function SortHeads({ sort, onSort }: SortHeadsProps) {
  const t = useText('market');
  return (
    <div className={styles['heads']} role="group" aria-label={t('sort.label')}>
      <span className={styles['pair']}>
        <SortHead column="name" sort={sort} onSort={onSort} />
        <span aria-hidden="true">/</span>
        <SortHead column="volume" sort={sort} onSort={onSort} />
      </span>
      <span className={styles['extra']}>{t('sort.high')}</span>
      <span className={styles['extra']}>{t('sort.low')}</span>
      <span className={styles['figures']}>
        <SortHead column="last" sort={sort} onSort={onSort} />
      </span>
      <span className={styles['change']}>
        <SortHead column="change" sort={sort} onSort={onSort} />
      </span>
    </div>
  );
}

const icons = { ascending: IconArrowNarrowUp, descending: IconArrowNarrowDown, none: IconArrowsSort };

export function SortHead({ column, sort, onSort }: SortHeadsProps & { readonly column: SortColumn }) {
  const t = useText('market');
  const state = sort?.column === column ? sort.direction : 'none';
  const Icon = icons[state];
  const name = t(`sort.${column}`);
  return (
    <button
      type="button"
      className={styles['head']}
      data-sorted={state !== 'none' || undefined}
      aria-label={t(`sort.${state}`, { name })}
      onClick={() => onSort(column)}
    >
      {name}
      <Icon size={12} stroke={2} aria-hidden="true" />
    </button>
  );
}
