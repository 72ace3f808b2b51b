import type { DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { compare } from '../../../core/money/fixed-point.ts';

export const dualOrders = ['term', 'yield'] as const;
export type DualOrder = (typeof dualOrders)[number];

const byEnd = (left: DualProduct, right: DualProduct): number =>
  left.endsOn.localeCompare(right.endsOn) || compare(left.referencePrice, right.referencePrice);

const orders: Readonly<Record<DualOrder, (left: DualProduct, right: DualProduct) => number>> = {
  term: byEnd,
  yield: (left, right) => compare(right.yearlyPercent, left.yearlyPercent) || byEnd(left, right),
};

export interface DualOffer {
  /** Those that can be bought, in the wanted order. */
  readonly open: readonly DualProduct[];
  /** Closed or over, the latest first. */
  readonly past: readonly DualProduct[];
}

/** What is on sale, sorted, and apart from it what is not. */
export function offerInOrder(products: readonly DualProduct[], order: DualOrder): DualOffer {
  return {
    open: products.filter(({ isOpen }) => isOpen).toSorted(orders[order]),
    past: products.filter(({ isOpen }) => !isOpen).toSorted((left, right) => byEnd(right, left)),
  };
}

/** Another one of the list looks the same by its price and day, so that its own name has to tell them apart. */
export const needsName = (product: DualProduct, all: readonly DualProduct[]): boolean =>
  all.some(
    (other) =>
      other.id !== product.id &&
      other.kind === product.kind &&
      other.coin === product.coin &&
      other.endsOn === product.endsOn &&
      compare(other.referencePrice, product.referencePrice) === 0,
  );
