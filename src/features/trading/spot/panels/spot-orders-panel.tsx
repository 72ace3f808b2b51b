import { useState } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { countIn } from '../../../../core/domain/page.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { EmptyState } from '../../../../core/ui/lists/list-state.tsx';
import { TabPanel, Tabs } from '../../../../core/ui/page/tabs.tsx';
import { useServerZone } from '../../../shared/server/data/use-server-zone.ts';
import { useIsDemo } from '../../../shared/session/data/is-demo.ts';
import { useSpotOrders, type OrderList, type OrderListKind, type OrderPair } from '../../orders/data/spot-orders.ts';
import { ownIn, spotTraits } from '../../orders/model/record-filter.ts';
import type { OrderOnItsWay } from '../../orders/model/order-on-its-way.ts';
import type { WayRules } from '../../orders/model/order-way.ts';
import type { SpotWay } from '../../orders/model/order-snapshot.ts';
import { OrderReceipt } from '../../orders/parts/order-receipt.tsx';
import { LoginLink } from '../../orders/panels/login-link.tsx';
import { ContractsBeside } from './contracts-beside.tsx';
import { OrderListView } from './order-list-view.tsx';
import { WaitingElsewhere } from './waiting-elsewhere.tsx';
import { AllOrdersLink, allOrdersPath } from '../../orders/parts/all-orders-link.tsx';
import styles from '../../orders/panels/orders-panel.module.css';
import { useAsksReceipt, useOpenedReceipt } from '../../orders/operations/use-opened-receipt.ts';
import { useOnceOpened } from '../../orders/operations/use-once-opened.ts';
import { useAwaited } from '../../orders/operations/use-awaited.ts';
import type { Records } from '../../orders/operations/use-records.ts';
import type { TradeMode } from '../../mode/model/trade-mode.ts';
import { useWideLayout } from '../../mode/parts/use-wide-layout.ts';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import { useReadAgain } from '../../orders/operations/use-read-again.ts';

export interface SpotOrdersPanelProps {
  /** All pairs when absent. */
  readonly pair: OrderPair | undefined;
  readonly symbol: string | undefined;
  /** On the screen of all records: the list that is open, and what is looked for in it. */
  readonly records?: Records<OrderListKind> | undefined;
  readonly onItsWay: OrderOnItsWay | undefined;
  /** How a listed order is known as that one; absent where none is on its way. */
  readonly isTwin?: WayRules<SpotWay>['isTwin'];
  /** Whose page of all orders it leads to; absent on that page. */
  readonly mode?: TradeMode | undefined;
  /** The page to come back to after signing in. */
  readonly here: string;
}

/** The spot orders of an account, whatever they are on. */
const everyPair = { live: routes.transaction.currencyOrder, moni: routes.moni.currencyOrder } as const;

const panelId = 'orders';

/** Pending orders and history, each with what can be done about it. */
export function SpotOrdersPanel(props: SpotOrdersPanelProps) {
  useTextsAhead(['records']);
  const t = useText('trading');
  const words = useText('records');
  const { isSignedIn } = useSession();
  const { id: account } = useAccount();
  const { records, mode, symbol } = props;
  const allPath = (list: OrderListKind): string | undefined =>
    mode === undefined || symbol === undefined ? undefined : allOrdersPath(mode, symbol, list);
  const [chosen, setChosen] = useState<OrderListKind>('pending');
  const kind = records?.kind ?? chosen;
  const all = allPath(kind);
  const isDemo = useIsDemo();
  // A wide page has the mark beside the choice of product.
  const isWide = useWideLayout();
  const serverTimeZone = useServerZone();
  const stepOf = usePriceSteps();
  const pending = useSpotOrders({ kind: 'pending', pair: props.pair });
  const asksReceipt = useAsksReceipt();
  const readsHistory = useOnceOpened(asksReceipt || kind === 'history');
  const history = useSpotOrders({ kind: 'history', pair: props.pair, isWanted: readsHistory });
  const listed = records === undefined ? [] : [...(pending.orders ?? []), ...(history.orders ?? [])];
  const { opened, setOpened } = useOpenedReceipt(listed);
  const awaited = useAwaited<SpotWay>(props.onItsWay, { readAt: pending.readAt, rows: pending.orders }, props.isTwin);
  useReadAgain(pending.orders);
  const countOf = ({ total, orders }: OrderList): number | undefined =>
    total === undefined ? undefined : countIn(ownIn(orders, records?.filter, spotTraits));
  const items = [
    { id: 'pending', label: t('orders.pending'), count: awaited === undefined ? countOf(pending) : undefined },
    // What an earlier visit has read is not kept true.
    { id: 'history', label: t('orders.history'), count: readsHistory ? countOf(history) : undefined },
  ] as const;
  return (
    <section aria-label={t('orders.label')}>
      {isWide || props.pair === undefined || props.symbol === undefined ? undefined : (
        <ContractsBeside pair={props.pair} symbol={props.symbol} />
      )}
      <div className={styles['head']}>
        <Tabs
          label={t('orders.label')}
          items={items}
          selected={kind}
          onSelect={records?.choose ?? setChosen}
          panelId={panelId}
        />
        {all === undefined ? undefined : <AllOrdersLink to={all} label={t('orders.all')} />}
      </div>
      <TabPanel id={panelId} label={t(`orders.${kind}`)}>
        <div className={styles['panel']}>
          {isSignedIn ? (
            <>
              <OrderListView
                symbol={props.symbol}
                onItsWay={kind === 'pending' ? awaited : props.onItsWay}
                kind={kind}
                list={kind === 'pending' ? pending : history}
                onOpen={setOpened}
                records={records}
              />
              {kind === 'history' || props.pair === undefined ? undefined : (
                <WaitingElsewhere pair={props.pair} to={allPath('pending') ?? everyPair[account]} />
              )}
            </>
          ) : (
            <EmptyState title={words('list.loginPending')} action={<LoginLink here={props.here} />} />
          )}
        </div>
      </TabPanel>
      <OrderReceipt
        order={opened}
        isDemo={isDemo}
        serverZone={serverTimeZone}
        priceStep={stepOf(opened?.symbol)}
        onClose={() => setOpened(undefined)}
      />
    </section>
  );
}
