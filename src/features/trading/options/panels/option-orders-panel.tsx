import { useState } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { countIn } from '../../../../core/domain/page.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { detour } from '../../../../core/navigation/detour.ts';
import { loginPath } from '../../../../core/navigation/return-path.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { EmptyState } from '../../../../core/ui/lists/list-state.tsx';
import { TabPanel, Tabs } from '../../../../core/ui/page/tabs.tsx';
import { useServerZone } from '../../../shared/server/data/use-server-zone.ts';
import { useIsDemo } from '../../../shared/session/data/is-demo.ts';
import { SimulatedNote } from '../../../shared/simulated/panels/simulated-note.tsx';
import { useChangedElsewhere } from '../../mode/data/other-tabs.ts';
import { useRefreshOption, useOptionOrders } from '../../orders/data/option-orders.ts';
import { foundIn, isOwn, optionTraits, ownIn } from '../../orders/model/record-filter.ts';
import { isRunning, type RunningOption } from '../model/running-options.ts';
import type { TradeMode } from '../../mode/model/trade-mode.ts';
import { OptionReceipt } from '../parts/option-receipt.tsx';
import { AllOrdersLink, allOrdersPath } from '../../orders/parts/all-orders-link.tsx';
import styles from '../../orders/panels/orders-panel.module.css';
import { RecordList } from '../../orders/panels/record-list.tsx';
import { RunningElsewhere } from './running-elsewhere.tsx';
import { RunningList } from './running-list.tsx';
import { SettledList } from './settled-list.tsx';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import { useOpenedReceipt } from '../../orders/operations/use-opened-receipt.ts';
import type { Records, RecordsView } from '../../orders/operations/use-records.ts';
import type { RunningOptions } from '../operations/use-running-options.ts';

export interface OptionOrdersPanelProps {
  /** All pairs when absent. */
  readonly instrument: Instrument | undefined;
  readonly running: RunningOptions;
  /** The page of all options; absent on that page. */
  readonly mode?: TradeMode | undefined;
  /** On the screen of all records: the list that is open, and what is looked for in it. */
  readonly records?: Records<OptionTab> | undefined;
  /** The page to come back to after signing in. */
  readonly here: string;
}

const panelId = 'seconds-orders';
const kinds = ['open', 'settled'] as const;
type OptionTab = (typeof kinds)[number];

/** What runs and what was settled, each a receipt to open. */
export function OptionOrdersPanel({ instrument, running, mode, here, records }: OptionOrdersPanelProps) {
  const t = useText('options');
  const trading = useText('trading');
  const { isSignedIn } = useSession();
  const [chosen, setChosen] = useState<OptionTab>('open');
  const kind = records?.kind ?? chosen;
  const isDemo = useIsDemo();
  const serverTimeZone = useServerZone();
  const stepOf = usePriceSteps();
  const refresh = useRefreshOption();
  useChangedElsewhere(() => void refresh());
  const settled = useOptionOrders({ kind: 'settled', matchId: instrument?.id, isWanted: kind === 'settled' });
  const { opened, setOpened } = useOpenedReceipt(records === undefined ? [] : settled.orders);
  // Before the first answer none is known, which is not the same as none.
  const isKnown = isSignedIn && (running.list.orders !== undefined || running.all.length > 0);
  const filter = records?.filter;
  const isOpenHere = (one: RunningOption): boolean => isRunning(one) && isOwn(filter, optionTraits(one.order));
  const counts = {
    open: isKnown ? running.all.filter(isOpenHere).length + (running.list.orders?.unreadable?.length ?? 0) : undefined,
    settled:
      filter?.foreign === undefined
        ? settled.total
        : settled.hasMore
          ? undefined
          : countIn(ownIn(settled.orders, filter, optionTraits)),
  };
  return (
    <section aria-label={t('orders.label')}>
      <div className={styles['head']}>
        <Tabs
          label={t('orders.label')}
          items={kinds.map((id) => ({ id, label: t(`orders.${id}`), count: counts[id] }))}
          selected={kind}
          onSelect={records?.choose ?? setChosen}
          panelId={panelId}
        />
        {mode === undefined || instrument === undefined ? undefined : (
          <AllOrdersLink to={allOrdersPath(mode, instrument.symbol, kind)} label={t('orders.all')} />
        )}
      </div>
      <TabPanel id={panelId} label={t(`orders.${kind}`)}>
        <div className={styles['panel']}>
          {!isSignedIn ? (
            <EmptyState
              title={t('orders.login')}
              action={
                <LinkButton to={loginPath(here)} state={detour} size="small">
                  {trading('orders.login')}
                </LinkButton>
              }
            />
          ) : kind === 'open' ? (
            <>
              <OpenOptions running={running} records={records} onOpen={setOpened} />
              {instrument === undefined ? undefined : <RunningElsewhere matchId={instrument.id} />}
            </>
          ) : (
            <SettledList list={settled} records={records} onOpen={setOpened} />
          )}
        </div>
      </TabPanel>
      <OptionReceipt
        order={opened}
        isDemo={isDemo}
        serverZone={serverTimeZone}
        priceStep={stepOf(opened?.symbol)}
        onClose={() => setOpened(undefined)}
      />
    </section>
  );
}

interface OpenOptionsProps {
  readonly running: RunningOptions;
  readonly records: RecordsView | undefined;
  readonly onOpen: (order: OptionOrder) => void;
}

function OpenOptions({ running, records, onOpen }: OpenOptionsProps) {
  const t = useText('options');
  const { list, all } = running;
  const { rows: found } = foundIn(all, records?.filter, ({ order }) => optionTraits(order));
  return (
    <RecordList
      list={list}
      read={list.orders === undefined && all.length === 0 ? undefined : all.length}
      kind="options"
      shown={found.length}
      records={records}
      emptyTitle={t('orders.noneOpen')}
    >
      <RunningList running={{ ...running, all: found }} onOpen={onOpen} />
      {found.every(isRunning) ? undefined : <SimulatedNote />}
    </RecordList>
  );
}
