import type { NewOptionOrder, OptionDirection, OptionOrder } from '../../../../core/domain/orders/option.ts';
import { rate, readDecimal, type Amount, type Price, type Rate } from '../../../../core/money/amount.ts';
import { compare, multiply, subtract } from '../../../../core/money/fixed-point.ts';
import { divide } from '../../../../core/money/quotient.ts';
import type { AnyWay, SnapshotOf, WayRules } from '../../orders/model/order-way.ts';
import type { OptionContext, OptionSummary } from './option-draft.ts';

/** The stored part of a sent option. */
export interface SentOption {
  readonly id: string;
  readonly symbol: string;
  readonly currency: string;
  readonly order: NewOptionOrder;
}

/** What the confirmation shows beside it. */
export interface OptionPreview {
  /** The last price when it was frozen. The option opens at the server's own. */
  readonly reference: Price | undefined;
  readonly priceStep: Price | undefined;
  readonly payoutRate: Rate;
  readonly win: Amount;
  readonly lose: Amount;
  readonly isAllLost: boolean;
  readonly fee: Amount;
  readonly total: Amount;
  readonly breakEven: Rate | undefined;
  /** Of the paying currency, before the option. */
  readonly available: Amount | undefined;
}

/** A larger share of the balance than the person allows without a question. */
export interface OptionGuard {
  readonly kind: 'balance-share';
  readonly percent: Rate;
}

/** Timed options on their way. */
export interface OptionWay extends AnyWay {
  readonly sent: SentOption;
  readonly preview: OptionPreview;
  readonly listed: OptionOrder;
  readonly guard: OptionGuard;
}
export type OptionSnapshot = SnapshotOf<OptionWay>;

/** Freezes a ticket without errors; undefined when it is not complete. */
export function takeOptionSnapshot(
  id: string,
  direction: OptionDirection,
  { summary, context }: { readonly summary: OptionSummary; readonly context: OptionContext },
): OptionSnapshot | undefined {
  const { period, currency, stake, fee, total, win, lose } = summary;
  if (period === undefined || currency === undefined || stake === undefined) return undefined;
  if (fee === undefined || total === undefined || win === undefined || lose === undefined) return undefined;
  const { instrument, last } = context;
  return {
    id,
    symbol: instrument.symbol,
    currency: currency.name,
    order: {
      matchId: instrument.id,
      payingCurrencyId: currency.id,
      direction,
      seconds: period.seconds,
      stake,
      ...(last === undefined ? {} : { seenPrice: last }),
    },
    reference: last,
    priceStep: instrument.priceStep,
    payoutRate: period.payoutRate,
    win,
    lose,
    isAllLost: summary.isAllLost,
    fee,
    total,
    breakEven: summary.breakEven,
    available: currency.available,
  };
}

/** The remaining balance of the paying currency; undefined while unknown. */
export const optionAvailableAfter = ({ available, total }: OptionPreview): Amount | undefined =>
  available === undefined ? undefined : subtract(available, total);

/** Why this option deserves a second look. `shareLimit` in percent of what is available. */
export function optionGuards({ available, total }: OptionPreview, shareLimit: Rate): readonly OptionGuard[] {
  const share = available === undefined ? undefined : divide(rate(total), available);
  const percent = share === undefined ? undefined : multiply(share, rate('100'));
  return percent !== undefined && compare(percent, shareLimit) > 0 ? [{ kind: 'balance-share', percent }] : [];
}

/** How timed options are recognised and kept. */
export const optionWay: WayRules<OptionWay> = {
  isTwin: (listed, { order: wanted }) =>
    listed.matchId === wanted.matchId &&
    listed.payingCurrencyId === wanted.payingCurrencyId &&
    listed.direction === wanted.direction &&
    listed.seconds === wanted.seconds &&
    compare(listed.stake, wanted.stake) === 0,
  nameOf: ({ order }) => [order.matchId, order.payingCurrencyId, order.direction, order.seconds, order.stake].join('.'),
  write: ({ id, symbol, currency, order }) => {
    const { matchId, payingCurrencyId, direction, seconds, stake } = order;
    return [id, symbol, currency, matchId, payingCurrencyId, direction, String(seconds), stake];
  },
  read: (fields) => {
    const [id = '', symbol = '', currency = '', matchId = '', payingCurrencyId = '', direction, ...figures] = fields;
    const [seconds = '', stakeText = ''] = figures;
    const stake = readDecimal<Amount>(stakeText);
    if (stake === undefined || !/^\d+$/.test(seconds)) return undefined;
    if (direction !== 'up' && direction !== 'down') return undefined;
    return { id, symbol, currency, order: { matchId, payingCurrencyId, direction, seconds: Number(seconds), stake } };
  },
};
