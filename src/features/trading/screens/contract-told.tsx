import { ContractOutcome, type ContractOutcomeProps } from '../parts/contract/contract-outcome.tsx';
import { useZoneOfPlaced } from '../../shared/server/data/learn-server-zone.ts';

/** What became of a contract order; its time shows the zone of the server. */
export function ContractTold(props: ContractOutcomeProps) {
  const { state } = props;
  useZoneOfPlaced(state, state.kind === 'placed' ? state.order?.createdAt : undefined);
  return <ContractOutcome {...props} />;
}
