import { useState, type SyntheticEvent } from 'react';
import type { ArtBid } from '../../../core/domain/art-sale.ts';
import type { Artwork } from '../../../core/domain/artwork.ts';
import { useErrorText } from '../../../core/i18n/use-error-text.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money-text.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { isUnderWay } from '../../shared/requests/model/one-request.ts';
import { AmountField } from '../../shared/requests/parts/amount-field.tsx';
import { FactList } from '../../shared/requests/parts/fact-list.tsx';
import { OutcomeNotice } from '../../shared/requests/parts/outcome-notice.tsx';
import styles from '../../shared/requests/parts/requests.module.css';
import { useArtWrites } from '../data/art-sales.ts';
import type { BidPlan } from '../model/bid-plan.ts';
import { ReviewSheet } from '../parts/review-sheet.tsx';
import { useBid } from './use-bid.ts';
import { useSpotBalance } from '../../shared/wallets/data/spot-balance.ts';

export interface BidFormProps {
  readonly artwork: Artwork;
  readonly plan: BidPlan;
  readonly onType: (text: string) => void;
  readonly onBid: () => void;
  readonly onDeposit: () => void;
  readonly readBids: () => Promise<readonly ArtBid[]>;
}

const usdt = 'USDT';

/** The next valid bid stands in the field; what it commits to stands above the button. */
export function BidForm({ artwork, plan, onType, onBid, onDeposit, readBids }: BidFormProps) {
  const t = useText('nft');
  const format = useFormat();
  const request = useBid(readBids);
  const balanceOf = useSpotBalance();
  const [isAsked, setIsAsked] = useState(false);
  const { state } = request;
  const { code, currencyName, raise } = artwork;
  const bid = plan.reading.value;
  const balance = balanceOf(currencyName);
  const isShort = bid !== undefined && balance !== undefined && compare(balance, bid) < 0;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsAsked(true);
    if (bid !== undefined && plan.raise !== undefined && !isShort) request.review({ code, raise: plan.raise, bid });
  };
  const sum = (value: Artwork['price'], currency = currencyName): string => format.amount(value, { currency });
  const [last, setLast] = useState(state.kind);
  if (last !== state.kind) {
    setLast(state.kind);
    if (state.kind === 'done') onBid();
  }
  return (
    <form className={styles['ends']} noValidate onSubmit={submit}>
      {plan.isLeading ? <p role="status">{t('bid.youLead')}</p> : undefined}
      {plan.isOutbid ? (
        <p role="status">
          <strong>{t('bid.outbid', { price: sum(plan.price) })}</strong>
        </p>
      ) : undefined}
      <AmountField
        label={t('bid.field')}
        text={plan.text}
        onText={onType}
        reading={plan.reading}
        currency={currencyName}
        isAsked={isAsked}
        error={isShort ? t('short', { currency: currencyName }) : undefined}
        hint={
          raise === undefined
            ? undefined
            : t('bid.why', { lowest: sum(plan.lowest), price: sum(plan.price), step: sum(raise) })
        }
      />
      <Commitment artwork={artwork} plan={plan} />
      <OutcomeNotice
        state={state}
        done={({ bid: sent }) => ({ title: t('bid.done'), text: <p>{t('bid.doneText', { bid: sum(sent) })}</p> })}
        recordsPath={routes.nft.purchase}
        onCheckAgain={request.checkAgain}
        onClose={request.close}
      />
      <Button type="submit" isWide disabled={isUnderWay(state)}>
        {bid === undefined ? t('bid.action') : t('bid.actionOf', { bid: sum(bid) })}
      </Button>
      {plan.deposit === '0' ? undefined : <DepositOnly artwork={artwork} onDeposit={onDeposit} />}
      <ReviewSheet
        isOpen={state.kind === 'review' || state.kind === 'sending'}
        title={t('bid.review')}
        confirm={t('bid.action')}
        isBusy={state.kind === 'sending'}
        onConfirm={request.send}
        onCancel={request.close}
      >
        <Commitment artwork={artwork} plan={plan} />
        <p className={styles['note']}>{t('bid.race')}</p>
      </ReviewSheet>
    </form>
  );
}

interface CommitmentProps {
  readonly artwork: Artwork;
  readonly plan: BidPlan;
}

/** What is taken now, what has to be paid on winning, and what is lost otherwise. */
function Commitment({ artwork, plan }: CommitmentProps) {
  const t = useText('nft');
  const money = (value: Artwork['price'] | undefined, currency: string) => (
    <MoneyText value={value} currency={currency} isShown />
  );
  return (
    <>
      <FactList
        facts={[
          {
            id: 'now',
            label: t('bid.takenNow'),
            value: plan.deposit === '0' ? t('bid.depositThere') : money(plan.deposit, usdt),
          },
          { id: 'win', label: t('bid.onWinning'), value: money(plan.reading.value, artwork.currencyName) },
        ]}
      />
      <p className={styles['note']}>{t('bid.rules')}</p>
    </>
  );
}

function DepositOnly({ artwork, onDeposit }: Pick<BidFormProps, 'artwork' | 'onDeposit'>) {
  const t = useText('nft');
  const errorText = useErrorText();
  const { placeDeposit } = useArtWrites();
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    setIsSending(true);
    const answer = await placeDeposit(artwork.code);
    setIsSending(false);
    if (answer.kind === 'accepted') onDeposit();
    if (answer.kind === 'refused') notify.problem(errorText(answer.error));
  };
  return (
    <Button variant="quiet" isWide isBusy={isSending} onClick={() => void send()}>
      {t('bid.depositOnly')}
    </Button>
  );
}
