import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useServerDialect } from '../../server/data/use-server-dialect.ts';
import { offeredProducts, type FinanceProductId } from '../model/finance-products.ts';
import type { HeldProduct } from '../model/holding.ts';
import { useHeldArt } from './use-held-art.ts';
import { useHeldBets } from './use-held-bets.ts';
import { useHeldCopies } from './use-held-copies.ts';
import { useHeldDual } from './use-held-dual.ts';
import { useHeldMining } from './use-held-mining.ts';
import { useHeldTokens } from './use-held-tokens.ts';

/** A signed-in person's open holdings, for each product of this server, in their order; none unless `isWanted`. */
export function useHoldings(isWanted = true): readonly HeldProduct[] {
  const offered = offeredProducts(useRuntimeConfig(), useServerDialect()).map(({ id }) => id);
  const isOn = (id: FinanceProductId): boolean => isWanted && offered.includes(id);
  const held: readonly HeldProduct[] = [
    useHeldMining(isOn('lockMining')),
    useHeldDual(isOn('invest')),
    useHeldTokens(isOn('ieo')),
    useHeldCopies(isOn('copyTrading')),
    useHeldArt(isOn('nft')),
    useHeldBets(isOn('quiz')),
  ];
  return isWanted ? offered.flatMap((id) => held.filter((one) => one.id === id)) : [];
}
