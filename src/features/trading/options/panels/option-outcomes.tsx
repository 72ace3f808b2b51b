import { useEffect, useEffectEvent } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { noticePath } from '../../../shared/notices/model/notice-path.ts';
import { ordersPath, type TradeMode } from '../../mode/model/trade-mode.ts';
import type { RunningOption } from '../model/running-options.ts';
import type { OptionTicket } from '../operations/use-option-ticket.ts';
import { OptionMoment } from '../parts/option-moment.tsx';
import type { OptionNoticeProps } from '../parts/option-notice.tsx';
import styles from '../parts/option-foot.module.css';
import { Countdown } from './countdown.tsx';

/** There is nothing to say before an option; the lock of the ticket does not wait for it. */
const OptionNotice = whenWanted<OptionNoticeProps>({
  load: async () => (await import('../parts/option-notice.tsx')).OptionNotice,
  isWanted: ({ state }) => state.kind !== 'idle' && state.kind !== 'confirm',
});

export interface OptionOutcomesProps {
  readonly mode: TradeMode;
  readonly instrument: Instrument;
  readonly flow: OptionTicket['flow'];
  readonly refreshPrice: OptionTicket['refreshPrice'];
  /** Those of the pair that are known. */
  readonly running: readonly RunningOption[];
  /** The options that ended last during this visit, newest first, each until it is dismissed. */
  readonly outcomes: readonly OptionOrder[];
  readonly onOutcomeSeen: (id: OptionOrder['id']) => void;
}

/** What went well or has ended: nothing waits for the person. */
export function OptionOutcomes(props: OptionOutcomesProps) {
  const { mode, instrument, flow, outcomes, onOutcomeSeen } = props;
  return (
    <>
      {(flow.state.kind === 'idle' ? outcomes : []).map((outcome) => (
        <OptionMoment
          key={outcome.id}
          order={outcome}
          priceStep={instrument.priceStep}
          receiptPath={noticePath(mode.account, { kind: 'option.settled', subject: 'option', of: outcome.id })}
          onDismiss={() => onOutcomeSeen(outcome.id)}
        />
      ))}
      {flow.state.kind === 'placed' ? <OptionTold {...props} /> : undefined}
    </>
  );
}

/** The line below shows entry and countdown, too. */
const openedMs = 6000;

/**
 * The same over the price line of a phone, where there is nothing to tap: above the buttons it would cover the ticket. That
 * an option was opened goes by itself, unless its answer was lost.
 */
export function OutcomesOverLine(props: OptionOutcomesProps) {
  const { state, cancel } = props.flow;
  const pause = usePause();
  const isPlain = state.kind === 'placed' && !state.wasLost;
  const putAway = useEffectEvent(cancel);
  useEffect(() => {
    if (!isPlain) return undefined;
    let isShown = true;
    void pause(openedMs).then(() => {
      if (isShown) putAway();
    });
    return () => {
      isShown = false;
    };
  }, [isPlain, pause]);
  return (
    <div className={styles['overLine']}>
      <div className={styles['outcome']} aria-live="polite">
        <OptionOutcomes {...props} />
      </div>
    </div>
  );
}

/** How it stands with the option that was asked for. */
export function OptionTold({ mode, instrument, flow, refreshPrice, running }: OptionOutcomesProps) {
  const { state } = flow;
  const opened = state.kind === 'placed' ? running.find(({ order }) => order.id === state.order?.id) : undefined;
  return (
    <OptionNotice
      state={state}
      countdown={opened === undefined ? undefined : <Countdown running={opened} />}
      priceStep={instrument.priceStep}
      ordersPath={ordersPath(mode, instrument.symbol)}
      onRefresh={refreshPrice}
      onCheckAgain={flow.checkAgain}
      onSeen={flow.seen}
      onDismiss={flow.cancel}
    />
  );
}
