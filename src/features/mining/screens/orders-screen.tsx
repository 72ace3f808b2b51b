import { useState } from 'react';
import type { MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { usePageQuestion } from '../../../core/navigation/use-page-question.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { useMiningOrders } from '../data/mining-orders.ts';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import { PagedList, type GrowingRows } from '../../shared/request-list/parts/paged-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useEndedMiningOrders } from '../data/mining-requests.ts';
import { exitOf, formulaOf, isSameExit } from '../model/mining-plan.ts';
import { ExitFacts } from '../parts/exit-facts.tsx';
import { OrderRow } from '../parts/order-row.tsx';
import { OrderTable } from '../parts/order-table.tsx';
import { OrderSheet, RedeemSheet } from '../panels/order-sheet.tsx';
import { useRedeemRequest, type SentRedemption } from '../operations/use-redeem-request.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { ExportButton, type FileSheetProps } from '../../shared/export/panels/export-button.tsx';

const OrdersFile = whenWanted<FileSheetProps>({
  load: async () => (await import('../panels/orders-file.tsx')).OrdersFile,
  isWanted: ({ isOpen }) => isOpen,
});

const panelId = 'mining-orders';
const views = ['all', 'ended'] as const;
type View = (typeof views)[number];
const endings = ['any', 'early'] as const;

/** The person's orders and their outcomes. `?id` opens one. */
export default function OrdersScreen() {
  useTextsAhead(['mining', 'records', 'requests', 'messages']);
  const t = useText('mining');
  const [question, setQuestion] = usePageQuestion();
  const view: View = question.get('view') === 'ended' ? 'ended' : 'all';
  const isEarly = question.get('only') === 'early';
  // The order in the address may be on a later page.
  const [isNamed] = useState(question.get('id') !== null);
  const all = useMiningOrders(true, isNamed);
  const ended = useEndedMiningOrders(isEarly, view === 'ended');
  const ask = (changes: Readonly<Record<string, string | undefined>>): void =>
    setQuestion(
      Object.fromEntries(
        Object.entries({ view: question.get('view') ?? undefined, ...changes }).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      ),
    );
  const open = (id: string | undefined): void => ask({ only: isEarly ? 'early' : undefined, id });
  return (
    <Page
      title={t('mine')}
      back={routes.lockming.lockming}
      wide
      actions={<ExportButton>{(sheet) => <OrdersFile {...sheet} />}</ExportButton>}
    >
      <Redemption
        rows={[...(all.rows ?? []), ...(ended.rows ?? [])]}
        openId={question.get('id') ?? undefined}
        onOpen={open}
      />
      <Tabs
        label={t('mine')}
        items={views.map((id) => ({ id, label: t(`views.${id}`) }))}
        selected={view}
        onSelect={(id) => ask({ view: id === 'all' ? undefined : id })}
        panelId={panelId}
      />
      <TabPanel id={panelId} label={t(`views.${view}`)}>
        {view === 'all' ? (
          <List list={all} totalIncome={all.first?.totalIncome} onOpen={open} />
        ) : (
          <>
            <div className={styles['form']}>
              <Segmented
                label={t('views.ended')}
                options={endings.map((id) => ({ id, label: t(`endings.${id}`) }))}
                value={isEarly ? 'early' : 'any'}
                onChange={(id) => ask({ only: id === 'early' ? id : undefined })}
              />
            </div>
            <List list={ended} totalIncome={undefined} onOpen={open} />
          </>
        )}
      </TabPanel>
    </Page>
  );
}

interface ListProps {
  readonly list: GrowingRows<MiningOrder>;
  readonly totalIncome: MiningOrder['income'] | undefined;
  readonly onOpen: (id: string) => void;
}

function List({ list, totalIncome, onOpen }: ListProps) {
  const t = useText('mining');
  const now = useServerNow();
  const isDemo = useIsDemo();
  return (
    <>
      {totalIncome === undefined || list.rows?.length === 0 ? undefined : (
        <div className={styles['heading']}>
          <span>{t('totalIncome')}</span>
          <Total rows={list.rows} value={totalIncome} />
        </div>
      )}
      <PagedList
        label={t('mine')}
        empty={t('noOrders')}
        emptyAction={
          <LinkButton to={routes.lockming.lockming} variant="secondary">
            {t('products')}
          </LinkButton>
        }
        cardHeight={148}
        list={list}
        renderRow={(order) => <OrderRow key={order.id} {...{ order, now, isDemo }} onOpen={() => onOpen(order.id)} />}
        renderTable={(orders) => <OrderTable orders={orders} onOpen={onOpen} />}
      />
    </>
  );
}

/** Servers add up different currencies: the sum has a unit only if all orders share one. */
function Total({ rows, value }: { rows: readonly MiningOrder[] | undefined; value: MiningOrder['income'] }) {
  const names = new Set(rows?.map(({ currencyName }) => currencyName));
  const [only] = names;
  return <MoneyText value={value} currency={names.size === 1 ? only : undefined} />;
}

interface RedemptionProps {
  /** As they are in the records right now. */
  readonly rows: readonly MiningOrder[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

/** The selected order, and the outcome of the last redemption. */
function Redemption({ rows, openId, onOpen }: RedemptionProps) {
  const t = useText('mining');
  const request = useRedeemRequest();
  const { state } = request;
  const order = rows.find(({ id }) => id === openId);
  const redeem = (one: MiningOrder): void => {
    onOpen(undefined);
    request.review(wishFor(one));
  };
  const lookAgain = (latest: MiningOrder): void => {
    if (latest.status === 'running') return request.review(wishFor(latest));
    request.close();
    onOpen(latest.id);
  };
  return (
    <>
      {(state.kind === 'idle' || state.kind === 'review') && request.doubled === undefined ? undefined : (
        <div className={styles['form']}>
          <OutcomeNotice
            request={request}
            named={({ orderId }) => `${t('redeem')} · ${t('order', { id: orderId })}`}
            done={(wish) => ({ title: t('redeemed'), text: <Receipt rows={rows} {...wish} /> })}
            recordsPath={routes.lockming.order}
          />
        </div>
      )}
      {order === undefined ? undefined : (
        <OrderSheet
          order={order}
          onRedeem={isUnderWay(state) ? undefined : () => redeem(order)}
          onClose={() => onOpen(undefined)}
        />
      )}
      {state.kind === 'review' && state.wish.seen !== undefined ? (
        <RedeemReview rows={rows} wish={state.wish.seen} onLookAgain={lookAgain} {...request} />
      ) : undefined}
    </>
  );
}

interface RedeemReviewProps {
  readonly rows: readonly MiningOrder[];
  readonly wish: MiningOrder;
  readonly onLookAgain: (latest: MiningOrder) => void;
  readonly close: () => void;
  readonly send: () => void;
}

/** The penalty falls when a day ends, and the last day ends the order, even while the person thinks. */
function RedeemReview({ rows, wish, onLookAgain, close, send }: RedeemReviewProps) {
  const latest = latestOf(rows, wish);
  return (
    <RedeemSheet
      order={wish}
      onLookAgain={isSameExit(wish, latest) ? undefined : () => onLookAgain(latest)}
      onCancel={close}
      onConfirm={send}
    />
  );
}

const wishFor = (order: MiningOrder): SentRedemption => ({ orderId: order.id, seen: order });

/** The current state from the records. */
const latestOf = (rows: readonly MiningOrder[], order: MiningOrder): MiningOrder =>
  rows.find(({ id }) => id === order.id) ?? order;

/** The figure of the record, not the earlier expectation; with the formula if it gives the same figure. */
function Receipt({ rows, orderId, seen }: SentRedemption & { readonly rows: readonly MiningOrder[] }) {
  const t = useText('mining');
  const order = rows.find(({ id }) => id === orderId) ?? seen;
  if (order?.status !== 'redeemed') return <p>{t('redeemedText')}</p>;
  const formula = formulaOf({ ...(seen ?? order), penalty: order.penalty });
  return <ExitFacts currency={order.currencyName} amount={order.amount} exit={exitOf(order)} formula={formula} />;
}
