import { OutcomeNotice, type OutcomeNoticeProps } from '../../orders/parts/outcome-notice.tsx';
import { useZoneOfPlaced } from '../../../shared/server/data/learn-server-zone.ts';

/** The outcome of a spot order; its time shows the server's time zone. */
export function SpotTold(props: OutcomeNoticeProps) {
  const { state } = props;
  useZoneOfPlaced(state, state.kind === 'placed' ? state.order?.placedAt : undefined);
  return <OutcomeNotice {...props} />;
}
