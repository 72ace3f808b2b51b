import { isoMoment } from '../../../../core/i18n/utc-offset.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { absolute, amountOf, isNegative, isZero, negate } from '../../../../core/money/fixed-point.ts';
import { quoteOf, timePlacer, type ClosedResult, type JournalProduct } from '../closed-result.ts';
import { isIn, type Period } from '../period.ts';
import type { JournalRecords } from '../record-reading.ts';
import { fillsOf, type Fill } from '../spot-results.ts';

/** A sum of a currency, never negative. */
export interface Sum {
  readonly amount: Amount;
  readonly currency: string;
}

/**
 * A change of an account in the terms that tools for taxes share. A trade gives `sent` for `received`, which is before
 * `fee`; a gain has only `received`, a loss and a fee only `sent`.
 */
export interface TaxEvent {
  readonly kind: 'trade' | 'gain' | 'loss' | 'fee';
  readonly product: JournalProduct;
  /** Of the order, and which part of it this is: unlike every other. */
  readonly id: string;
  readonly part: 'trade' | 'result' | 'fee';
  readonly pair: string | undefined;
  /** ISO 8601 in UTC. */
  readonly time: string;
  readonly sent: Sum | undefined;
  readonly received: Sum | undefined;
  readonly fee: Sum | undefined;
}

export interface TaxEvents {
  /** The oldest first. */
  readonly events: readonly TaxEvent[];
  /** Records of the period that no tool could use: without a time, a price or a name of the currency, or not finished. */
  readonly leftOut: number;
  /** The server does not say how far its times are from UTC: without that no event of it has a time. */
  readonly isZoneMissing: boolean;
}

export interface TaxZones {
  /** In which a day is told from an epoch. */
  readonly days: string | undefined;
  /** The zone of the server's times, as its operator states it. */
  readonly server: string | undefined;
}

type Undated = Omit<TaxEvent, 'time'>;

/** What one record came to, and its time as the server writes it. `undefined` where a tool could not use it. */
interface TaxRecord {
  readonly time: string | undefined;
  readonly at: number | undefined;
  readonly changes: readonly Undated[] | undefined;
}

/** What changed in the account in a period: fills of spot, and what closed contracts and settled options came to. */
export function taxEventsOf(
  { results, spotOrders }: Pick<JournalRecords, 'results' | 'spotOrders'>,
  period: Period,
  zones: TaxZones,
): TaxEvents {
  const fills = fillsOf(spotOrders, timePlacer(zones.days)).filter(({ placed }) => isIn(period, placed.day));
  const closed = results.filter(({ product, day }) => product !== 'spot' && isIn(period, day));
  const records = [...fills.map(ofFill), ...closed.map(ofResult)].toSorted(
    (left, right) => (left.at ?? -1) - (right.at ?? -1),
  );
  const dated = records.map((record) => ({ ...record, iso: isoMoment(record.time ?? '', zones.server) }));
  const usable = dated.flatMap(({ iso: time, changes }) =>
    time === undefined || changes === undefined ? [] : [changes.map((change) => ({ ...change, time }))],
  );
  return {
    events: usable.flat(),
    leftOut: records.length - usable.length,
    isZoneMissing: zones.server === undefined && dated.some(({ at, iso }) => at !== undefined && iso === undefined),
  };
}

const isName = (currency: string): boolean => /\D/.test(currency);

/**
 * A fee that the server does not say is computed from its rate and rounded down once; of an order that was filled in parts the
 * server may have rounded more often. An order that may be filled further is left for the period in which it ends: what it came to may still
 * change.
 */
function ofFill({ order, placed, units, value, fee }: Fill): TaxRecord {
  const { id, symbol: pair, side, status } = order;
  const { time, at } = placed;
  if (value === undefined || status === 'pending') return { time, at, changes: undefined };
  const coins = { amount: amountOf(units), currency: pair.slice(0, pair.indexOf('/')) };
  const money = { amount: value, currency: quoteOf(pair) };
  const [sent, received] = side === 'buy' ? [money, coins] : [coins, money];
  const charged = isZero(fee) ? undefined : { amount: fee, currency: received.currency };
  const trade = { kind: 'trade', part: 'trade', product: 'spot', id, pair, sent, received, fee: charged } as const;
  return { time, at, changes: [trade] };
}

/** Its result before fees and its fees, each for itself: tools add both up. A fee below zero is money that came in. */
function ofResult({ id, product, pair, currency, gross, fee, time, at }: ClosedResult): TaxRecord {
  if (gross === undefined || !isName(currency)) return { time, at, changes: undefined };
  const common = { product, pair, id: id.slice(id.indexOf(' ') + 1), fee: undefined };
  const change = (part: 'result' | 'fee', value: Amount): readonly Undated[] => {
    if (isZero(value)) return [];
    const sum = { amount: absolute(value), currency };
    return isNegative(value)
      ? [{ ...common, part, kind: part === 'fee' ? 'fee' : 'loss', sent: sum, received: undefined }]
      : [{ ...common, part, kind: 'gain', sent: undefined, received: sum }];
  };
  return { time, at, changes: [...change('result', gross), ...change('fee', negate(fee))] };
}
