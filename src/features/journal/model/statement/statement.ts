import type { Amount } from '../../../../core/money/amount.ts';
import { add } from '../../../../core/money/fixed-point.ts';
import type { ClosedResult } from '../closed-result.ts';
import { currenciesIn } from '../journal.ts';
import { pairsIn, productsIn, sumsOf, type PairSums, type ProductSums, type Sums } from '../statistics.ts';

/** The results of a period in one currency; currencies are never added up. */
export interface StatementPart {
  readonly currency: string;
  readonly sums: Sums;
  readonly products: readonly ProductSums[];
  readonly pairs: readonly PairSums[];
  /** The oldest first. */
  readonly results: readonly ClosedResult[];
}

export const statementParts = (results: readonly ClosedResult[]): readonly StatementPart[] =>
  currenciesIn(results).map((currency) => {
    const own = results.filter((result) => result.currency === currency);
    return { currency, sums: sumsOf(own), products: productsIn(own), pairs: pairsIn(own), results: own };
  });

/** Before, and after, the fees; undefined where no result is known. */
export const netOf = ({ count, unknown, net }: Sums): Amount | undefined => (unknown < count ? net : undefined);
export const grossOf = (sums: Sums): Amount | undefined => {
  const net = netOf(sums);
  return net && add(net, sums.fees);
};
export const feesOf = (sums: Sums): Amount | undefined => netOf(sums) && sums.fees;
