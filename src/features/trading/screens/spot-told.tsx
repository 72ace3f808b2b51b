import { OutcomeNotice, type OutcomeNoticeProps } from '../parts/outcome-notice.tsx';
import { useZoneOfPlaced } from '../../shared/server/data/learn-server-zone.ts';

/** What became of a spot order; its time shows the zone of the server. */
export function SpotTold(props: OutcomeNoticeProps) {
  const { state } = props;
  useZoneOfPlaced(state, state.kind === 'placed' ? state.order?.placedAt : undefined);
  return <OutcomeNotice {...props} />;
}
