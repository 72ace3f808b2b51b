import { useCallback, useEffect, useState } from 'react';
import { stateOf, type Artwork } from '../../../core/domain/artwork.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { MoneyText } from '../../../core/ui/money-text.tsx';
import { useWonAuctions } from '../../shared/nft/data/won-auctions.ts';
import { useServerNow } from '../../shared/requests/data/server-now.ts';
import { FactList } from '../../shared/requests/parts/fact-list.tsx';
import { Notice } from '../../shared/requests/parts/notice.tsx';
import styles from '../../shared/requests/parts/requests.module.css';
import { useBidsOn } from '../data/art-sales.ts';
import { bidPlan } from '../model/bid-plan.ts';
import { BidRows } from '../parts/bid-rows.tsx';
import { useNftWords } from '../parts/use-nft-words.ts';
import { BidForm } from './bid-form.tsx';
import { LoginFirst } from './login-first.tsx';

/** How an auction stands by the server's time, the way to bid in it, and who has bid. */
export function AuctionPanel({ artwork }: { readonly artwork: Artwork }) {
  const t = useText('nft');
  const { languageTag } = useFormat();
  const now = useServerNow();
  const words = useNftWords();
  const { isSignedIn, userId } = useSession();
  const [typed, setTyped] = useState<string>();
  const [hasDeposit, setHasDeposit] = useState(false);
  const state = stateOf(artwork, now);
  const { query, readNow } = useBidsOn(artwork.code, state === 'open');
  const bids = query.data ?? [];
  const plan = bidPlan(typed, { artwork, bids, userId, hasDeposit, languageTag });
  useNewsOfEnd(state === 'over' && isSignedIn);
  const clear = useCallback(() => setTyped(undefined), []);
  return (
    <div className={styles['form']}>
      <Notice tone="wait" title={words.standing(artwork, now)}>
        <p>{t(state === 'over' && artwork.isWon ? 'next.won' : `next.${state}`)}</p>
      </Notice>
      <AuctionFacts artwork={artwork} price={plan.price} />
      {state === 'open' && isSignedIn ? (
        <BidForm
          artwork={artwork}
          plan={plan}
          onType={setTyped}
          onBid={clear}
          onDeposit={() => setHasDeposit(true)}
          readBids={readNow}
        />
      ) : undefined}
      {state !== 'over' && !isSignedIn ? <LoginFirst /> : undefined}
      <section aria-label={t('bids.title')}>
        <h3>{t('bids.title')}</h3>
        <BidRows bids={bids} userId={userId} />
      </section>
    </div>
  );
}

/** Whoever watches the hammer fall hears of it at once, and not with the next look at everything that was won. */
function useNewsOfEnd(isOver: boolean): void {
  const { refetch } = useWonAuctions(isOver).query;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
}

/** How long the demo's own bidders wait. */
const botMinutes = { least: 5, most: 35 };

interface AuctionFactsProps {
  readonly artwork: Artwork;
  readonly price: Artwork['price'];
}

function AuctionFacts({ artwork, price }: AuctionFactsProps) {
  const t = useText('nft');
  const { currencyName: currency, raise, deposit, botLimit } = artwork;
  const money = (value: Artwork['price'] | undefined, of = currency) => (
    <MoneyText value={value} currency={of} isShown />
  );
  return (
    <>
      <FactList
        facts={[
          { id: 'price', label: t('priceOf.auction'), value: <strong>{money(price)}</strong> },
          ...(raise === undefined ? [] : [{ id: 'raise', label: t('bid.step'), value: money(raise) }]),
          { id: 'deposit', label: t('bid.deposit'), value: money(deposit, 'USDT') },
          ...(botLimit === undefined ? [] : [{ id: 'bots', label: t('bids.botLimit'), value: money(botLimit) }]),
        ]}
      />
      {botLimit === undefined ? undefined : <p className={styles['note']}>{t('bids.botText', botMinutes)}</p>}
    </>
  );
}
