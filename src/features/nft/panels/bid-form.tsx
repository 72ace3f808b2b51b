import { useState, type SyntheticEvent } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { ArtBid } from '../../../core/domain/products/art-sale.ts';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { Button, LinkButton } from '../../../core/ui/button.tsx';
import { bidShortage, depositCurrency } from '../../../core/rules/products/art-rules.ts';
import { isDone, isUnderWay } from '../../../core/sending/request-state.ts';
import { AmountField } from '../../shared/request-form/parts/amount-field.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useClearedWhenDone } from '../../shared/request-form/operations/use-cleared-when-done.ts';
import { useSpotBalance } from '../../shared/wallets/data/spot-balance.ts';
import { wantedBid, type BidPlan } from '../model/bid-plan.ts';
import { BidReview } from '../parts/bid-review.tsx';
import { Commitment } from '../parts/commitment.tsx';
import { DepositOnly } from './deposit-only.tsx';
import { useBid } from '../operations/use-bid.ts';

const ownBidsPath = pathWith(routes.nft.purchase, { view: 'bids' });

export interface BidFormProps {
  readonly artwork: Artwork;
  readonly plan: BidPlan;
  /** There are no bids yet. */
  readonly isFirst: boolean;
  readonly onType: (text: string) => void;
  readonly onBid: () => void;
  readonly onDeposit: () => void;
  readonly readBids: () => Promise<readonly ArtBid[]>;
}

/** The field has the next valid bid, its commitment above the button. The one who leads is offered no bid. */
export function BidForm({ artwork, plan, isFirst, onType, onBid, onDeposit, readBids }: BidFormProps) {
  const t = useText('nft');
  const format = useFormat();
  const request = useBid(artwork.code, readBids);
  const { capabilities } = useRuntimeConfig();
  const { endsAuctions } = useServerDialect();
  const [isAsked, setIsAsked] = useState(false);
  const { state } = request;
  const { currencyName, raise } = artwork;
  const bid = plan.reading.value;
  const shortage = useShortage(artwork, plan);
  const wanted = shortage === undefined ? wantedBid(artwork.code, plan) : undefined;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsAsked(true);
    if (wanted !== undefined) request.review(wanted);
  };
  const sum = (value: Artwork['price']): string => format.amount(value, { currency: currencyName });
  useClearedWhenDone(request, onBid);
  const { leading } = plan;
  // The receipt of a bid that was outbid would contradict what stands above it. Of one that was carried out twice it stays.
  const isPast = plan.isOutbid && isDone(state) && state.rows.length < 2;
  return (
    <form className={styles['ends']} noValidate onSubmit={submit}>
      <Standing plan={plan} price={sum(plan.price)} />
      {leading === undefined ? (
        <AmountField
          label={t('bid.field')}
          text={plan.text}
          onText={onType}
          reading={plan.reading}
          currency={currencyName}
          isAsked={isAsked}
          error={shortage}
          hint={
            raise === undefined
              ? undefined
              : t(isFirst ? 'bid.whyStart' : 'bid.why', {
                  lowest: sum(plan.lowest),
                  price: sum(plan.price),
                  step: sum(raise),
                })
          }
        />
      ) : undefined}
      <Commitment
        bid={leading?.price ?? bid}
        deposit={plan.deposit}
        depositIfDue={plan.depositIfDue}
        currency={currencyName}
        endsAuctions={endsAuctions}
      />
      {isPast ? undefined : (
        <OutcomeNotice
          request={request}
          named={({ bid: sent }) => `${artwork.name} · ${t('bid.actionOf', { bid: sum(sent) })}`}
          done={({ bid: sent }) => ({ title: t('bid.done'), text: <p>{t('bid.doneText', { bid: sum(sent) })}</p> })}
          recordsPath={ownBidsPath}
        />
      )}
      {leading === undefined ? (
        <Button type="submit" isWide disabled={isUnderWay(state)}>
          {bid === undefined ? t('bid.action') : t('bid.actionOf', { bid: sum(bid) })}
        </Button>
      ) : undefined}
      {capabilities.auctionDeposit && leading === undefined ? (
        <DepositOnly
          artwork={artwork}
          isTaken={plan.deposit === '0'}
          endsAuctions={endsAuctions}
          onDeposit={onDeposit}
        />
      ) : undefined}
      <BidReview request={request} wanted={wanted} currency={currencyName} endsAuctions={endsAuctions} />
    </form>
  );
}

/** What the bid lacks, in words; undefined if nothing is known to be missing. */
function useShortage({ currencyName: currency }: Artwork, plan: BidPlan): string | undefined {
  const t = useText('nft');
  const format = useFormat();
  const balanceOf = useSpotBalance();
  const bid = plan.reading.value;
  if (bid === undefined) return undefined;
  const missing = bidShortage({ bid, deposit: plan.deposit, currency }, balanceOf);
  if (missing === undefined) return undefined;
  if (missing.of === 'both') return t('bid.shortBoth', { sum: format.amount(missing.needed, { currency }) });
  return t('short', { currency: missing.of === 'bid' ? currency : depositCurrency });
}

/** Whether the person leads or was outbid, and the way to all of their bids. */
function Standing({ plan, price }: { readonly plan: BidPlan; readonly price: string }) {
  const t = useText('nft');
  const { leading, isOutbid } = plan;
  if (leading === undefined && !isOutbid) return undefined;
  return (
    <Notice
      tone={leading === undefined ? 'caution' : 'good'}
      title={t(leading === undefined ? 'bid.outbid' : 'bid.youLead', { price })}
      actions={
        <LinkButton to={ownBidsPath} variant="secondary" size="small">
          {t('records.bids')}
        </LinkButton>
      }
    >
      {leading === undefined ? undefined : <p>{t('bid.youLeadText')}</p>}
    </Notice>
  );
}
