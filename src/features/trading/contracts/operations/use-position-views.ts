import { useMemo } from 'react';
import { useBurstLevel } from '../../book/data/burst-level.ts';
import { useContractCounting, useLearntCounting } from '../data/contract-counting.ts';
import { useWalletDetails } from '../../mode/data/wallet-details.ts';
import { positionViews, type PositionView } from '../model/contract-position.ts';
import type { PositionsOnScreen } from './use-positions.ts';

/** Each open position with the balance behind it, by its id; the same objects until a figure changes. */
export function usePositionViews({ positions, list, stateOf }: PositionsOnScreen): ReadonlyMap<string, PositionView> {
  const burstLevel = useBurstLevel();
  const counting = useContractCounting();
  useLearntCounting(list.orders, undefined);
  const isPartial = list.orders?.unreadable !== undefined;
  const quotes = useMemo(() => [...new Set(positions?.map(({ quoteId }) => quoteId))], [positions]);
  const wallets = useWalletDetails(quotes.map((currencyId) => ({ currencyId, account: 'contracts' })));
  return useMemo(
    () =>
      positionViews(positions ?? [], (quoteId) => {
        // The sums beside a list are those of one quote currency.
        const state = stateOf(quoteId) ?? (quotes.length === 1 ? list.state : undefined);
        const available = state?.available ?? wallets[quotes.indexOf(quoteId)]?.available;
        return { available, isPartial, state, burstLevel, counting };
      }),
    [positions, isPartial, quotes, stateOf, list.state, wallets, burstLevel, counting],
  );
}
