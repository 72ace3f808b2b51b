import type { LoanProduct } from '../../../core/domain/finance/loan.ts';
import { compare } from '../../../core/money/fixed-point.ts';

/** The product with the largest loan. */
export const largestOf = (products: readonly LoanProduct[]): LoanProduct | undefined =>
  products.toSorted((left, right) => compare(right.maximum, left.maximum))[0];
