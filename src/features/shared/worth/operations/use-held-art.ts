import type { ArtBid } from '../../../../core/domain/products/art-sale.ts';
import { stateOf, type Artwork } from '../../../../core/domain/products/artwork.ts';
import { lackingAs, type Rows } from '../../../../core/domain/page.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { useArtworks } from '../../nft/data/artwork-list.ts';
import { useOwnArtworks } from '../../nft/data/own-artworks.ts';
import { useOwnBids } from '../../nft/data/own-bids.ts';
import { useWonAuctions } from '../../nft/data/won-auctions.ts';
import { artworkPath } from '../../nft/model/artwork-path.ts';
import { isDue, type DueAuction } from '../../nft/model/pay-nearness.ts';
import { useServerNow } from '../../../../core/time/use-server-now.ts';
import { artDeposits } from '../model/art-deposits.ts';
import { wholeRows, type HeldProduct, type Holding } from '../model/holding.ts';

const deposit = { currency: 'USDT' } as const;
const runningAuctions = { saleKind: 'auction', state: 'open' } as const;

/** The texts of a row of each kind. */
function useHoldingOf() {
  const t = useText('finance');
  const news = useText('nftNews');
  const format = useFormat();
  const now = useServerNow();
  return {
    won: ({ id, name, deposit: value, payBeforeMs }: DueAuction): Holding => ({
      ...deposit,
      id: `won.${id}`,
      title: name,
      detail: news('payBefore', { time: format.dateTime(payBeforeMs) }),
      value,
      path: pathWith(routes.nft.purchaseOne, { id }),
    }),
    bid: ({ id, artworkName, deposit: value }: ArtBid): Holding => ({
      ...deposit,
      id: `bid.${id}`,
      title: artworkName,
      detail: t('held.deposit'),
      value,
      path: pathWith(routes.nft.componentsSearch, { keyword: artworkName }),
    }),
    withoutBid: (artwork: Artwork): Holding => ({
      ...deposit,
      id: `deposit.${artwork.id}`,
      title: artwork.name,
      detail: t('held.deposit'),
      value: artwork.deposit,
      path: artworkPath(artwork),
    }),
    owned: (artwork: Artwork): Holding => {
      const price = format.amount(artwork.price, { currency: artwork.currencyName });
      return {
        id: `own.${artwork.id}`,
        title: artwork.name,
        detail: t(stateOf(artwork, now) === 'over' ? 'held.artKept' : 'held.artOffered', { price }),
        value: 'worth-a-buyer',
        currency: artwork.currencyName,
        path: artworkPath(artwork),
      };
    },
  };
}

/** Undefined until all data about deposits is known. */
function useBoundDeposits(own: Rows<ArtBid> | undefined, artworks: Rows<Artwork> | undefined) {
  const holding = useHoldingOf();
  const now = useServerNow();
  if (own === undefined || artworks === undefined) return undefined;
  const isRunning = (artwork: Artwork): boolean => artwork.saleKind === 'auction' && stateOf(artwork, now) === 'open';
  const { bids, doubtful, withoutBid, isUntold } = artDeposits(own, artworks.filter(isRunning));
  const inDoubt = doubtful.map((bid) => holding.bid({ ...bid, deposit: undefined }));
  const rows = [...bids.map(holding.bid), ...inDoubt, ...withoutBid.map(holding.withoutBid)];
  return { rows: lackingAs(rows, own, artworks), isUntold };
}

/**
 * Deposits of auctions won and not paid yet, and of running auctions; and the works themselves, whose sale price is
 * unknown.
 */
export function useHeldArt(isOn: boolean): HeldProduct {
  const holding = useHoldingOf();
  const won = useWonAuctions(isOn).query;
  const bids = useOwnBids(isOn, true);
  const owned = useOwnArtworks(isOn).query;
  const auctions = useArtworks(runningAuctions, isOn, true);
  const bound = useBoundDeposits(wholeRows(bids), wholeRows(auctions));
  const isKnown = won.data !== undefined && bound !== undefined && owned.data !== undefined;
  return {
    id: 'nft',
    rows: isKnown
      ? lackingAs(
          [...won.data.filter(isDue).map(holding.won), ...bound.rows, ...owned.data.map(holding.owned)],
          won.data,
          bound.rows,
          owned.data,
        )
      : undefined,
    hasUntoldDeposits: bound?.isUntold === true,
    error: won.error ?? bids.error ?? auctions.error ?? owned.error,
    retry: () => {
      void won.refetch();
      bids.retry();
      auctions.retry();
      void owned.refetch();
    },
  };
}
