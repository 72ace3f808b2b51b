import { areaOfCard, homeParts } from '../../../core/brand/order.ts';
import type { OrderedList } from '../../../core/config/brand.ts';
import { tabIds } from '../../../core/navigation/feature-route.ts';
import { financeProducts } from '../../shared/worth/model/finance-products.ts';

/** Each list as the product has it, by the names of the block. */
export const usualOrders: Readonly<Record<OrderedList, readonly string[]>> = {
  home: homeParts,
  tabs: tabIds,
  products: financeProducts.map(({ id }) => areaOfCard(id)),
};

/** A whole list: what comes first, then the rest as the product has it. Unknown and double names are left out. */
export const wholeOrder = (usual: readonly string[], first: readonly string[]): readonly string[] => [
  ...new Set([...first.filter((name) => usual.includes(name)), ...usual]),
];

/** As few names as order the list so: another set of tabs keeps its own order behind them. */
export function shortestOrder(usual: readonly string[], whole: readonly string[]): readonly string[] {
  const wanted = whole.join(' ');
  const counts = whole.map((_name, at) => at);
  const enough = counts.find((count) => wholeOrder(usual, whole.slice(0, count)).join(' ') === wanted);
  return whole.slice(0, enough ?? whole.length);
}

/** What comes first once a row has changed places with its neighbour; undefined where there is none. */
export function movedOrder(
  usual: readonly string[],
  first: readonly string[],
  { name, by }: { readonly name: string; readonly by: -1 | 1 },
): readonly string[] | undefined {
  const whole = [...wholeOrder(usual, first)];
  const at = whole.indexOf(name);
  const neighbour = whole[at + by];
  if (at === -1 || neighbour === undefined) return undefined;
  whole[at] = neighbour;
  whole[at + by] = name;
  return shortestOrder(usual, whole);
}
