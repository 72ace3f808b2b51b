import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { Instrument } from '../../../core/domain/instrument.ts';
import type { SecondsOrder } from '../../../core/domain/seconds-option.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { TabPanel, Tabs } from '../../../core/ui/tabs.tsx';
import { useIsDemo } from '../data/money-world.ts';
import { useChangedElsewhere } from '../data/other-tabs.ts';
import { useRefreshSeconds, useSecondsOrders } from '../data/seconds-orders.ts';
import { isRunning } from '../model/running-options.ts';
import { ordersPath, type TradeMode } from '../model/trade-mode.ts';
import { SecondsReceipt } from '../parts/seconds/seconds-receipt.tsx';
import styles from './orders-panel.module.css';
import { RunningList } from './running-list.tsx';
import { SettledList } from './settled-list.tsx';
import { usePriceSteps } from './use-price-steps.ts';
import type { RunningOptions } from './use-running-options.ts';

export interface SecondsOrdersPanelProps {
  /** All pairs when absent. */
  readonly instrument: Instrument | undefined;
  readonly running: RunningOptions;
  /** Leads to all options; absent where they are shown already. */
  readonly mode?: TradeMode | undefined;
  /** The page to come back to after signing in. */
  readonly here: string;
}

const panelId = 'seconds-orders';
const rowHeight = 72;
const kinds = ['open', 'settled'] as const;

/** What runs and what was settled, each a receipt to open. */
export function SecondsOrdersPanel({ instrument, running, mode, here }: SecondsOrdersPanelProps) {
  const t = useText('seconds');
  const trading = useText('trading');
  const { isSignedIn } = useSession();
  const [kind, setKind] = useState<(typeof kinds)[number]>('open');
  const [opened, setOpened] = useState<SecondsOrder>();
  const isDemo = useIsDemo();
  const { serverTimeZone } = useRuntimeConfig();
  const stepOf = usePriceSteps();
  const refresh = useRefreshSeconds();
  useChangedElsewhere(() => void refresh());
  const settled = useSecondsOrders({ kind: 'settled', matchId: instrument?.id, isWanted: kind === 'settled' });
  const counts = { open: isSignedIn ? running.all.filter(isRunning).length : undefined, settled: settled.total };
  return (
    <section aria-label={t('orders.label')}>
      <div className={styles['head']}>
        <Tabs
          label={t('orders.label')}
          items={kinds.map((id) => ({ id, label: t(`orders.${id}`), count: counts[id] }))}
          selected={kind}
          onSelect={setKind}
          panelId={panelId}
        />
        {mode === undefined || instrument === undefined ? undefined : (
          <Link to={ordersPath(mode, instrument.symbol)} className={styles['all']}>
            {t('orders.all')}
          </Link>
        )}
      </div>
      <TabPanel id={panelId} label={t(`orders.${kind}`)}>
        <div className={styles['panel']}>
          {!isSignedIn ? (
            <EmptyState
              title={t('orders.login')}
              action={
                <LinkButton to={loginPath(here)} size="small">
                  {trading('orders.login')}
                </LinkButton>
              }
            />
          ) : kind === 'open' ? (
            <OpenOptions running={running} onOpen={setOpened} />
          ) : (
            <SettledList list={settled} onOpen={setOpened} />
          )}
        </div>
      </TabPanel>
      <SecondsReceipt
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
  readonly onOpen: (order: SecondsOrder) => void;
}

function OpenOptions({ running, onOpen }: OpenOptionsProps) {
  const t = useText('seconds');
  const { list, all } = running;
  if (list.orders === undefined && all.length === 0) {
    return list.error === null ? (
      <SkeletonRows count={2} height={rowHeight} />
    ) : (
      <ErrorState error={list.error} onRetry={list.retry} />
    );
  }
  return (
    <>
      {list.error === null ? undefined : <ErrorState error={list.error} onRetry={list.retry} />}
      {all.length === 0 ? <EmptyState title={t('orders.noneOpen')} /> : undefined}
      <RunningList running={running} onOpen={onOpen} />
    </>
  );
}
