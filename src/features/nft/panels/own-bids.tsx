import type { ArtBid } from '../../../core/domain/products/art-sale.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { useOwnBids } from '../../shared/nft/data/own-bids.ts';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import { bidStanding } from '../model/bid-standing.ts';
import styles from '../parts/nft.module.css';
import { RecordRow } from '../parts/record-row.tsx';
import { ToMarket } from '../parts/to-market.tsx';

/** Every bid of the person, with whether it leads, was outbid, or counts no more. */
export function OwnBids() {
  const t = useText('nft');
  const format = useFormat();
  return (
    <PagedList
      label={t('records.bids')}
      empty={t('records.noBids')}
      emptyAction={<ToMarket />}
      list={useOwnBids()}
      renderRow={(bid) => (
        <RecordRow
          key={bid.id}
          to={pathWith(routes.nft.componentsSearch, { keyword: bid.artworkName })}
          picture={bid.artworkPicture}
          title={bid.artworkName}
          detail={format.serverTime(bid.createdAt)}
        >
          <span>{format.amount(bid.price, { currency: bid.currencyName })}</span>
          <br />
          <BidStanding bid={bid} />
        </RecordRow>
      )}
    />
  );
}

function BidStanding({ bid }: { readonly bid: ArtBid }) {
  const t = useText('nft');
  const word = bidStanding(bid);
  return word === undefined ? undefined : (
    <span className={styles['standing']} data-standing={word}>
      {t(`bidState.${word}`)}
    </span>
  );
}
