import type { OptionOrder } from '../../../../core/domain/orders/option.ts';

/** An option that was seen running, with the moment it is due. */
export interface RunningOption {
  readonly order: OptionOrder;
  /** Epoch ms of the server. */
  readonly dueAt: number;
}

/** Lists say how long the result will take, in whole seconds with this much slack on top. */
const slackMs = 1300;
/** Readings of the same moment differ by the second that they are cut to; what differs by more is news. */
const readingMs = 1600;
/** This many settled options stay visible beside the running ones. */
const settledInSight = 3;

export const isRunning = ({ order }: RunningOption): boolean => order.status !== 'settled';

/** When an option is due by one reading of it at `now` (server time); at most its whole length from now. */
export function dueTimeOf(order: OptionOrder, now: number): number {
  const wholeMs = order.seconds * 1000;
  const left = order.remainingMs === undefined ? wholeMs : Math.max(0, order.remainingMs - slackMs);
  return now + Math.min(left, wholeMs);
}

/**
 * What runs, by what was known and what is listed at `now`. An option that is listed no more is kept: until its result
 * has come it is settling, however long that takes. Newest first.
 */
export function nextRunning(
  known: readonly RunningOption[],
  listed: readonly OptionOrder[],
  now: number,
): readonly RunningOption[] {
  const before = new Map(known.map((one) => [one.order.id, one]));
  const read = listed.map((order) => reading(before.get(order.id), { order, dueAt: dueTimeOf(order, now) }));
  const ids = new Set(listed.map(({ id }) => id));
  return inSight([...known.filter(({ order }) => !ids.has(order.id)), ...read]);
}

/** A countdown that jumps by a second with every reading says less than one that holds; a result is never taken back. */
function reading(known: RunningOption | undefined, now: RunningOption): RunningOption {
  if (known === undefined) return now;
  if (!isRunning(known)) return known;
  return Math.abs(known.dueAt - now.dueAt) < readingMs ? { order: now.order, dueAt: known.dueAt } : now;
}

/** Newest first, of those that are settled only the newest. */
function inSight(all: readonly RunningOption[]): readonly RunningOption[] {
  const sorted = all.toSorted(newestFirst);
  const settled = sorted.filter((one) => !isRunning(one)).slice(0, settledInSight);
  return sorted.filter((one) => isRunning(one) || settled.includes(one));
}

const newestFirst = (left: RunningOption, right: RunningOption): number =>
  right.order.id.length - left.order.id.length || (right.order.id > left.order.id ? 1 : -1);

/** The server has reported its settlement: it is over, for any countdown. */
export const withDue = (known: readonly RunningOption[], id: string, now: number): readonly RunningOption[] =>
  known.map((one) => (one.order.id === id ? { ...one, dueAt: Math.min(one.dueAt, now) } : one));

export const withSettled = (known: readonly RunningOption[], order: OptionOrder): readonly RunningOption[] =>
  inSight(known.map((one) => (one.order.id === order.id ? { ...one, order } : one)));

/** Never negative. */
export const msLeft = ({ dueAt }: RunningOption, now: number): number => Math.max(0, dueAt - now);

/** `0:07`, `2:05`, `1:00:00`: a second that has begun counts until it is over. */
export function countdownText(leftMs: number): string {
  const total = Math.ceil(leftMs / 1000);
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** How much of the length is still to come, 0 to 1. */
export const shareLeft = (running: RunningOption, now: number): number =>
  Math.min(1, msLeft(running, now) / (running.order.seconds * 1000));
