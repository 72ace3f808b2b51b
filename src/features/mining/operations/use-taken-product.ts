import type { MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { firstThatFits, type TakenProduct } from '../model/mining-plan.ts';
import { useEveryMiningProduct } from '../data/mining-offer.ts';

/** The product that a sum locks: on servers that choose it by the sum alone, not always the opened one. */
export function useTakenProduct(opened: MiningProduct): (sum: Amount | undefined) => TakenProduct {
  const isBySum = useServerDialect().miningBy === 'sum';
  const { rows, hasMore } = useEveryMiningProduct(isBySum);
  return (sum) => {
    if (!isBySum || sum === undefined) return { kind: 'opened', product: opened };
    const taken = rows === undefined || hasMore ? undefined : firstThatFits(rows, sum);
    if (taken === undefined) return { kind: 'unknown', product: opened };
    return taken.id === opened.id ? { kind: 'opened', product: opened } : { kind: 'other', product: taken };
  };
}
