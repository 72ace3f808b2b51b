import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { followedTradersMax, type LeadTraderDetail } from '../../../core/domain/products/copy-trading.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { isOneTooMany } from '../../../core/rules/products/copy-trading-rules.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { useKeptDraft } from '../../shared/request-form/data/kept-draft.ts';
import { OneAtATime } from '../../shared/request-form/parts/one-at-a-time.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { TwoColumns } from '../../shared/product-page/parts/two-columns.tsx';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { useTrader, useTraders } from '../data/traders.ts';
import { followPlan, readFollowDraft, writeFollowDraft } from '../model/follow-plan.ts';
import { CautionNotes } from '../parts/caution-notes.tsx';
import { TraderPerson } from '../parts/trader-person.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { FollowForm } from '../panels/follow-form.tsx';
import { FollowReview } from '../panels/follow-review.tsx';
import { NoCopies } from '../panels/no-copies.tsx';
import { TraderSpark } from '../panels/trader-spark.tsx';
import { TradersFailure } from '../panels/traders-failure.tsx';
import { useFollowRequest } from '../operations/use-follow-request.ts';

/** The terms of following a trader, with an example. */
export default function FollowScreen() {
  const t = useText('copyTrading');
  const [question] = useSearchParams();
  const id = question.get('id') ?? '';
  const { data: trader, error, refetch } = useTrader(id);
  const waiting =
    error === null ? (
      <SkeletonRows count={5} height={56} />
    ) : (
      <TradersFailure error={error} onRetry={() => void refetch()} />
    );
  return (
    <Page title={t('settings')} back={id === '' ? routes.copytrade.copy : pathWith(routes.follow.trader, { id })} wide>
      {id === '' ? <EmptyState title={t('noTrader')} /> : undefined}
      {id !== '' && trader === undefined ? waiting : undefined}
      {trader === undefined ? undefined : <Following key={trader.id} trader={trader} />}
    </Page>
  );
}

function Following({ trader }: { readonly trader: LeadTraderDetail }) {
  const t = useText('copyTrading');
  const { languageTag } = useFormat();
  const isDemo = useIsDemo();
  const [kept, keep] = useKeptDraft(`follow.${trader.id}`);
  const [draft, setDraft] = useState(() => readFollowDraft(kept));
  useEffect(() => keep(writeFollowDraft(draft)), [draft, keep]);
  const request = useFollowRequest(trader.id);
  const isTrader = useCurrentUser().data?.isTrader === true;
  const followed = useTraders().rows?.filter(({ isFollowed }) => isFollowed) ?? [];
  const isTooMany = isOneTooMany(
    followed.map(({ id }) => id),
    trader.id,
  );
  const plan = followPlan(draft, languageTag);
  const first = isTrader ? <TraderCannot /> : isTooMany ? <TooMany /> : undefined;
  return (
    <>
      <TwoColumns
        aside={
          <OneAtATime
            request={request}
            named={() => `${t('follow')} · ${trader.nickname}`}
            done={() => ({ title: t('followed', { trader: trader.nickname }), text: <p>{t('followedText')}</p> })}
            recordsPath={routes.copytrade.my}
            first={first}
            form={
              first !== undefined ? undefined : (
                <FollowForm trader={trader} draft={draft} onDraft={setDraft} plan={plan} request={request} />
              )
            }
          />
        }
      >
        <div className={requests['form']}>
          <TraderPerson trader={trader} />
          <TraderSpark traderId={trader.id} />
          <LossWarning isWithin />
        </div>
        <CautionNotes isDemo={isDemo} />
        <NoCopies />
      </TwoColumns>
      {request.state.kind === 'review' ? (
        <FollowReview trader={trader} terms={request.state.wish.terms} onCancel={request.close} onSend={request.send} />
      ) : undefined}
    </>
  );
}

function TraderCannot() {
  const t = useText('copyTrading');
  return (
    <Notice tone="wait" title={t('traderCannot')}>
      <p>{t('traderCannotText')}</p>
    </Notice>
  );
}

function TooMany() {
  const t = useText('copyTrading');
  const format = useFormat();
  return (
    <Notice
      tone="wait"
      title={t('tooMany', { max: format.count(followedTradersMax) })}
      actions={
        <LinkButton to={routes.copytrade.my} size="small" variant="secondary">
          {t('myTraders')}
        </LinkButton>
      }
    >
      <p>{t('tooManyText')}</p>
    </Notice>
  );
}
