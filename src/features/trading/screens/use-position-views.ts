import { useMemo } from 'react';
import { useBurstLevel } from '../data/burst-level.ts';
import { useWalletDetails } from '../data/wallet-details.ts';
import { positionView, standingOf, type PositionView } from '../model/contract-position.ts';
import type { PositionsOnScreen } from './use-positions.ts';

/** Each open position beside the money that stands behind it, by its id; the same objects until a figure has changed. */
export function usePositionViews({ positions, stateOf }: PositionsOnScreen): ReadonlyMap<string, PositionView> {
  const burstLevel = useBurstLevel();
  const quotes = useMemo(() => [...new Set(positions?.map(({ quoteId }) => quoteId))], [positions]);
  const wallets = useWalletDetails(quotes.map((currencyId) => ({ currencyId, account: 'lever' })));
  return useMemo(() => {
    const views = quotes.flatMap((quoteId, index) => {
      const own = (positions ?? []).filter((one) => one.quoteId === quoteId);
      const state = stateOf(quoteId);
      const available = state?.available ?? wallets[index]?.available;
      const standing = standingOf({ positions: own, available, state, burstLevel });
      return own.map((position) => [position.id, positionView(position, standing)] as const);
    });
    return new Map(views);
  }, [positions, quotes, stateOf, wallets, burstLevel]);
}
