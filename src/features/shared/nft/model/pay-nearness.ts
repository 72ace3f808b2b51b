import type { WonAuction } from '../../../../core/domain/products/art-sale.ts';

const hourMs = 3_600_000;

export type PayNearness = 'day' | 'halfDay' | 'hour';

/** How near the end of the day to pay is; undefined when it is over. */
export function payNearness(leftMs: number): PayNearness | undefined {
  if (leftMs <= 0) return undefined;
  if (leftMs <= hourMs) return 'hour';
  return leftMs <= 12 * hourMs ? 'halfDay' : 'day';
}

export type DueAuction = WonAuction & { readonly payBeforeMs: number };

export const isDue = (won: WonAuction): won is DueAuction => won.state === 'due' && won.payBeforeMs !== undefined;

/** Of those that are still to be paid the one whose time ends first. */
export const firstDue = (won: readonly WonAuction[]): DueAuction | undefined =>
  won.filter(isDue).toSorted((left, right) => left.payBeforeMs - right.payBeforeMs)[0];
