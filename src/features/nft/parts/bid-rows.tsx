import type { ArtBid } from '../../../core/domain/products/art-sale.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import requestStyles from '../../shared/request-form/parts/requests.module.css';
import styles from './nft.module.css';

export interface BidRowsProps {
  readonly bids: readonly ArtBid[];
  readonly userId: string | undefined;
  /** Shown without bids. */
  readonly none: string;
  /** What bidders that are no people are called. */
  readonly botWord: string;
}

/** The bidders with their bids; the demo's own bidders are named as such. */
export function BidRows({ bids, userId, none, botWord }: BidRowsProps) {
  const t = useText('nft');
  const format = useFormat();
  if (bids.length === 0) return <p className={requestStyles['note']}>{none}</p>;
  return (
    <ul aria-label={t('bids.title')}>
      {bids.map((bid) => (
        <li key={bid.id} className={requestStyles['row']}>
          <span>
            <span>
              {userId !== undefined && bid.bidderId === userId ? t('bids.you') : bid.bidderName}
              {bid.isBot ? <span className={styles['bot']}>{botWord}</span> : undefined}
            </span>
            <span className={requestStyles['small']}>{format.serverTime(bid.createdAt)}</span>
          </span>
          <span>
            <span>{format.amount(bid.price, { currency: bid.currencyName })}</span>
            {bid.isLeading ? <span className={requestStyles['small']}>{t('bids.leading')}</span> : undefined}
          </span>
        </li>
      ))}
    </ul>
  );
}
