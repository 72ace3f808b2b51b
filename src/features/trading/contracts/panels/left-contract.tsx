import type { LeftPair } from '../../spot/operations/use-left-spot.ts';
import { useLeftContract } from '../operations/use-left-contract.ts';

/** Goes on with a contract order whose page was left, and draws nothing. */
export function LeftContract(pair: LeftPair): undefined {
  useLeftContract(pair);
}
