import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { offeredProducts, type FinanceProductId } from '../model/finance-products.ts';
import type { HeldProduct } from '../model/holding.ts';
import { useHeldBets } from './use-held-bets.ts';
import { useHeldDual } from './use-held-dual.ts';
import { useHeldDeposits } from './use-held-deposits.ts';
import { useHeldMining } from './use-held-mining.ts';
import { useHeldTokens } from './use-held-tokens.ts';
import { useHeldCopies } from './use-held-copies.ts';

/** What a signed-in person has bound, product by product, of those that are offered here. */
export function useHoldings(): readonly HeldProduct[] {
  const offered = new Set(offeredProducts(useRuntimeConfig()).map(({ id }) => id));
  const isOn = (id: FinanceProductId): boolean => offered.has(id);
  const held: readonly HeldProduct[] = [
    useHeldMining(isOn('lockMining')),
    useHeldTokens(isOn('ieo')),
    useHeldBets(isOn('quiz')),
    useHeldCopies(isOn('copyTrading')),
    useHeldDual(isOn('invest')),
    useHeldDeposits(isOn('nft')),
    // One line per product.
  ];
  return held.filter(({ id }) => isOn(id));
}
