import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useWonAuctions } from '../../shared/nft/data/won-auctions.ts';
import requestStyles from '../../shared/request-form/parts/requests.module.css';
import styles from '../parts/nft.module.css';
import { RecordRow } from '../parts/record-row.tsx';
import { ToMarket } from '../parts/to-market.tsx';

/** Every auction that was won: to be paid, paid, and forfeited. */
export function WonList() {
  const t = useText('nft');
  const format = useFormat();
  const { data, error, refetch } = useWonAuctions().query;
  if (data === undefined)
    return error === null ? (
      <SkeletonRows count={4} height={64} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  if (data.length === 0 && data.unreadable === undefined)
    return <EmptyState title={t('records.noWon')} action={<ToMarket />} />;
  return (
    <>
      <UnreadableRows of={data} />
      <ul className={requestStyles['rows']} aria-label={t('records.won')}>
        {data.map((won) => (
          <RecordRow
            key={won.id}
            to={pathWith(routes.nft.purchaseOne, { id: won.id })}
            picture={won.picture}
            title={won.name}
            detail={won.wonAtMs === undefined ? '' : format.dateTime(won.wonAtMs)}
          >
            <span>{format.amount(won.price, { currency: won.currencyName })}</span>
            <br />
            <span className={styles['small']}>
              {t(`won.${won.state}`)}
              {won.isRead ? undefined : <span className={styles['bot']}>{t('records.unread')}</span>}
            </span>
          </RecordRow>
        ))}
      </ul>
    </>
  );
}
