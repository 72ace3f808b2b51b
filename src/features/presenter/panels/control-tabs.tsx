import { useLocation } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { notify } from '../../../core/ui/notify.ts';
import { priceMoves, speedNamed } from '../data/presenter-actions.ts';
import { FaultControls } from '../parts/fault-controls.tsx';
import { MarketControls } from '../parts/market-controls.tsx';
import { TimeControls, type SpeedId } from '../parts/time-controls.tsx';
import type { TabProps } from '../operations/tab-props.ts';

export function MarketTab({ state, actions }: TabProps) {
  const { search } = useLocation();
  return (
    <MarketControls
      active={state.market}
      limits={priceMoves}
      pairInSight={new URLSearchParams(search).get('symbol') ?? undefined}
      onAct={(control) => actions.act((presenter) => presenter.shapeMarket(control))}
    />
  );
}

const speedId = (speed: number): SpeedId => (['3600', '60', '1'] as const).find((id) => Number(id) === speed) ?? '0';

export function TimeTab({ state, actions }: TabProps) {
  return (
    <TimeControls
      now={state.now}
      speed={speedId(state.speed)}
      pendingEntries={state.pendingEntries}
      isBusy={actions.isBusy}
      onSpeed={(id) => {
        const speed = speedNamed(id);
        if (speed !== undefined) actions.act((presenter) => presenter.setSpeed({ speed }));
      }}
      onJump={(milliseconds) => actions.act((presenter) => presenter.advance({ milliseconds }))}
      onNextEvent={() => actions.act((presenter) => presenter.advance({ to: 'next-event' }))}
    />
  );
}

export function TroubleTab({ state, actions }: TabProps) {
  const t = useText('presenter');
  return (
    <FaultControls
      faults={state.faults}
      onChange={(faults) => actions.act((presenter) => presenter.setFaults(faults))}
      onDropSocket={() =>
        actions.act(
          (presenter) => presenter.dropSocket(),
          () => notify.info(t('faults.dropped')),
        )
      }
    />
  );
}
