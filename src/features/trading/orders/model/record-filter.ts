import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { lackingAs, type Rows } from '../../../../core/domain/page.ts';
import { calendarOf, epochOf, wallClock } from '../../../../core/i18n/calendar.ts';

/**
 * What records are looked for; undefined looks for everything. Servers find a pair by themselves. The rest is looked for
 * here, among what has been read.
 */
export interface RecordFilter {
  /** BASE/QUOTE. */
  readonly pair: string | undefined;
  readonly side: string | undefined;
  /** Status or result of what is over. */
  readonly state: string | undefined;
  /** First and last day of the server, `YYYY-MM-DD`, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Pairs of other markets, on a page of one market. A pair that is in no list belongs to every page. */
  readonly foreign?: ReadonlySet<string> | undefined;
}

export type FilterPart = Exclude<keyof RecordFilter, 'foreign'>;
export const filterParts = ['pair', 'side', 'state', 'from', 'to'] as const satisfies readonly FilterPart[];

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const dayOrNothing = (text: string | null): string | undefined =>
  text !== null && dayPattern.test(text) ? text : undefined;

/** The filter that an address asks for; values that cannot be chosen are dropped. */
export function filterOf(
  question: URLSearchParams,
  choices: { readonly sides: readonly string[]; readonly states: readonly string[] },
): RecordFilter {
  const oneOf = (part: FilterPart, known: readonly string[]): string | undefined =>
    known.find((choice) => choice === question.get(part));
  return {
    pair: question.get('pair') ?? undefined,
    side: oneOf('side', choices.sides),
    state: oneOf('state', choices.states),
    from: dayOrNothing(question.get('from')),
    to: dayOrNothing(question.get('to')),
  };
}

/** The lists of what is over: only there a state can be looked for. */
const endedLists: ReadonlySet<string | null> = new Set(['history', 'settled']);

/** The filter that the page of an address has set, for a file of what it shows. */
export function shownFilter(question: URLSearchParams): RecordFilter {
  const [side, state] = [question.get('side') ?? '', question.get('state') ?? ''];
  const asked = filterOf(question, { sides: [side], states: [state] });
  return { ...asked, state: endedLists.has(question.get('list')) ? asked.state : undefined };
}

/** Something is left out by it. */
export const isSet = (filter: RecordFilter): boolean =>
  filter.foreign !== undefined || filterParts.some((part) => filter[part] !== undefined);

/** What a filter looks at. */
export interface RecordTraits {
  readonly pair: string | undefined;
  readonly side: string;
  readonly state: string | undefined;
  /** The time of the order, as the server sends it. */
  readonly at: string | undefined;
}

export const spotTraits = ({ symbol, side, status, placedAt }: SpotOrder): RecordTraits => ({
  pair: symbol,
  side,
  state: status,
  at: placedAt,
});
export const contractTraits = ({ symbol, direction, status, createdAt }: ContractOrder): RecordTraits => ({
  pair: symbol,
  side: direction,
  state: status,
  at: createdAt,
});
export const optionTraits = ({ symbol, direction, result, createdAt }: OptionOrder): RecordTraits => ({
  pair: symbol,
  side: direction,
  state: result,
  at: createdAt,
});

/** The day of a server's time; an epoch is read on the device's clock, as it is shown. */
export function dayOf(text: string): string | undefined {
  if (wallClock(text) !== undefined) return text.slice(0, 10);
  const epoch = epochOf(text);
  return epoch === undefined ? undefined : calendarOf('en')(epoch, { year: true, month: true, day: true });
}

/** Whether some of the filter is applied on this device; a server cannot filter by an unlisted pair. */
export const looksHere = ({ pair, side, state, from, to }: RecordFilter, isPairListed: boolean): boolean =>
  [side, state, from, to].some((part) => part !== undefined) || (pair !== undefined && !isPairListed);

/** Whether a record belongs to the market of its page. */
export const isOwn = (filter: RecordFilter | undefined, { pair }: { readonly pair: string | undefined }): boolean =>
  pair === undefined || filter?.foreign?.has(pair) !== true;

/** A record without a time is on no day. */
export function matches(filter: RecordFilter, traits: RecordTraits): boolean {
  const { pair, side, state, from, to } = filter;
  if (!isOwn(filter, traits)) return false;
  if (pair !== undefined && traits.pair !== undefined && pair !== traits.pair) return false;
  if (side !== undefined && side !== traits.side) return false;
  if (state !== undefined && state !== traits.state) return false;
  if (from === undefined && to === undefined) return true;
  const day = dayOf(traits.at ?? '');
  return day !== undefined && (from === undefined || day >= from) && (to === undefined || day <= to);
}

/** Lists are newest first: from a day before the first one on, no unread row can match. */
function isPastSpan({ from }: RecordFilter, oldest: RecordTraits | undefined): boolean {
  const day = dayOf(oldest?.at ?? '');
  return from !== undefined && day !== undefined && day < from;
}

/** Of a list that has been read, the rows of the page's market. Unreadable ones belong to every page. */
export function ownIn<Order>(
  orders: Rows<Order> | undefined,
  filter: RecordFilter | undefined,
  traitsOf: (order: Order) => RecordTraits,
): Rows<Order> | undefined {
  if (orders === undefined || filter?.foreign === undefined) return orders;
  return lackingAs(
    orders.filter((order) => isOwn(filter, traitsOf(order))),
    orders,
  );
}

export interface FoundRecords<Order> {
  readonly rows: readonly Order[];
  /** Nothing that is still unread can match. */
  readonly isPast: boolean;
}

/** What a filter leaves of what has been read; all of it without one. */
export function foundIn<Order>(
  orders: readonly Order[],
  filter: RecordFilter | undefined,
  traitsOf: (order: Order) => RecordTraits,
): FoundRecords<Order> {
  if (filter === undefined) return { rows: orders, isPast: false };
  const last = orders.at(-1);
  return {
    rows: orders.filter((order) => matches(filter, traitsOf(order))),
    isPast: isPastSpan(filter, last === undefined ? undefined : traitsOf(last)),
  };
}
