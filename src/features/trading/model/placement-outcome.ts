import { idsIn, type Lacking, type Rows } from '../../../core/domain/page.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import type { SpotWay } from './order-snapshot.ts';
import type { AnyWay, WayRules } from './order-way.ts';
import type { PlacementOutcome } from './ticket-state.ts';

/** What orders and balance looked like; undefined for what could not be read. */
export interface AccountView<Way extends AnyWay = SpotWay> {
  readonly orders: Rows<Way['listed']> | undefined;
  /** Available amount of the currency that the order spends. */
  readonly available: Amount | undefined;
}

/** What has to be known of the account before an order, to see the order in what it shows later. */
export interface AccountBefore {
  readonly orders: Rows<{ readonly id: string }> | undefined;
  readonly available: Amount | undefined;
}

type Twins<Way extends AnyWay> = Pick<WayRules<Way>, 'isTwin'>;

interface Comparison<Way extends AnyWay> {
  readonly snapshot: Way['sent'];
  readonly before: AccountBefore;
  readonly after: AccountView<Way>;
  /** The request cannot take effect any more after `after` was asked for. */
  readonly isDecided: boolean;
}

/**
 * What became of an order whose answer was lost, judged by what the account shows now: a new order just like it was
 * placed; no such order and an untouched balance was not, once the request is decided; anything else is unknown.
 */
export function placementOutcome<Way extends AnyWay>(
  rules: Twins<Way>,
  { snapshot, before, after, isDecided }: Comparison<Way>,
): PlacementOutcome<Way> {
  const twin = twinOf(rules, { sent: snapshot, before }, after.orders);
  if (twin !== undefined) return { kind: 'placed', order: twin };
  const isListClear = isNothingNewIn(idsBefore(before), after.orders);
  const isUntouched =
    before.available !== undefined && after.available !== undefined && compare(before.available, after.available) === 0;
  return isDecided && isListClear && isUntouched ? { kind: 'not-placed' } : { kind: 'unknown' };
}

/** Of all orders that were there; undefined where the list, or the id of one of them, could not be read. */
export const idsBefore = ({ orders }: AccountBefore): ReadonlySet<string> | undefined =>
  orders === undefined ? undefined : idsIn(orders);

/** Whether every row that cannot be read was there before: any other may be the order that is looked for. */
const isNothingNewIn = (known: ReadonlySet<string> | undefined, after: Lacking | undefined): boolean =>
  known !== undefined &&
  after !== undefined &&
  (after.unreadable ?? []).every(({ id }) => id !== undefined && known.has(id));

/** The order in a list that was not there before and is just like the one that was sent; undefined without both lists. */
export function twinOf<Way extends AnyWay>(
  rules: Twins<Way>,
  { sent, before }: { readonly sent: Way['sent']; readonly before: AccountBefore },
  orders: readonly Way['listed'][] | undefined,
): Way['listed'] | undefined {
  const known = idsBefore(before);
  return known === undefined ? undefined : orders?.find((order) => !known.has(order.id) && rules.isTwin(order, sent));
}
