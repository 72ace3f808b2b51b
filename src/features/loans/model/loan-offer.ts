import type { LoanProduct } from '../../../core/domain/finance/loan.ts';
import type { Rate } from '../../../core/money/amount.ts';
import { compare, fromSteps } from '../../../core/money/fixed-point.ts';

/** The product with the largest loan. */
export const largestOf = (products: readonly LoanProduct[]): LoanProduct | undefined =>
  products.toSorted((left, right) => compare(right.maximum, left.maximum))[0];

/** Percent of the sum that the whole term costs. */
export const termPercent = ({ days, dailyPercent }: Pick<LoanProduct, 'days' | 'dailyPercent'>): Rate =>
  fromSteps<Rate>(days, dailyPercent);

/** The kinds in the operator's order, each by its term, the shortest first. */
export function byTerm<T extends Pick<LoanProduct, 'kind' | 'days'>>(products: readonly T[]): readonly T[] {
  const kinds = [...new Set(products.map(({ kind }) => kind))];
  return products.toSorted(
    (left, right) => kinds.indexOf(left.kind) - kinds.indexOf(right.kind) || left.days - right.days,
  );
}
