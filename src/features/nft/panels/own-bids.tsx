import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { useOwnBids } from '../../shared/nft/data/own-bids.ts';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import { useBidStanding } from '../operations/use-bid-standing.ts';
import { BidDeposit, BidWord } from '../parts/bid-outcome.tsx';
import { RecordRow } from '../parts/record-row.tsx';
import { ToMarket } from '../parts/to-market.tsx';

/** Every bid of the person, with its outcome. */
export function OwnBids() {
  const t = useText('nft');
  const format = useFormat();
  const list = useOwnBids();
  const standingOf = useBidStanding(list.rows);
  return (
    <PagedList
      label={t('records.bids')}
      empty={t('records.noBids')}
      emptyAction={<ToMarket />}
      list={list}
      renderRow={(bid) => {
        const standing = standingOf(bid);
        const won = standing?.won;
        return (
          <RecordRow
            key={bid.id}
            to={
              won === undefined
                ? pathWith(routes.nft.componentsSearch, { keyword: bid.artworkName })
                : pathWith(routes.nft.purchaseOne, { id: won.id })
            }
            picture={bid.artworkPicture}
            title={bid.artworkName}
            detail={format.serverTime(bid.createdAt)}
            note={<BidDeposit bid={bid} standing={standing} />}
          >
            <span>{format.amount(bid.price, { currency: bid.currencyName })}</span>
            <br />
            <BidWord standing={standing} />
          </RecordRow>
        );
      }}
    />
  );
}
