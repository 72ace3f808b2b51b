import { useReadLatestContractOrders } from '../../orders/data/contract-orders.ts';
import { useOrderNow } from '../../orders/operations/use-order-now.ts';
import { ContractOutcome, type ContractOutcomeProps } from '../parts/contract-outcome.tsx';
import { useStaleOutcome } from '../../ticket/operations/use-stale-outcome.ts';
import { useZoneOfPlaced } from '../../../shared/server/data/learn-server-zone.ts';

export interface ContractToldProps extends ContractOutcomeProps {
  /** The order has moved on: it was closed, or opened after waiting. */
  readonly onOver: () => void;
}

/** The outcome of a contract order, which follows the order until it has moved on; its time shows the server's time zone. */
export function ContractTold({ onOver, ...props }: ContractToldProps) {
  const { state } = props;
  const placed = state.kind === 'placed' ? state.order : undefined;
  const readOrders = useReadLatestContractOrders({ baseId: placed?.baseId ?? '', quoteId: placed?.quoteId ?? '' });
  const order = useOrderNow(placed, 'contractOrders', readOrders);
  useStaleOutcome('contract', order, onOver);
  useZoneOfPlaced(state, placed?.createdAt);
  return <ContractOutcome {...props} state={state.kind === 'placed' ? { ...state, order } : state} />;
}
