import type { MiningClass, MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import { compare } from '../../../core/money/fixed-point.ts';

export const miningOrders = ['term', 'yield'] as const;
export type MiningOrderBy = (typeof miningOrders)[number];

const byTerm = (left: MiningProduct, right: MiningProduct): number =>
  left.days - right.days || compare(right.dailyPercent, left.dailyPercent) || compare(left.minimum, right.minimum);

/** One whose yield is told in words alone comes after those that pay a rate. */
const byYield = (left: MiningProduct, right: MiningProduct): number =>
  wordsLast(left) - wordsLast(right) || compare(right.dailyPercent, left.dailyPercent) || left.days - right.days;

const wordsLast = ({ yieldText }: MiningProduct): number => (yieldText === undefined ? 0 : 1);

export const inOrder = (products: readonly MiningProduct[], order: MiningOrderBy): readonly MiningProduct[] =>
  products.toSorted(order === 'term' ? byTerm : byYield);

/** What tells a product apart from others with the same term: the name of its class, else its number. */
export function nameBeside(
  product: MiningProduct,
  all: readonly MiningProduct[],
  classes: readonly MiningClass[],
): string | undefined {
  const twins = all.filter(({ id, days }) => id !== product.id && days === product.days);
  if (twins.length === 0) return undefined;
  const classOf = ({ classId }: MiningProduct): string | undefined => classes.find(({ id }) => id === classId)?.name;
  const own = classOf(product);
  return own === undefined || twins.some((twin) => classOf(twin) === own) ? `#${product.id}` : own;
}
