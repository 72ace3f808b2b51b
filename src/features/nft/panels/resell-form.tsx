import { useState, type SyntheticEvent } from 'react';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import type { Resale } from '../../../core/domain/products/art-sale.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { AmountField } from '../../shared/request-form/parts/amount-field.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { TickBox } from '../../shared/request-form/parts/tick-box.tsx';
import type { SentOnce } from '../../../core/sending/use-money-request.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import {
  earliestStart,
  emptyResale,
  resalePlan,
  wallOffset,
  wallTime,
  type ResaleDraft,
  type ResaleTimeProblem,
} from '../model/resale-plan.ts';
import { ReviewSheet } from '../parts/review-sheet.tsx';
import { useServerWall } from '../parts/use-server-wall.ts';
import { ResaleTimes } from './resale-times.tsx';

export interface ResellFormProps {
  readonly artwork: Artwork;
  /** The server's time, epoch ms. */
  readonly now: number;
  readonly request: SentOnce<Resale>;
}

/** Price and dates. That it cannot be withdrawn comes first, and needs a tick before sending. */
export function ResellForm({ artwork, now, request }: ResellFormProps) {
  const t = useText('nft');
  const { languageTag } = useFormat();
  const offset = wallOffset(artwork);
  const onServer = useServerWall(offset);
  const earliest = offset === undefined ? undefined : earliestStart(now, offset);
  const [draft, setDraft] = useState<ResaleDraft>(emptyResale);
  const [isAsked, setIsAsked] = useState(false);
  const plan = resalePlan(draft, { artwork, languageTag, earliest });
  const { state } = request;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsAsked(true);
    if (plan.resale !== undefined) request.review(plan.resale);
  };
  const told = (problem: ResaleTimeProblem | undefined): ResaleTimeProblem | undefined =>
    problem === 'missing' && !isAsked ? undefined : problem;
  return (
    <form className={styles['ends']} noValidate onSubmit={submit}>
      <Notice tone="caution" title={t('resell.final')}>
        <p>{t('resell.finalText')}</p>
      </Notice>
      <AmountField
        label={t(artwork.saleKind === 'auction' ? 'resell.startPrice' : 'resell.price')}
        text={draft.price}
        onText={(price) => setDraft({ ...draft, price })}
        reading={plan.price}
        currency={artwork.currencyName}
        isAsked={isAsked}
      />
      {artwork.saleKind === 'auction' ? (
        <AmountField
          label={t('bid.step')}
          text={draft.raise}
          onText={(raise) => setDraft({ ...draft, raise })}
          reading={plan.raise}
          currency={artwork.currencyName}
          isAsked={isAsked}
        />
      ) : undefined}
      <ResaleTimes
        draft={draft}
        onDraft={setDraft}
        now={now}
        offset={offset}
        problems={{ start: told(plan.startProblem), end: told(plan.endProblem) }}
      />
      <Proceeds artwork={artwork} price={plan.price.value} />
      <Button type="submit" isWide disabled={isUnderWay(state)}>
        {t('resell.review')}
      </Button>
      {state.kind === 'review' || state.kind === 'sending' ? (
        <ResaleReview artwork={artwork} resale={state.wish} earliest={earliest} onServer={onServer} request={request} />
      ) : undefined}
    </form>
  );
}

interface ProceedsProps {
  readonly artwork: Artwork;
  readonly price: Artwork['price'] | undefined;
}

/** The proceeds of a sale; known for the demo's server only. */
function Proceeds({ artwork, price }: ProceedsProps) {
  const t = useText('nft');
  const isDemo = useIsDemo();
  const label = t(artwork.saleKind === 'auction' ? 'resell.proceedsFrom' : 'resell.proceeds');
  if (!isDemo) return <p className={styles['note']}>{t('resell.feeLive')}</p>;
  return (
    <>
      <FactList
        facts={[{ id: 'proceeds', label, value: <MoneyText value={price} currency={artwork.currencyName} isShown /> }]}
      />
      <p className={styles['note']}>{t('resell.fee')}</p>
    </>
  );
}

interface ResaleReviewProps {
  readonly artwork: Artwork;
  readonly resale: Resale;
  /** Checked again now: while the person reads, the chosen start may have passed. */
  readonly earliest: string | undefined;
  readonly onServer: (text: string) => string;
  readonly request: SentOnce<Resale>;
}

function ResaleReview({ artwork, resale, earliest, onServer, request }: ResaleReviewProps) {
  const t = useText('nft');
  const [isUnderstood, setIsUnderstood] = useState(false);
  const { currencyName: currency } = artwork;
  const isLate = request.state.kind === 'review' && earliest !== undefined && resale.startsAt < wallTime(earliest);
  return (
    <ReviewSheet
      isOpen
      title={t('resell.title')}
      confirm={t('resell.action')}
      isBusy={request.state.kind === 'sending'}
      isReady={isUnderstood && !isLate}
      onConfirm={request.send}
      onCancel={request.close}
    >
      {isLate ? <Notice tone="caution" title={t('resell.problem.past')} /> : undefined}
      <FactList
        facts={[
          { id: 'name', label: t('artwork'), value: artwork.name },
          {
            id: 'price',
            label: t('resell.price'),
            value: <MoneyText value={resale.price} currency={currency} isShown />,
          },
          ...(resale.raise === undefined
            ? []
            : [
                {
                  id: 'step',
                  label: t('bid.step'),
                  value: <MoneyText value={resale.raise} currency={currency} isShown />,
                },
              ]),
          { id: 'start', label: t('start'), value: onServer(resale.startsAt) },
          { id: 'end', label: t('end'), value: onServer(resale.endsAt) },
        ]}
      />
      <Proceeds artwork={artwork} price={resale.price} />
      <TickBox label={t('resell.tick')} isTicked={isUnderstood} onTick={setIsUnderstood} />
    </ReviewSheet>
  );
}
