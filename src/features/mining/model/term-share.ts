import type { MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import { wallClock } from '../../../core/i18n/calendar.ts';

const dayMs = 86_400_000;

/** Some servers write the day alone. */
const clockOf = (text: string): number | undefined => wallClock(text.length === 10 ? `${text} 00:00:00` : text);

/** How many days an order is locked. Undefined where the server tells neither that nor begin and end. */
export function termDays({
  days,
  startsAt,
  endsAt,
}: Pick<MiningOrder, 'days' | 'startsAt' | 'endsAt'>): number | undefined {
  if (days !== undefined || startsAt === undefined || endsAt === undefined) return days;
  const [begin, end] = [clockOf(startsAt), clockOf(endsAt)];
  return begin === undefined || end === undefined || end <= begin ? undefined : Math.round((end - begin) / dayMs);
}

/**
 * How much of the term of a running order is over, from 0 to 1. Undefined where the server does not say enough. Begin and end
 * are of one zone, so the length of the term is known without it.
 */
export function termShare(
  { status, startsAt, endsAt, endsAtMs }: Pick<MiningOrder, 'status' | 'startsAt' | 'endsAt' | 'endsAtMs'>,
  now: number,
): number | undefined {
  if (status !== 'running' || endsAtMs === undefined || startsAt === undefined || endsAt === undefined)
    return undefined;
  const [begin, end] = [clockOf(startsAt), clockOf(endsAt)];
  if (begin === undefined || end === undefined || end <= begin) return undefined;
  return Math.min(1, Math.max(0, 1 - (endsAtMs - now) / (end - begin)));
}
