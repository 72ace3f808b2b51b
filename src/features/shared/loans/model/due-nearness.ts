import { isUnpaid, type Loan } from '../../../../core/domain/finance/loan.ts';

const hourMs = 3_600_000;

/** How near the end of the term is: within three days, one, an hour, or past. */
export type DueNearness = 'late' | 'hour' | 'day' | 'days' | undefined;

export function dueNearness({ status, endsAtMs }: Pick<Loan, 'status' | 'endsAtMs'>, now: number): DueNearness {
  if (status === 'overdue') return 'late';
  if (status !== 'disbursed' || endsAtMs === undefined) return undefined;
  const left = endsAtMs - now;
  if (left <= 0) return 'late';
  if (left <= hourMs) return 'hour';
  if (left <= 24 * hourMs) return 'day';
  return left <= 72 * hourMs ? 'days' : undefined;
}

/** The loan that has to be repaid next, or is late; undefined while none is near its end. */
export const dueLoan = <Row extends Pick<Loan, 'status' | 'endsAtMs'>>(
  loans: readonly Row[],
  now: number,
): Row | undefined =>
  loans
    .filter((loan) => isUnpaid(loan.status) && dueNearness(loan, now) !== undefined)
    .toSorted((left, right) => (left.endsAtMs ?? 0) - (right.endsAtMs ?? 0))[0];
