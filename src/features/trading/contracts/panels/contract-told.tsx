import { ContractOutcome, type ContractOutcomeProps } from '../parts/contract-outcome.tsx';
import { useZoneOfPlaced } from '../../../shared/server/data/learn-server-zone.ts';

/** The outcome of a contract order; its time shows the server's time zone. */
export function ContractTold(props: ContractOutcomeProps) {
  const { state } = props;
  useZoneOfPlaced(state, state.kind === 'placed' ? state.order?.createdAt : undefined);
  return <ContractOutcome {...props} />;
}
