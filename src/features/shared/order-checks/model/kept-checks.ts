import { rate, readDecimal, type Rate } from '../../../../core/money/amount.ts';
import { compare, isPositive } from '../../../../core/money/fixed-point.ts';

/** The person's own limits, in percent. */
export interface OrderChecks {
  /** Warn when the price is at least this much worse than the last one. */
  readonly worsePrice: Rate;
  /** Warn when the order is more than this share of everything in the account. */
  readonly equityShare: Rate;
  /** Ask again when the market has moved by more than this since the confirmation was opened. */
  readonly drift: Rate;
}

export const defaultChecks: OrderChecks = { worsePrice: rate('5'), equityShare: rate('30'), drift: rate('0.5') };

/** In percent, like every limit here. */
export const checkMax = rate('100');

/** A limit in percent that makes sense. */
export const isCheckable = (value: Rate): boolean => isPositive(value) && compare(value, checkMax) <= 0;

export const writeChecks = (checks: OrderChecks): string =>
  [checks.worsePrice, checks.equityShare, checks.drift].join('|');

/** Limits stored on the device; unreadable ones fall back to the usual ones. */
export function readChecks(kept: string | undefined): OrderChecks {
  const [worsePrice, equityShare, drift] = (kept ?? '').split('|').map((text) => readDecimal<Rate>(text));
  const sane = (value: Rate | undefined, usual: Rate): Rate =>
    value !== undefined && isCheckable(value) ? value : usual;
  return {
    worsePrice: sane(worsePrice, defaultChecks.worsePrice),
    equityShare: sane(equityShare, defaultChecks.equityShare),
    drift: sane(drift, defaultChecks.drift),
  };
}
