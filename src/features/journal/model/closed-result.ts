import type { AccountId } from '../../../core/account/account-scope.ts';
import { givenProduct } from '../../../core/domain/market/given-product-names.ts';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../core/domain/orders/option.ts';
import { calendarOf, epochOf, wallClock } from '../../../core/i18n/calendar.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { add, subtract } from '../../../core/money/fixed-point.ts';

export const journalProducts = ['contracts', 'options', 'spot'] as const;
export type JournalProduct = (typeof journalProducts)[number];

/** What one closed trade came to, in one currency of one account. */
export interface ClosedResult {
  /** Product, by its given name, and number of the order: the device keeps notes on it, and tax files tell it. */
  readonly id: string;
  readonly account: AccountId;
  readonly product: JournalProduct;
  /** Undefined where the server does not say. */
  readonly pair: string | undefined;
  readonly currency: string;
  /** When it was closed, as the server writes it. */
  readonly time: string | undefined;
  /** For the order of results: digits of a wall time as if they were UTC. Undefined without a time. */
  readonly at: number | undefined;
  /** `YYYY-MM-DD`, the day that the server wrote. */
  readonly day: string | undefined;
  /** Before fees; undefined where it cannot be known. */
  readonly gross: Amount | undefined;
  readonly fee: Amount;
  /** After fees: what it changed in the account. */
  readonly result: Amount | undefined;
  /** What was put in when it opened; a contract alone has it. */
  readonly margin?: Amount | undefined;
}

/** Whose results they are, and how far the server's times are from UTC. */
export interface JournalOrigin {
  readonly account: AccountId;
  /** Undefined if it is not known. */
  readonly serverZone: string | undefined;
}

/** A time as it is placed in the journal. */
export type PlacedTime = Pick<ClosedResult, 'time' | 'at' | 'day'>;

const dayFields = { year: true, month: true, day: true } as const;

/** Places times of one server. A formatter of the platform is made only once, and only where a server sends epochs. */
export function timePlacer(serverZone: string | undefined): (time: string | undefined) => PlacedTime {
  let calendar: ReturnType<typeof calendarOf> | undefined;
  return (time) => {
    if (time === undefined) return { time, at: undefined, day: undefined };
    const wall = wallClock(time);
    if (wall !== undefined) return { time, at: wall, day: time.slice(0, dayLength) };
    const epoch = epochOf(time);
    if (epoch === undefined) return { time, at: undefined, day: undefined };
    calendar ??= calendarOf('en', serverZone);
    return { time, at: epoch, day: calendar(epoch, dayFields) };
  };
}

const dayLength = 10;

export const quoteOf = (symbol: string): string => symbol.slice(symbol.indexOf('/') + 1);

const settled = (gross: Amount | undefined, fee: Amount): Pick<ClosedResult, 'gross' | 'fee' | 'result'> => ({
  gross,
  fee,
  result: gross === undefined ? undefined : subtract(gross, fee),
});

type Place = (time: string | undefined) => PlacedTime;

/** The results of closed positions; other orders have none. */
export function contractResults(
  orders: readonly ContractOrder[],
  { account }: JournalOrigin,
  place: Place,
): readonly ClosedResult[] {
  return orders
    .filter(({ status }) => status === 'closed')
    .map((order) => ({
      id: `${givenProduct.contracts} ${order.id}`,
      account,
      product: 'contracts',
      pair: order.symbol,
      currency: quoteOf(order.symbol),
      ...place(order.closedAt),
      ...settled(order.realisedProfit, add(order.openFee, order.overnightFee)),
      margin: order.marginAtOpen,
    }));
}

/** The results of settled timed options; others have none. */
export function optionResults(
  orders: readonly OptionOrder[],
  { account }: JournalOrigin,
  place: Place,
): readonly ClosedResult[] {
  return orders
    .filter(({ status }) => status === 'settled')
    .map((order) => ({
      id: `${givenProduct.options} ${order.id}`,
      account,
      product: 'options',
      pair: order.symbol,
      currency: order.payingCurrency ?? order.payingCurrencyId,
      ...place(order.settledAt ?? order.dueAt),
      ...settled(order.profit, order.fee),
    }));
}
