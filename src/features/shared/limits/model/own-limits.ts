import { readDecimal, type Amount } from '../../../../core/money/amount.ts';
import { compare, isPositive } from '../../../../core/money/fixed-point.ts';

/** Limits of sums, in USDT: for one order, and for the loss within one day of the server. */
export const sumNames = ['options', 'contracts', 'spot', 'loss'] as const;
export type SumName = (typeof sumNames)[number];
/** Products that a break, a day's loss and the first day hold back. */
export const heldProducts = ['options', 'contracts'] as const;
export type HeldProduct = (typeof heldProducts)[number];

export interface Limit<Value> {
  /** Undefined for no limit. */
  readonly value: Value | undefined;
  /** It was raised or taken away: that holds from then on, epoch ms of the server. */
  readonly raise: { readonly value: Value | undefined; readonly from: number } | undefined;
}

/** A person's own limits in one account, on this device. Times are epoch ms of the server. */
export interface OwnLimits {
  /** Most options within 24 hours. */
  readonly count: Limit<number>;
  readonly sums: Readonly<Record<SumName, Limit<Amount>>>;
  /** A break lasts until then. */
  readonly lockedUntil: number | undefined;
  /** The last time they said that they had read the notice about losses: the option it was about. */
  readonly seenLoss: string | undefined;
  /** When options were opened here, oldest first. */
  readonly opened: readonly number[];
  /** When a product was first looked at here. */
  readonly firstVisits: Readonly<Partial<Record<HeldProduct, number>>>;
}

/** The server's time; undefined while unknown. Then no limit is lifted; the device's clock is not used. */
export type ServerNow = number | undefined;

export const dayMs = 86_400_000;
/** This many losses in a row trigger the notice. */
export const lossesBeforeNotice = 5;
export const largestCount = 999;

const none = { value: undefined, raise: undefined } as const;
export const noLimits: OwnLimits = {
  count: none,
  sums: { options: none, contracts: none, spot: none, loss: none },
  lockedUntil: undefined,
  seenLoss: undefined,
  opened: [],
  firstVisits: {},
};

const overSums = (
  sums: OwnLimits['sums'],
  change: (limit: Limit<Amount>, name: SumName) => Limit<Amount>,
): OwnLimits['sums'] => ({
  options: change(sums.options, 'options'),
  contracts: change(sums.contracts, 'contracts'),
  spot: change(sums.spot, 'spot'),
  loss: change(sums.loss, 'loss'),
});

const limitAt = <Value>(limit: Limit<Value>, now: number): Limit<Value> =>
  limit.raise !== undefined && limit.raise.from <= now ? { value: limit.raise.value, raise: undefined } : limit;

/** The limits at `now`: expired ones are gone, and a raise applies after its day of waiting. */
export function limitsAt(limits: OwnLimits, now: ServerNow): OwnLimits {
  if (now === undefined) return limits;
  return {
    ...limits,
    count: limitAt(limits.count, now),
    sums: overSums(limits.sums, (limit) => limitAt(limit, now)),
    lockedUntil: limits.lockedUntil !== undefined && limits.lockedUntil > now ? limits.lockedUntil : undefined,
    opened: limits.opened.filter((at) => at > now - dayMs && at <= now),
  };
}

interface Change<Value> {
  readonly value: Value | undefined;
  readonly now: ServerNow;
  readonly isAtMost: (value: Value, than: Value) => boolean;
}

/**
 * A lower limit applies at once, a higher one after 24 hours, so that no limit is raised in the heat of trading.
 * Without the server's time nothing is raised.
 */
function changed<Value>(present: Limit<Value>, { value, now, isAtMost }: Change<Value>): Limit<Value> {
  const isLower = value !== undefined && (present.value === undefined || isAtMost(value, present.value));
  if (isLower || value === present.value) return { value, raise: undefined };
  const isAskedAgain = present.raise !== undefined && present.raise.value === value;
  if (now === undefined || isAskedAgain) return present;
  return { ...present, raise: { value, from: now + dayMs } };
}

export function withCount(limits: OwnLimits, value: number | undefined, now: ServerNow): OwnLimits {
  const present = limitsAt(limits, now);
  return { ...present, count: changed(present.count, { value, now, isAtMost: (one, other) => one <= other }) };
}

export function withSum(
  limits: OwnLimits,
  set: { name: SumName; value: Amount | undefined },
  now: ServerNow,
): OwnLimits {
  const present = limitsAt(limits, now);
  const isAtMost = (one: Amount, other: Amount): boolean => compare(one, other) <= 0;
  const next = changed(present.sums[set.name], { value: set.value, now, isAtMost });
  return { ...present, sums: { ...present.sums, [set.name]: next } };
}

/** A break only grows. */
export const withBreak = (limits: OwnLimits, until: number): OwnLimits => ({
  ...limits,
  lockedUntil: Math.max(limits.lockedUntil ?? 0, until),
});

export const withOpened = (limits: OwnLimits, now: number): OwnLimits => {
  const present = limitsAt(limits, now);
  return { ...present, opened: [...present.opened, now] };
};

export const withFirstVisit = (limits: OwnLimits, product: HeldProduct, now: number): OwnLimits =>
  limits.firstVisits[product] === undefined
    ? { ...limits, firstVisits: { ...limits.firstVisits, [product]: now } }
    : limits;

export type OwnStop =
  | { readonly kind: 'break'; readonly until: number }
  /** `until` is when the oldest option of the day is a day old. */
  | { readonly kind: 'count'; readonly limit: number; readonly until: number }
  /** In USDT, both. `until` is the end of the server's day. */
  | { readonly kind: 'loss'; readonly limit: Amount; readonly lost: Amount; readonly until: number }
  /** One order would take more than the person's own limit for it, in USDT. */
  | { readonly kind: 'sum'; readonly name: Exclude<SumName, 'loss'>; readonly limit: Amount; readonly value: Amount }
  /** The operator lets a day pass between the first look and the first order. */
  | { readonly kind: 'first-day'; readonly until: number };

/** Today's loss in USDT, positive. Undefined while unknown, and then it blocks nothing. */
export interface LostToday {
  readonly lost: Amount;
  readonly dayEnds: number;
}

/** Why nothing of this product may be opened now; undefined when something may. Closing is never asked about. */
export function stopOf(
  limits: OwnLimits,
  at: { readonly product: HeldProduct; readonly now: ServerNow; readonly today: LostToday | undefined },
): OwnStop | undefined {
  const { lockedUntil, count, opened, sums } = limitsAt(limits, at.now);
  if (lockedUntil !== undefined) return { kind: 'break', until: lockedUntil };
  const most = count.value;
  if (at.product === 'options' && most !== undefined && opened.length >= most)
    return { kind: 'count', limit: most, until: (opened[opened.length - most] ?? 0) + dayMs };
  const limit = sums.loss.value;
  if (limit === undefined || at.today === undefined || compare(at.today.lost, limit) < 0) return undefined;
  return { kind: 'loss', limit, lost: at.today.lost, until: at.today.dayEnds };
}

/** Whether one order takes more than the person wants. `value` in USDT; one that is not known is not held back. */
export function sumStopOf(
  limits: OwnLimits,
  order: { readonly name: Exclude<SumName, 'loss'>; readonly value: Amount | undefined; readonly now: ServerNow },
): OwnStop | undefined {
  const { name, value, now } = order;
  const limit = limitsAt(limits, now).sums[name].value;
  if (limit === undefined || value === undefined || compare(value, limit) <= 0) return undefined;
  return { kind: 'sum', name, limit, value };
}

/**
 * The operator's day between the first look at a product and the first order of it. `now` is the server's time, or the
 * device's while that is not known: a server that keeps its time to itself takes no safeguard away.
 */
export function firstDayStop(
  limits: OwnLimits,
  at: { readonly product: HeldProduct; readonly now: number; readonly hasTraded: boolean },
): OwnStop | undefined {
  if (at.hasTraded) return undefined;
  const until = (limits.firstVisits[at.product] ?? at.now) + dayMs;
  return at.now < until ? { kind: 'first-day', until } : undefined;
}

const written = (value: string | number | undefined): string => (value === undefined ? '' : String(value));
const raiseText = ({ raise }: Limit<string | number>): string =>
  raise === undefined ? '' : `${written(raise.value)}@${raise.from}`;

const fieldCount = 5 + 2 * sumNames.length + heldProducts.length;

/** Newer fields come last, so that text of an earlier version is still readable; those of a later version stay behind. */
export const writeLimits = ({ count, sums, ...limits }: OwnLimits, kept?: string): string =>
  [
    written(count.value),
    raiseText(count),
    written(limits.lockedUntil),
    limits.seenLoss ?? '',
    limits.opened.join(','),
    ...sumNames.flatMap((name) => [written(sums[name].value), raiseText(sums[name])]),
    ...heldProducts.map((product) => written(limits.firstVisits[product])),
    ...(kept?.split('|').slice(fieldCount) ?? []),
  ].join('|');

const wholeIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

function sumIn(text: string | undefined): Amount | undefined {
  const value = text === undefined ? undefined : readDecimal<Amount>(text);
  return value !== undefined && isPositive(value) ? value : undefined;
}

function limitIn<Value>(
  [value, raise]: readonly [string | undefined, string | undefined],
  read: (text: string | undefined) => Value | undefined,
): Limit<Value> {
  const [raised, from] = (raise ?? '').split('@');
  const fromMs = wholeIn(from);
  return { value: read(value), raise: fromMs === undefined ? undefined : { value: read(raised), from: fromMs } };
}

/** The stored limits; unreadable parts count as not set. */
export function readLimits(kept: string | undefined): OwnLimits {
  const [count, raise, lockedUntil, seenLoss = '', opened = '', ...rest] = kept?.split('|') ?? [];
  const visits = rest.slice(2 * sumNames.length).map(wholeIn);
  return {
    count: limitIn([count, raise], wholeIn),
    sums: overSums(noLimits.sums, (_limit, name) => {
      const place = 2 * sumNames.indexOf(name);
      return limitIn([rest[place], rest[place + 1]], sumIn);
    }),
    lockedUntil: wholeIn(lockedUntil),
    seenLoss: seenLoss === '' ? undefined : seenLoss,
    opened: opened.split(',').flatMap((text) => wholeIn(text) ?? []),
    firstVisits: Object.fromEntries(
      heldProducts.flatMap((product, index) => (visits[index] === undefined ? [] : [[product, visits[index]]])),
    ),
  };
}
