import * as v from 'valibot';
import type { Brand, NamedRow, OrderedList } from '../config/brand.ts';
import { productAreas, type ProductArea } from '../config/product-areas.ts';
import { tabIds } from '../navigation/feature-route.ts';
import type { Judgement } from './judgement.ts';

/** Areas that are no card of the finance page. */
const elsewhere: readonly ProductArea[] = [
  'spot',
  'contracts',
  'options',
  'forex',
  'simulated',
  'quickBuy',
  'c2c',
  'borrowing',
  'otc',
];

export const orderedLists: readonly OrderedList[] = ['home', 'tabs', 'products'];

/** Parts of the home page below what a person owns. */
export const homeParts = ['entries', 'movers', 'market', 'news'] as const;

/** The names that may stand in each list. */
const names: Readonly<Record<OrderedList, readonly string[]>> = {
  home: homeParts,
  tabs: tabIds,
  products: productAreas.filter((area) => !elsewhere.includes(area)),
};

/** The name in `products` of a card of the finance page, which names one area otherwise. */
export const areaOfCard = (card: string): string => (card === 'ieo' ? 'subscription' : card);

const list = v.array(v.unknown(), 'must be a list of names');

function namesIn(judgement: Judgement, which: OrderedList, value: unknown): readonly string[] {
  const field = `order.${which}`;
  const known = v.picklist(names[which], `must be one of ${names[which].join(', ')}`);
  const given = judgement.take(field, list, value) ?? [];
  return given.flatMap((one, at) => {
    const name = judgement.take(`${field}.${at}`, known, one);
    if (name === undefined || given.indexOf(one) === at) return name ?? [];
    return judgement.refuse(`${field}.${at}`, 'is named twice') ?? [];
  });
}

function nameOf(row: NamedRow): string {
  if (typeof row === 'string') return row;
  return 'id' in row ? areaOfCard(row.id) : (row.key ?? '');
}

/** How the rows of each list are put in order; undefined where they stay as they are. */
export function orderOf(judgement: Judgement, value: unknown): Brand['inOrder'] {
  const fields = judgement.fields('order', value, orderedLists);
  const first = new Map(orderedLists.map((which) => [which, namesIn(judgement, which, fields[which]).toReversed()]));
  if ([...first.values()].every((one) => one.length === 0)) return undefined;
  // What is not named has no place there, and comes behind all that are.
  const rank = (which: OrderedList, row: NamedRow): number => first.get(which)?.indexOf(nameOf(row)) ?? -1;
  return (which, rows) => rows.toSorted((left, right) => rank(which, right) - rank(which, left));
}
