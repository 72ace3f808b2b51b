import { nextBid, type Artwork } from '../../../core/domain/products/artwork.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { depositCurrency } from '../../../core/rules/products/art-rules.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { AuctionHero } from '../parts/auction-hero.tsx';
import { BidRows } from '../parts/bid-rows.tsx';
import { useNftWords } from '../parts/use-nft-words.ts';
import type { Auction } from '../operations/use-auction.ts';

/** How long the demo's own bidders wait. */
const botMinutes = { least: 5, most: 35 };

/** No price is called the highest bid before the first bid. */
function wordOfPrice({ state, bids }: Auction): 'now' | 'start' | 'last' | 'auction' {
  if (bids === undefined) return 'now';
  if (bids.length > 0) return 'auction';
  return state === 'over' ? 'last' : 'start';
}

interface AuctionProps {
  readonly auction: Auction;
}

/** Price, next bid and clock; below them what a bid takes. */
export function AuctionFacts({ artwork, auction }: AuctionProps & { readonly artwork: Artwork }) {
  const t = useText('nft');
  const isDemo = useIsDemo();
  const words = useNftWords();
  const now = useServerNow();
  const { currencyName: currency, raise, deposit, botLimit } = artwork;
  const money = (value: Artwork['price'] | undefined, of = currency) => (
    <MoneyText value={value} currency={of} isShown />
  );
  const bots = isDemo ? t('bids.botLimit') : t('bids.botLimitOther');
  return (
    <>
      <AuctionHero
        label={t(`priceOf.${wordOfPrice(auction)}`)}
        price={auction.price}
        next={auction.state === 'open' && raise !== undefined ? nextBid(auction.price, raise) : undefined}
        currency={currency}
        clock={words.clock(artwork, now)}
      />
      <FactList
        facts={[
          ...(raise === undefined ? [] : [{ id: 'raise', label: t('bid.step'), value: money(raise) }]),
          { id: 'deposit', label: t('bid.deposit'), value: money(deposit, depositCurrency) },
          ...(botLimit === undefined ? [] : [{ id: 'bots', label: bots, value: money(botLimit) }]),
        ]}
      />
      {botLimit === undefined ? undefined : (
        <p className={styles['note']}>{isDemo ? t('bids.botText', botMinutes) : t('bids.botTextOther')}</p>
      )}
    </>
  );
}

/** The bidders. Empty before the first answer, and before the start. */
export function AuctionBids({ auction }: AuctionProps) {
  const t = useText('nft');
  const { userId } = useSession();
  const isDemo = useIsDemo();
  const { state, bids, error, retry } = auction;
  if (state === 'upcoming') return undefined;
  return (
    <section aria-label={t('bids.title')}>
      <h3>{t('bids.title')}</h3>
      {error === null ? undefined : <ErrorState error={error} onRetry={retry} />}
      {bids === undefined && error === null ? <SkeletonRows count={2} height={48} /> : undefined}
      <UnreadableRows of={bids} />
      {bids === undefined ? undefined : (
        <BidRows
          bids={bids}
          userId={userId}
          none={t(state === 'over' ? 'bids.noneListed' : 'bids.none')}
          botWord={t(isDemo ? 'bids.bot' : 'bids.botOther')}
        />
      )}
    </section>
  );
}
