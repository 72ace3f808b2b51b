import { useText } from '../../../core/i18n/use-text.ts';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import type { RequestState } from '../../../core/sending/request-state.ts';
import { isSameBid, type WantedBid } from '../model/bid-plan.ts';
import { Commitment } from './commitment.tsx';
import { NeverEnds } from './never-ends.tsx';
import { ReviewSheet } from './review-sheet.tsx';

export interface BidReviewProps {
  readonly request: {
    readonly state: RequestState<WantedBid>;
    review(wish: WantedBid): void;
    send(): void;
    close(): void;
  };
  /** The bid that the form would send now; undefined without one. */
  readonly wanted: WantedBid | undefined;
  readonly currency: string;
  /** Whether the server ends auctions by itself. */
  readonly endsAuctions: boolean;
}

/**
 * The bid as it was when the sheet opened. If others have bid since, the sheet says so, and sends nothing before the
 * person has seen the new figures.
 */
export function BidReview({ request, wanted, currency, endsAuctions }: BidReviewProps) {
  const t = useText('nft');
  const { state } = request;
  if (state.kind !== 'review' && state.kind !== 'sending') return undefined;
  const { wish } = state;
  const hasMoved = state.kind === 'review' && !isSameBid(wish, wanted);
  const lookAgain = (): void => (wanted === undefined ? request.close() : request.review(wanted));
  return (
    <ReviewSheet
      isOpen
      title={t('bid.review')}
      confirm={t(hasMoved ? 'bid.look' : 'bid.action')}
      isBusy={state.kind === 'sending'}
      onConfirm={hasMoved ? lookAgain : request.send}
      onCancel={request.close}
    >
      {endsAuctions ? undefined : <NeverEnds />}
      {hasMoved ? <Notice tone="caution" title={t('bid.moved')} /> : undefined}
      <Commitment
        bid={wish.bid}
        deposit={wish.deposit}
        depositIfDue={wish.depositIfDue}
        currency={currency}
        endsAuctions={endsAuctions}
      />
      <p className={styles['note']}>{t('bid.race')}</p>
    </ReviewSheet>
  );
}
