import { OutcomeNotice, type OutcomeNoticeProps } from '../../orders/parts/outcome-notice.tsx';
import { useStaleOutcome } from '../../ticket/operations/use-stale-outcome.ts';
import { useZoneOfPlaced } from '../../../shared/server/data/learn-server-zone.ts';

/** The outcome of a spot order, until the order has moved on; its time shows the server's time zone. */
export function SpotTold(props: OutcomeNoticeProps) {
  const { state } = props;
  useStaleOutcome('spot', state.kind === 'placed' ? state.order : undefined, props.onDismiss);
  useZoneOfPlaced(state, state.kind === 'placed' ? state.order?.placedAt : undefined);
  return <OutcomeNotice {...props} />;
}
