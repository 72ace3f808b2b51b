import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { useOrderNow } from '../../orders/operations/use-order-now.ts';
import { useReadLatestOrders } from '../../orders/data/spot-orders.ts';
import { OutcomeNotice, type OutcomeNoticeProps } from '../../orders/parts/outcome-notice.tsx';
import { useStaleOutcome } from '../../ticket/operations/use-stale-outcome.ts';
import { useZoneOfPlaced } from '../../../shared/server/data/learn-server-zone.ts';

/** The outcome of a spot order, which follows the order until it has moved on; its time shows the server's time zone. */
export function SpotTold(props: OutcomeNoticeProps) {
  useTextsAhead(['records']);
  const { state } = props;
  const placed = state.kind === 'placed' ? state.order : undefined;
  const readOrders = useReadLatestOrders({ baseId: placed?.baseId ?? '', quoteId: placed?.quoteId ?? '' });
  const order = useOrderNow(placed, 'spotOrders', readOrders);
  useStaleOutcome('spot', order, props.onDismiss);
  useZoneOfPlaced(state, placed?.placedAt);
  return <OutcomeNotice {...props} state={state.kind === 'placed' ? { ...state, order } : state} />;
}
