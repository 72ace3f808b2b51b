import { useSearchParams } from 'react-router-dom';
import { closedTradesOf, losingTrades, type LeadTraderDetail } from '../../../core/domain/products/copy-trading.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { ResultMoney } from '../../../core/ui/money/result-money.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { SkeletonCards } from '../../shared/product-page/parts/skeleton-cards.tsx';
import { TwoColumns } from '../../shared/product-page/parts/two-columns.tsx';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { SimulatedNote } from '../../shared/simulated/panels/simulated-note.tsx';
import { useKnownSteps } from '../../shared/instruments/data/known-steps.ts';
import { useTrader, useTrades } from '../data/traders.ts';
import { settledCurve } from '../model/settled-curve.ts';
import { CautionNotes } from '../parts/caution-notes.tsx';
import styles from '../parts/copy-trading.module.css';
import { CopyRow } from '../parts/copy-row.tsx';
import { HourNote } from '../parts/hour-note.tsx';
import { SettledCurvePicture } from '../parts/settled-curve-picture.tsx';
import { TraderPerson } from '../parts/trader-person.tsx';
import { useTermsWords } from '../parts/use-terms-words.ts';
import { NoCopies } from '../panels/no-copies.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { StopFollowing } from '../panels/stop-following.tsx';
import { TradersFailure } from '../panels/traders-failure.tsx';

/** One trader: the figures, how they trade, and every trade they have closed. */
export default function TraderScreen() {
  const t = useText('copyTrading');
  const isDemo = useIsDemo();
  const [question] = useSearchParams();
  const id = question.get('id') ?? '';
  const { data: trader, error, refetch } = useTrader(id);
  const waiting =
    error === null ? (
      <SkeletonCards count={2} height={280} />
    ) : (
      <TradersFailure error={error} onRetry={() => void refetch()} />
    );
  return (
    <Page title={trader?.nickname ?? t('trader')} back={routes.copytrade.copy} wide>
      {id === '' ? <EmptyState title={t('noTrader')} /> : undefined}
      {id !== '' && trader === undefined ? waiting : undefined}
      {trader === undefined ? undefined : (
        <>
          <TwoColumns
            aside={
              <>
                <CautionNotes isDemo={isDemo} />
                <NoCopies />
                <Standing trader={trader} />
                <Figures trader={trader} />
              </>
            }
          >
            <div className={requests['form']}>
              <TraderPerson trader={trader} />
              {trader.signature === undefined ? undefined : <p className={styles['words']}>{trader.signature}</p>}
              <LossWarning isWithin />
            </div>
            <Curve traderId={trader.id} />
            <SimulatedNote className={styles['simulated']} />
          </TwoColumns>
          <Trades trader={trader} />
        </>
      )}
    </Page>
  );
}

/** Whether and how this person follows, and the way to change it. */
function Standing({ trader }: { readonly trader: LeadTraderDetail }) {
  const t = useText('copyTrading');
  const words = useTermsWords();
  const { copiesPositions } = useServerDialect();
  const { id, isFollowed, terms } = trader;
  const stated = terms === undefined ? t('terms.unknown') : words(terms);
  if (!copiesPositions && !isFollowed) return undefined;
  return (
    <div className={requests['form']}>
      {isFollowed ? <p>{t('followedAs', { terms: stated })}</p> : undefined}
      <div className={isFollowed && copiesPositions ? requests['pair'] : undefined}>
        {copiesPositions ? (
          <LinkButton to={pathWith(routes.follow.follow, { id })} variant={isFollowed ? 'secondary' : 'primary'} isWide>
            {t(isFollowed ? 'change' : 'follow')}
          </LinkButton>
        ) : undefined}
        {isFollowed ? <StopFollowing traderId={id} nickname={trader.nickname} /> : undefined}
      </div>
    </div>
  );
}

/** The curve of what has been read of the closed trades, or that there is none. */
function Curve({ traderId }: { readonly traderId: string }) {
  const t = useText('copyTrading');
  const { rows, hasMore, error } = useTrades(traderId);
  // The list of the trades says what is wrong with it, and reads again.
  if (rows === undefined) return error === null ? <SkeletonRows count={1} height={180} /> : undefined;
  const curve = rows.unreadable === undefined ? settledCurve(rows) : undefined;
  return (
    <div className={classNames(requests['form'], styles['wide'])}>
      {curve === undefined ? (
        <p className={requests['note']}>{t('curve.none')}</p>
      ) : (
        <SettledCurvePicture curve={curve} isAll={!hasMore} />
      )}
    </div>
  );
}

function Figures({ trader }: { readonly trader: LeadTraderDetail }) {
  const t = useText('copyTrading');
  const format = useFormat();
  const closed = closedTradesOf(trader);
  const known = (value: string | undefined): string => (closed === 0 ? t('noTradesYet') : (value ?? t('notProvided')));
  const percent = (value: typeof trader.yesterdayRate): string =>
    known(value === undefined ? undefined : format.percent(value));
  const count = (id: 'won' | 'lost' | 'longs' | 'shorts' | 'open' | 'orders' | 'followers', value: number) => ({
    id,
    label: t(id),
    value: format.count(value),
  });
  const fall = trader.largestFall === undefined ? undefined : format.amount(trader.largestFall, { currency: 'USDT' });
  return (
    <div className={requests['form']}>
      <div className={requests['note']}>
        <HourNote figuresOf={trader.figuresOf} />
      </div>
      <FactList
        facts={[
          { id: 'profit', label: t('profit'), value: <ResultMoney value={trader.profit} currency="USDT" isShown /> },
          { id: 'rate', label: t('incomeRate'), value: percent(trader.incomeRate) },
          { id: 'yesterday', label: t('yesterday'), value: percent(trader.yesterdayRate) },
          { id: 'accuracy', label: t('accuracy'), value: percent(trader.accuracy) },
          count('won', trader.winningTrades),
          count('lost', losingTrades(closed, trader.winningTrades)),
          count('longs', trader.longTrades),
          count('shorts', trader.shortTrades),
          count('open', trader.openPositions),
          count('orders', trader.allOrders),
          count('followers', trader.followers),
          { id: 'fall', label: t('drawdown'), value: known(fall) },
        ]}
      />
    </div>
  );
}

function Trades({ trader }: { readonly trader: LeadTraderDetail }) {
  const t = useText('copyTrading');
  const stepOf = useKnownSteps();
  return (
    <>
      <div className={requests['heading']}>
        <h2>{t('trades')}</h2>
      </div>
      <PagedList
        label={t('trades')}
        empty={t('noTrades')}
        list={useTrades(trader.id)}
        renderRow={(order) => <CopyRow key={order.id} order={order} priceStep={stepOf(order.symbol)} isForeign />}
      />
    </>
  );
}
