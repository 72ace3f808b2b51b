import { useMemo } from 'react';
import { useBurstLevel } from '../data/burst-level.ts';
import { useWalletDetails } from '../data/wallet-details.ts';
import { positionViews, type PositionView } from '../model/contract-position.ts';
import type { PositionsOnScreen } from './use-positions.ts';

/** Each open position beside the money that stands behind it, by its id; the same objects until a figure has changed. */
export function usePositionViews({ positions, stateOf }: PositionsOnScreen): ReadonlyMap<string, PositionView> {
  const burstLevel = useBurstLevel();
  const quotes = useMemo(() => [...new Set(positions?.map(({ quoteId }) => quoteId))], [positions]);
  const wallets = useWalletDetails(quotes.map((currencyId) => ({ currencyId, account: 'lever' })));
  return useMemo(
    () =>
      positionViews(positions ?? [], (quoteId) => {
        const state = stateOf(quoteId);
        return { available: state?.available ?? wallets[quotes.indexOf(quoteId)]?.available, state, burstLevel };
      }),
    [positions, quotes, stateOf, wallets, burstLevel],
  );
}
