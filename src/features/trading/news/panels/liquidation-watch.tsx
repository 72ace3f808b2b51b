import { useEffect } from 'react';
import { useBurstLevel } from '../../book/data/burst-level.ts';
import { useContractCounting } from '../../contracts/data/contract-counting.ts';
import { distancesBy, type Distances } from '../model/liquidation-distances.ts';

/** Says how far positions are from their liquidation, by what the server has said about its rules. */
export function LiquidationWatch({ onKnown }: { readonly onKnown: (distances: Distances) => void }): undefined {
  const burstLevel = useBurstLevel();
  const counting = useContractCounting();
  useEffect(() => onKnown(distancesBy(burstLevel, counting)), [burstLevel, counting, onKnown]);
  return undefined;
}
