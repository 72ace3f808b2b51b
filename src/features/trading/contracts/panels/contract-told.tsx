import { ContractOutcome, type ContractOutcomeProps } from '../parts/contract-outcome.tsx';
import { useStaleOutcome } from '../../ticket/operations/use-stale-outcome.ts';
import { useZoneOfPlaced } from '../../../shared/server/data/learn-server-zone.ts';

export interface ContractToldProps extends ContractOutcomeProps {
  /** The order has moved on: it was closed, or opened after waiting. */
  readonly onOver: () => void;
}

/** The outcome of a contract order, until the order has moved on; its time shows the server's time zone. */
export function ContractTold({ onOver, ...props }: ContractToldProps) {
  const { state } = props;
  useStaleOutcome('contract', state.kind === 'placed' ? state.order : undefined, onOver);
  useZoneOfPlaced(state, state.kind === 'placed' ? state.order?.createdAt : undefined);
  return <ContractOutcome {...props} />;
}
