import type { Deposit } from '../../../core/domain/deposit.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { LoadMore } from '../../../core/ui/load-more.tsx';
import { MoneyText } from '../../../core/ui/money-text.tsx';
import { useDeposits } from '../data/deposits.ts';
import { networkName } from '../model/deposit-place.ts';
import styles from '../parts/funds.module.css';

/** Reported payments and what became of them. */
export function DepositList() {
  const t = useText('funds');
  const { rows, error, hasMore, isLoadingMore, isReading, loadMore, retry } = useDeposits();
  if (rows === undefined)
    return error === null ? <SkeletonRows count={6} height={56} /> : <ErrorState error={error} onRetry={retry} />;
  if (rows.length === 0 && error === null) return <EmptyState title={t('deposit.none')} />;
  return (
    <>
      <ul className={styles['rows']} aria-label={t('deposit.log')}>
        {rows.map((row) => (
          <DepositRow key={row.id} row={row} />
        ))}
      </ul>
      {error === null ? undefined : <ErrorState error={error} onRetry={retry} />}
      {hasMore && error === null ? (
        <LoadMore key={rows.length} onNear={() => (isReading ? undefined : loadMore())} />
      ) : undefined}
      {isLoadingMore ? <SkeletonRows count={2} height={56} /> : undefined}
      {hasMore ? undefined : <EndOfList />}
    </>
  );
}

function DepositRow({ row }: { readonly row: Deposit }) {
  const t = useText('funds');
  const format = useFormat();
  return (
    <li className={styles['row']}>
      <span>
        <span>{[row.currencyName, networkName(row.network)].filter(Boolean).join(' · ')}</span>
        <time className={styles['small']}>{format.serverTime(row.createdAt)}</time>
      </span>
      <span>
        <MoneyText value={row.amount} currency={row.currencyName} />
        <span className={styles['small']}>{t(`deposit.status.${row.status}`)}</span>
      </span>
    </li>
  );
}
