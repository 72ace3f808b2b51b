import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { countIn, lackingAs } from '../../../../core/domain/page.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { pathWith } from '../../../../core/navigation/routes.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { EmptyState } from '../../../../core/ui/lists/list-state.tsx';
import { TabPanel, Tabs } from '../../../../core/ui/page/tabs.tsx';
import { SimulatedNote } from '../../../shared/simulated/panels/simulated-note.tsx';
import { useClosingCauses } from '../../orders/data/closing-causes.ts';
import { useCancelContractOrder } from '../data/cancel-contract-order.ts';
import { useContractOrders, type ContractListKind, type ContractOrderList } from '../../orders/data/contract-orders.ts';
import type { OrderPair } from '../../orders/data/spot-orders.ts';
import { contractWay, type ContractWay } from '../model/contract-way.ts';
import type { OrderOnItsWay } from '../../orders/model/order-on-its-way.ts';
import { isWholeList } from '../model/closing-progress.ts';
import { byShownTime } from '../../orders/model/ended-order.ts';
import { endedSince, historyCount } from '../../orders/model/history-count.ts';
import { contractTraits, foundIn, ownIn } from '../../orders/model/record-filter.ts';
import { everyMarket, ofMarket } from '../model/of-market.ts';
import { PairsElsewhere } from '../../orders/panels/pairs-elsewhere.tsx';
import { WaitingContractsElsewhere } from './waiting-contracts-elsewhere.tsx';
import { ContractSendingRow } from '../parts/contract-sending-row.tsx';
import own from '../parts/contract.module.css';
import { CloseMany } from './close-many.tsx';
import { ContractList } from './contract-list.tsx';
import { ContractReceiptOf } from './contract-receipt-of.tsx';
import { AllOrdersLink } from '../../orders/parts/all-orders-link.tsx';
import styles from '../../orders/panels/orders-panel.module.css';
import { PositionList } from './position-list.tsx';
import { PositionSheets, type AskedOf } from './position-sheets.tsx';
import { CancelAllContracts } from './cancel-all-contracts.tsx';
import { LoginLink } from '../../orders/panels/login-link.tsx';
import { RecordList } from '../../orders/panels/record-list.tsx';
import { useReadAgain } from '../../orders/operations/use-read-again.ts';
import { useAsksReceipt, useOpenedReceipt } from '../../orders/operations/use-opened-receipt.ts';
import { useOnceOpened } from '../../orders/operations/use-once-opened.ts';
import { useAskedList } from '../../orders/operations/use-asked-list.ts';
import { useAwaited } from '../../orders/operations/use-awaited.ts';
import { LimitsLink } from '../../mode/parts/limits-link.tsx';
import { useActing, type Acting } from '../../mode/operations/use-closing.ts';
import { usePositionViews } from '../operations/use-position-views.ts';
import { useListedPositions } from '../operations/use-listed-positions.ts';
import { useShownList } from '../operations/use-shown-list.ts';
import { usePositions, type PositionsOnScreen } from '../operations/use-positions.ts';
import type { Records } from '../../orders/operations/use-records.ts';

export interface ContractOrdersPanelProps {
  /** All pairs when absent. */
  readonly pair: OrderPair | undefined;
  readonly symbol: string | undefined;
  readonly onItsWay: OrderOnItsWay<ContractWay> | undefined;
  /** On the screen of all records: the list that is open, and what is looked for in it. */
  readonly records?: Records<ContractListKind> | undefined;
  /** Closes positions one by one, for every caller. */
  readonly closing: Acting;
  /** Reverses a position; absent without a ticket for that. */
  readonly onReverse?: ((position: ContractOrder) => void) | undefined;
  /** How often the positions were asked for elsewhere on the page: each time they come into sight. */
  readonly asked?: number | undefined;
  /** The page of all orders, with one of its lists; absent on that page. */
  readonly allPath?: ((list: ContractListKind) => string) | undefined;
  /** The page to come back to after signing in. */
  readonly here: string;
}

const panelId = 'contract-orders';

/** Positions, pending orders and history, each with what can be done about it. */
export function ContractOrdersPanel(props: ContractOrdersPanelProps) {
  const t = useText('contracts');
  const { id: account } = useAccount();
  const { isSignedIn } = useSession();
  const chosen = useShownList(props.onItsWay);
  const place = useAskedList(props.asked ?? 0, () => chosen.choose('open'));
  const all = usePositions();
  const { pair, records } = props;
  const kind = records?.kind ?? chosen.kind;
  const { positions } = all;
  const filter = records?.filter;
  const { open, listed } = useListedPositions(positions, pair, filter);
  const pending = useContractOrders({ kind: 'pending', pair });
  const asksReceipt = useAsksReceipt();
  const readsHistory = useOnceOpened(asksReceipt || kind === 'history');
  const history = useContractOrders({ kind: 'history', pair, isWanted: readsHistory });
  const receipts = records === undefined ? [] : [...(positions ?? []), ...(history.orders ?? [])];
  const { opened, setOpened } = useOpenedReceipt(receipts);
  useReadAgain(all.list.orders, pending.orders);
  const alive = all.list.orders && pending.orders && [...all.list.orders, ...pending.orders];
  const awaited = useAwaited<ContractWay>(
    props.onItsWay,
    {
      readAt: Math.min(all.list.readAt, pending.readAt),
      rows: alive,
    },
    contractWay.isTwin,
  );
  const lead = awaited === undefined ? undefined : <ContractSendingRow {...awaited} />;
  const waiting = countIn(ownIn(pending.orders, filter, contractTraits));
  // Of one that cannot be read the pair is not known: it counts with each.
  const countOf = (rows: typeof open) =>
    rows === undefined ? undefined : countIn(lackingAs(rows, all.list.orders ?? {}));
  const held = countOf(open);
  const ended = endedSince(history.livingThen, [positions ?? [], pending.orders ?? []]);
  const living = held === undefined || waiting === undefined ? undefined : held + waiting + ended;
  const items = [
    { id: 'open', label: t('lists.open'), count: countOf(listed) },
    { id: 'pending', label: t('lists.pending'), count: waiting },
    {
      id: 'history',
      label: t('lists.history'),
      // What an earlier visit has read is not kept true.
      count: readsHistory ? historyCount(ofMarket(history, filter), living) : undefined,
    },
  ] as const;
  return (
    <section ref={place} className={styles['orders']} aria-label={t('lists.label')}>
      <div className={styles['head']}>
        <Tabs
          label={t('lists.label')}
          items={items}
          selected={kind}
          onSelect={records?.choose ?? chosen.choose}
          panelId={panelId}
        />
        {props.allPath === undefined ? undefined : <AllOrdersLink to={props.allPath(kind)} label={t('lists.all')} />}
      </div>
      <TabPanel id={panelId} label={t(`lists.${kind}`)}>
        <div className={styles['panel']}>
          {!isSignedIn ? (
            <EmptyState title={t('lists.login')} action={<LoginLink here={props.here} />} />
          ) : kind === 'open' ? (
            <Positions open={open} listed={listed} all={all} lead={lead} {...props} onOpen={setOpened} />
          ) : (
            <Orders
              key={kind}
              kind={kind}
              list={kind === 'pending' ? pending : history}
              lead={kind === 'pending' ? lead : undefined}
              {...props}
              onOpen={setOpened}
            />
          )}
          {isSignedIn && kind !== 'history' ? (
            <WaitingContractsElsewhere
              pair={pair}
              foreign={filter?.foreign}
              to={pathWith(everyMarket[account], { list: 'pending' })}
            />
          ) : undefined}
        </div>
      </TabPanel>
      {props.allPath === undefined ? undefined : <Limits />}
      <ContractReceiptOf order={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}

const Limits = () => (
  <div className={styles['panel']}>
    <LimitsLink />
  </div>
);

interface ListedProps extends Pick<ContractOrdersPanelProps, 'symbol' | 'records'> {
  /** An order that is not listed yet. */
  readonly lead: ReactNode;
  readonly onOpen: (order: ContractOrder) => void;
}

const titles = {
  open: { all: 'lists.noneOpen', pair: 'lists.noneOpenPair' },
  pending: { all: 'lists.nonePending', pair: 'lists.nonePendingPair' },
  history: { all: 'lists.noneHistory', pair: 'lists.noneHistoryPair' },
} as const;

interface PositionsProps extends ListedProps, Pick<ContractOrdersPanelProps, 'closing' | 'onReverse'> {
  /** Of the pair, or all. */
  readonly open: readonly ContractOrder[] | undefined;
  /** These, and behind them those of other pairs where they are shown as well. */
  readonly listed: readonly ContractOrder[] | undefined;
  readonly all: PositionsOnScreen;
  readonly pair: OrderPair | undefined;
}

function Positions({ open, listed, all, pair, symbol, lead, records, closing, onOpen, ...props }: PositionsProps) {
  const t = useText('contracts');
  const { id: account } = useAccount();
  const [asked, setAsked] = useState<AskedOf>();
  const askStops = useCallback((position: ContractOrder) => setAsked({ position, about: 'stops' }), []);
  const askClose = useCallback((position: ContractOrder) => setAsked({ position, about: 'close' }), []);
  const filter = records?.filter;
  const found = useMemo(() => foundIn(listed ?? [], filter, contractTraits).rows, [listed, filter]);
  const views = usePositionViews(all);
  // Closing together covers all positions of the pair, not only those on screen.
  const isAll = records === undefined || (!records.isSearched && filter?.foreign === undefined);
  const isFailed = open === undefined && all.list.error !== null;
  const hasOthers = (listed?.length ?? 0) > (open?.length ?? 0);
  const isOfPair = open?.some(({ id }) => id === asked?.position.id) === true;
  return (
    <>
      {isAll && (open !== undefined || isFailed) ? (
        <CloseMany
          positions={records === undefined ? (open ?? []) : found}
          list={isFailed || !isWholeList(all.list) ? { ...all.list, hasMore: true } : all.list}
          pair={pair}
          symbol={hasOthers ? symbol : undefined}
          elsewhere={(all.positions?.length ?? 0) - (open?.length ?? 0)}
        />
      ) : undefined}
      <RecordList
        list={all.list}
        read={listed?.length}
        kind="positions"
        shown={found.length}
        records={records}
        emptyTitle={
          symbol === undefined || records === undefined ? t(titles.open.all) : t(titles.open.pair, { symbol })
        }
        lead={lead}
      >
        <PositionList
          positions={found}
          views={views}
          underWay={closing.underWay}
          failures={closing.failures}
          onOpen={onOpen}
          onStops={askStops}
          onClose={askClose}
        />
        {found.length > 0 ? (
          <>
            <p className={own['note']}>{t('position.pnlNote')}</p>
            <SimulatedNote />
          </>
        ) : undefined}
        <PositionSheets
          asked={asked}
          all={all}
          closing={closing}
          // The ticket of this pair places no order on another.
          onReverse={isOfPair ? props.onReverse : undefined}
          onOpen={onOpen}
          onDone={() => setAsked(undefined)}
        />
      </RecordList>
      {open === undefined ||
      records === undefined ||
      (pair === undefined && filter?.foreign === undefined) ? undefined : (
        <PairsElsewhere
          orders={all.positions?.filter((one) => !open.includes(one)) ?? []}
          to={everyMarket[account]}
          textOf={(pairs) => t('lists.elsewhere', { pairs })}
        />
      )}
    </>
  );
}

interface OrdersProps extends ListedProps {
  readonly kind: 'pending' | 'history';
  readonly list: ContractOrderList;
}

function Orders({ kind, list, symbol, lead, records, onOpen }: OrdersProps) {
  const t = useText('contracts');
  const trading = useText('trading');
  const words = useText('records');
  const revoking = useActing({
    send: useCancelContractOrder(),
    done: trading('orders.revoked'),
    failed: (reason) => words('notCancelled', { reason }),
    unknown: words('noAnswerCame'),
  });
  const { rows, isPast } = foundIn(list.orders ?? [], records?.filter, contractTraits);
  const found = kind === 'history' ? byShownTime(rows) : rows;
  const causeOf = useClosingCauses(kind === 'history' ? found : []);
  const isAll = records === undefined || !records.isSearched;
  return (
    <RecordList
      list={list}
      read={list.orders?.length}
      kind={kind === 'pending' ? 'orders' : undefined}
      shown={found.length}
      records={records}
      isPast={isPast}
      emptyTitle={symbol === undefined ? t(titles[kind].all) : t(titles[kind].pair, { symbol })}
      lead={lead}
    >
      {kind === 'pending' && isAll ? <CancelAllContracts orders={found} isAll={isWholeList(list)} /> : undefined}
      <ContractList kind={kind} orders={found} revoking={revoking} causeOf={causeOf} onOpen={onOpen} />
      {kind === 'history' && found.length > 0 ? <SimulatedNote /> : undefined}
    </RecordList>
  );
}
