import { useCallback, useEffect, useState } from 'react';
import type { Artwork, SaleState } from '../../../core/domain/products/artwork.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { useOwnBids } from '../../shared/nft/data/own-bids.ts';
import { useWonAuctions } from '../../shared/nft/data/won-auctions.ts';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useKeptEntry } from '../../shared/request-form/data/kept-entry.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { bidPlan } from '../model/bid-plan.ts';
import { NeverEnds } from '../parts/never-ends.tsx';
import { useNftWords } from '../parts/use-nft-words.ts';
import { AuctionBids, AuctionFacts } from './auction-standing.tsx';
import { BidForm } from './bid-form.tsx';
import { LoginFirst } from './login-first.tsx';
import { OwnResult } from './own-result.tsx';
import { useAuction } from '../operations/use-auction.ts';

/** The state of an auction by the server's time, the form for a bid, and the bidders. */
export function AuctionPanel({ artwork }: { readonly artwork: Artwork }) {
  const { languageTag } = useFormat();
  const now = useServerNow();
  const words = useNftWords();
  const { isSignedIn, userId } = useSession();
  const [typed, setTyped, clear] = useKeptEntry(`bid.${artwork.code}`);
  const [hasDeposit, setHasDeposit] = useState(false);
  const auction = useAuction(artwork);
  const { state } = auction;
  const { endsAuctions } = useServerDialect();
  const hasBid = useHasBid(artwork, state === 'open' && isSignedIn);
  const ground = { artwork, bids: auction.bids ?? [], userId, hasDeposit: hasDeposit || hasBid, languageTag };
  const plan = bidPlan(typed, ground);
  useNewsOfEnd(state === 'over' && isSignedIn);
  const keepDeposit = useCallback(() => setHasDeposit(true), []);
  return (
    <div className={styles['form']}>
      <AuctionFacts artwork={artwork} auction={auction} />
      {state === 'open' ? (
        <Next state={state} isWon={artwork.isWon} endsAuctions={endsAuctions} />
      ) : (
        <Notice tone="wait" title={words.standing(artwork, now)}>
          <Next state={state} isWon={artwork.isWon} endsAuctions={endsAuctions} />
        </Notice>
      )}
      {endsAuctions ? undefined : <NeverEnds />}
      {state === 'open' && isSignedIn ? (
        <BidForm
          artwork={artwork}
          plan={plan}
          isFirst={auction.bids?.length === 0}
          onType={setTyped}
          onBid={clear}
          onDeposit={keepDeposit}
          readBids={auction.readNow}
        />
      ) : undefined}
      {state !== 'over' && !isSignedIn ? <LoginFirst wish="bid" /> : undefined}
      {state === 'over' && isSignedIn ? <OwnResult artwork={artwork} /> : undefined}
      <AuctionBids auction={auction} />
    </div>
  );
}

interface NextProps {
  readonly state: SaleState;
  readonly isWon: boolean;
  readonly endsAuctions: boolean;
}

/** What comes next by the rules of auctions; where nothing ends them, no end is promised. */
function Next({ state, isWon, endsAuctions }: NextProps) {
  const t = useText('nft');
  const isPromise = state === 'open' || (state === 'over' && isWon);
  if (isPromise && !endsAuctions) return undefined;
  return <p className={styles['note']}>{t(state === 'over' && isWon ? 'next.won' : `next.${state}`)}</p>;
}

/** Whether the person's newest bids show one here; read only if the work does not state the deposit. */
function useHasBid({ code, hasDeposit }: Artwork, isOpen: boolean): boolean {
  const { rows = [] } = useOwnBids(isOpen && hasDeposit === undefined);
  return rows.some((bid) => bid.code === code && !bid.isExpired);
}

/** A viewer sees the result of the auction at once, not with the next read of everything won. */
function useNewsOfEnd(isOver: boolean): void {
  const { refetch } = useWonAuctions(isOver).query;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
}
