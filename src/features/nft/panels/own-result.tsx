import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { useOwnBids } from '../../shared/nft/data/own-bids.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useBidStanding } from '../operations/use-bid-standing.ts';
import { BidDeposit, BidWord } from '../parts/bid-outcome.tsx';

/** The person's bids in an auction that is over, with their outcome: the server's list of its bids is empty then. */
export function OwnResult({ artwork }: { readonly artwork: Artwork }) {
  const t = useText('nft');
  const format = useFormat();
  const { rows = [] } = useOwnBids();
  const standingOf = useBidStanding(rows);
  const bids = rows.filter(({ code }) => code === artwork.code);
  const won = bids.map(standingOf).find((one) => one?.won?.state === 'due')?.won;
  if (bids.length === 0) return undefined;
  return (
    <section aria-label={t('records.bids')}>
      <h3>{t('records.bids')}</h3>
      <ul>
        {bids.map((bid) => (
          <li key={bid.id} className={styles['row']}>
            <span>
              <span>{format.amount(bid.price, { currency: bid.currencyName })}</span>
              <span className={styles['small']}>{format.serverTime(bid.createdAt)}</span>
              <BidDeposit bid={bid} standing={standingOf(bid)} />
            </span>
            <span>
              <BidWord standing={standingOf(bid)} />
            </span>
          </li>
        ))}
      </ul>
      {won === undefined ? undefined : (
        <LinkButton to={pathWith(routes.nft.purchaseOne, { id: won.id })} isWide>
          {t('won.pay')}
        </LinkButton>
      )}
    </section>
  );
}
