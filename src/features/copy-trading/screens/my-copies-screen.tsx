import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { usePageQuestion } from '../../../core/navigation/use-page-question.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { useCopies } from '../data/copies.ts';
import { useKnownSteps } from '../../shared/instruments/data/known-steps.ts';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { SkeletonCards } from '../../shared/product-page/parts/skeleton-cards.tsx';
import { SimulatedNote } from '../../shared/simulated/panels/simulated-note.tsx';
import { useTraders } from '../data/traders.ts';
import { formerTraders } from '../model/copies-of-trader.ts';
import styles from '../parts/copy-trading.module.css';
import { CopyRow } from '../parts/copy-row.tsx';
import { CopyTabs } from '../panels/copy-tabs.tsx';
import { MyTrader } from '../panels/my-trader.tsx';
import { TakeOver } from '../panels/take-over.tsx';

/** The followed traders, the sums of the copies, and all copies one by one. */
export default function MyCopiesScreen() {
  const t = useText('copyTrading');
  return (
    <Page title={t('title')} back={routes.financial.index} wide>
      <CopyTabs selected="mine" />
      <MyTraders />
      <Copies />
    </Page>
  );
}

function MyTraders() {
  const t = useText('copyTrading');
  const { rows: traders, error, retry } = useTraders();
  const open = useCopies('open');
  const closed = useCopies('closed');
  if (traders === undefined)
    return error === null ? <SkeletonCards count={2} height={320} /> : <ErrorState error={error} onRetry={retry} />;
  const copies = [...(open.rows ?? []), ...(closed.rows ?? [])];
  const isKnown = open.rows !== undefined && closed.rows !== undefined && !open.hasMore && !closed.hasMore;
  const failed = open.error ?? closed.error;
  const followed = traders.filter(({ isFollowed }) => isFollowed).map(({ id }) => id);
  const ids = [...followed, ...formerTraders(copies, followed)];
  if (ids.length === 0)
    return (
      <EmptyState title={t('nobody')} action={<LinkButton to={routes.copytrade.copy}>{t('seeTraders')}</LinkButton>} />
    );
  return (
    <>
      <ul className={styles['cards']} aria-label={t('myTraders')}>
        {ids.map((id) => (
          <MyTrader
            key={id}
            traderId={id}
            copies={isKnown ? copies : undefined}
            isUnread={!isKnown && failed !== null}
            isFollowed={followed.includes(id)}
          />
        ))}
      </ul>
      <SimulatedNote className={styles['simulated']} />
    </>
  );
}

/** Undefined where the server does not say whose a copy is, and before all traders have been read. */
function useIsFollowed(): (traderId: string | undefined) => boolean | undefined {
  const { rows, hasMore } = useTraders();
  return (traderId) => {
    if (traderId === undefined || rows === undefined) return undefined;
    if (rows.some(({ id, isFollowed }) => id === traderId && isFollowed)) return true;
    return hasMore ? undefined : false;
  };
}

const lists = ['open', 'closed'] as const;

function Copies() {
  const t = useText('copyTrading');
  const [shown, setShown] = useState<(typeof lists)[number]>('open');
  const list = useCopies(shown);
  const isFollowed = useIsFollowed();
  const stepOf = useKnownSteps();
  const [question, setQuestion] = usePageQuestion();
  return (
    <>
      <div className={requests['heading']}>
        <h2>{t('copies.title')}</h2>
      </div>
      <div className={requests['form']}>
        <Segmented
          label={t('copies.title')}
          options={lists.map((id) => ({ id, label: t(`copies.${id}`) }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      <PagedList
        label={t(`copies.${shown}`)}
        empty={t(`copies.none.${shown}`)}
        list={list}
        renderRow={(order) => (
          <CopyRow
            key={order.id}
            order={order}
            priceStep={stepOf(order.symbol)}
            action={
              order.status === 'open' && order.kind === 'copied' ? (
                <TakeOver
                  order={order}
                  isFollowed={isFollowed(order.copiedFrom)}
                  isAsked={question.get('copy') === order.id}
                  onClose={() => setQuestion({})}
                />
              ) : undefined
            }
          />
        )}
      />
    </>
  );
}
