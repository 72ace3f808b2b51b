import { rate, readDecimal, type Amount, type Rate } from '../../../../core/money/amount.ts';
import { compare, isPositive } from '../../../../core/money/fixed-point.ts';

/** The person's own limits, in percent. */
export interface OrderChecks {
  /** Warn when the price is at least this much worse than the last one. */
  readonly worsePrice: Rate;
  /** Warn when the order is more than this share of everything in the account. */
  readonly equityShare: Rate;
  /** Ask again when the market has moved by more than this since the confirmation was opened. */
  readonly drift: Rate;
  /** Orders worth less than this, in the quote currency of their pair, are sent without a question; undefined asks always. */
  readonly quietSpot: Amount | undefined;
  readonly quietContract: Amount | undefined;
}

export const defaultChecks: OrderChecks = {
  worsePrice: rate('5'),
  equityShare: rate('30'),
  drift: rate('0.5'),
  quietSpot: undefined,
  quietContract: undefined,
};

/** In percent, like every limit here. */
export const checkMax = rate('100');

/** A limit in percent that makes sense. */
export const isCheckable = (value: Rate): boolean => isPositive(value) && compare(value, checkMax) <= 0;

export const writeChecks = (checks: OrderChecks): string =>
  [checks.worsePrice, checks.equityShare, checks.drift, checks.quietSpot ?? '', checks.quietContract ?? ''].join('|');

/** Limits stored on the device; unreadable ones fall back to the usual ones. */
export function readChecks(kept: string | undefined): OrderChecks {
  const texts = (kept ?? '').split('|');
  const [worsePrice, equityShare, drift] = texts.map((text) => readDecimal<Rate>(text));
  const quiet = (text = ''): Amount | undefined => {
    const sum = readDecimal<Amount>(text);
    return sum !== undefined && isPositive(sum) ? sum : undefined;
  };
  const sane = (value: Rate | undefined, usual: Rate): Rate =>
    value !== undefined && isCheckable(value) ? value : usual;
  return {
    worsePrice: sane(worsePrice, defaultChecks.worsePrice),
    equityShare: sane(equityShare, defaultChecks.equityShare),
    drift: sane(drift, defaultChecks.drift),
    quietSpot: quiet(texts[3]),
    quietContract: quiet(texts[4]),
  };
}

/** Whether an order of that value is small enough to be sent without a question. */
export const isQuiet = (value: Amount, below: Amount | undefined): boolean =>
  below !== undefined && compare(value, below) < 0;
