import type { Side } from '../../../../../core/domain/market/depth.ts';
import {
  amountOf,
  cost,
  fromSteps,
  isMultipleOf,
  isPositive,
  isZero,
  larger,
  multiply,
  roundTo,
  stepsIn,
  subtract,
} from '../../../../../core/money/fixed-point.ts';
import { divide } from '../../../../../core/money/quotient.ts';
import { roundToStep, unitsFor } from '../../../../../core/money/arithmetic.ts';
import { rate, readDecimal, type DecimalText, type Price, type Quantity } from '../../../../../core/money/amount.ts';
import { amountProblem } from '../../../../../core/rules/amount-rules.ts';
import { Refusal, type EngineAccount, type LedgerOwner, type Money } from '../../kernel/basics/engine-types.ts';
import { spotFee } from '../../../../../core/domain/orders/spot-rules.ts';
import type { Transfer } from '../../kernel/domain/ledger.ts';
import type { InstrumentSpec } from '../../kernel/domain/market.ts';
import type { RestingOrder } from '../../market/order-book.ts';
import { leftOf, type SpotRecord } from './spot-book.ts';

/** Fraction of the received sum. */
export const spotFeeRate = rate('0.002');

/** Fraction of an invited person's fee for the inviter, as in the rebate rules. */
export const rebateShare = rate('0.1');

export const spotBills = { locked: 50, filled: 51, rebate: 33 } as const;

/** The inviter of a person; undefined without one. */
export type InviterOf = (user: string) => string | undefined;

/** The protocol computes with eight decimals and truncates. */
const moneyPlaces = 8;

/** Price steps and lots of a wish. Throws Refusal `parameter`, `priceStep` or `quantityStep`. */
export function readTicket(
  instrument: InstrumentSpec,
  wish: { price: string; amount: string },
): { price: number; lots: number } {
  const limit = positive<Price>(wish.price);
  const units = positive<Quantity>(wish.amount);
  if (!isMultipleOf(limit, instrument.priceStep)) throw new Refusal('priceStep', { step: instrument.priceStep });
  if (!isMultipleOf(units, instrument.quantityStep))
    throw new Refusal('quantityStep', { step: instrument.quantityStep });
  const ticket = { price: wholeSteps(limit, instrument.priceStep), lots: wholeSteps(units, instrument.quantityStep) };
  if (!Number.isSafeInteger(ticket.price * ticket.lots)) throw new Refusal('parameter');
  return ticket;
}

/**
 * The same for an amount that may be finer than lots: what is beyond them is locked, never filled, and comes back. Throws
 * Refusal as `readTicket`.
 */
export function readFineTicket(
  instrument: InstrumentSpec,
  { side, price, amount }: { readonly side: Side; readonly price: string; readonly amount: string },
): { readonly price: number; readonly lots: number; readonly budget?: NonNullable<SpotRecord['budget']> } {
  const units = roundTo(positive<Quantity>(amount), moneyPlaces, 'down');
  if (isMultipleOf(units, instrument.quantityStep)) return readTicket(instrument, { price, amount: units });
  const whole = roundToStep(units, instrument.quantityStep);
  if (isZero(whole)) throw new Refusal('quantityStep', { step: instrument.quantityStep });
  const ticket = readTicket(instrument, { price, amount: whole });
  const money = side === 'buy' ? roundTo(cost(positive<Price>(price), units), moneyPlaces, 'down') : amountOf(units);
  return { ...ticket, budget: { money, units } };
}

/**
 * A buy for a sum of money: as many lots as it pays at the last price, or at the limit if that is higher, so that no
 * fill costs more than the locked sum. Throws Refusal `parameter` or `priceStep`.
 */
export function readBudget(
  instrument: InstrumentSpec,
  wish: { price: string; amount: string },
  lastPrice: number,
): { readonly price: number; readonly lots: number; readonly budget: NonNullable<SpotRecord['budget']> } {
  const money = roundTo(positive<Money>(wish.amount), moneyPlaces, 'down');
  const last = fromSteps(lastPrice, instrument.priceStep);
  const units = unitsFor(money, last);
  const covered = unitsFor(money, larger(last, positive<Price>(wish.price)));
  if (units === undefined || covered === undefined) throw new Refusal('parameter');
  const amount = roundToStep(covered, instrument.quantityStep);
  const ticket = readTicket(instrument, { ...wish, amount });
  return { ...ticket, budget: { money, units: roundTo(units, moneyPlaces, 'down') } };
}

function positive<T extends DecimalText>(text: string): T {
  const value = readDecimal<T>(text);
  if (value === undefined || amountProblem(text) !== undefined) throw new Refusal('parameter');
  return value;
}

function wholeSteps(value: DecimalText, step: DecimalText): number {
  try {
    return stepsIn(value, step);
  } catch {
    throw new Refusal('parameter');
  }
}

/** One fill of an order: with a person's resting order, or with the market's ladder if there is no maker. */
export interface SpotFill {
  readonly makerId: number | undefined;
  readonly price: number;
  readonly lots: number;
}

export interface Counterparts {
  /** Best first. */
  readonly resting: Iterable<RestingOrder>;
  /** The remaining ladder of the market, best first: [price, lots]. */
  readonly ladder: Iterable<readonly [number, number]>;
}

interface Offer {
  readonly makerId: number | undefined;
  readonly price: number;
  readonly lots: number;
}

/**
 * Walks both sources by price; at equal prices people come before the market. Never beyond the order's limit, so each
 * fill is at the limit or better.
 */
export function planFills(
  order: { side: Side; price: number; lots: number },
  counterparts: Counterparts,
): readonly SpotFill[] {
  const persons = offers(counterparts.resting, ({ id, price, lots }) => ({ makerId: id, price, lots }));
  const market = offers(counterparts.ladder, ([price, lots]) => ({ makerId: undefined, price, lots }));
  const isBetter = (left: number, right: number): boolean => (order.side === 'buy' ? left < right : left > right);
  const fills: SpotFill[] = [];
  let left = order.lots;
  let person = persons();
  let level = market();
  while (left > 0) {
    const isMarket = level !== undefined && (person === undefined || isBetter(level.price, person.price));
    const offer = isMarket ? level : person;
    if (offer === undefined || isBetter(order.price, offer.price)) break;
    const lots = Math.min(left, offer.lots);
    if (lots > 0) fills.push({ ...offer, lots });
    left -= lots;
    if (isMarket) level = market();
    else person = persons();
  }
  return fills;
}

function offers<T>(source: Iterable<T>, toOffer: (item: T) => Offer): () => Offer | undefined {
  const iterator = source[Symbol.iterator]();
  return () => {
    const next = iterator.next();
    return next.done === true ? undefined : toOffer(next.value);
  };
}

/** The person's spot wallet. */
const wallet = (account: EngineAccount, user: string, locked: boolean): LedgerOwner => ({
  user,
  account,
  wallet: 'change',
  locked,
});
/** Both sides of every fill pass through the market's account: a fill between two people leaves it unchanged. */
const clearing: LedgerOwner = { house: 'market' };

interface Books {
  readonly instrument: InstrumentSpec;
  readonly account: EngineAccount;
}

const quoteAmount = ({ priceStep, quantityStep }: InstrumentSpec, price: number, lots: number): Money =>
  cost(fromSteps(price, priceStep), fromSteps(lots, quantityStep));
const baseAmount = ({ quantityStep }: InstrumentSpec, lots: number): Money => amountOf(fromSteps(lots, quantityStep));

/** The currency that an order pays with, and the locked sum for these lots. */
function lockOf(
  order: Pick<SpotRecord, 'side' | 'price'>,
  lots: number,
  instrument: InstrumentSpec,
): { currency: string; amount: Money } {
  return order.side === 'buy'
    ? { currency: instrument.quote, amount: quoteAmount(instrument, order.price, lots) }
    : { currency: instrument.base, amount: baseAmount(instrument, lots) };
}

/** Money set aside when an order is placed. */
export function lockTransfers(order: SpotRecord, { instrument, account }: Books): readonly Transfer[] {
  const from = wallet(account, order.user, false);
  const { currency, amount } = lockOf(order, order.lots, instrument);
  const set = { currency, amount: order.budget?.money ?? amount };
  return [{ from, to: wallet(account, order.user, true), ...set, kind: spotBills.locked }];
}

/** The locked sum beyond the price of all lots; it is returned when the order ends. */
export function spareTransfers(order: SpotRecord, { instrument, account }: Books): readonly Transfer[] {
  if (order.budget === undefined) return [];
  const { currency, amount } = lockOf(order, order.lots, instrument);
  const spare = subtract(order.budget.money, amount);
  if (!isPositive(spare)) return [];
  const from = wallet(account, order.user, true);
  return [{ from, to: wallet(account, order.user, false), currency, amount: spare, kind: spotBills.locked }];
}

/** Returns the sum that is still locked. */
export function releaseTransfers(order: SpotRecord, books: Books): readonly Transfer[] {
  const { instrument, account } = books;
  const from = wallet(account, order.user, true);
  return [
    {
      from,
      to: wallet(account, order.user, false),
      ...lockOf(order, leftOf(order), instrument),
      kind: spotBills.locked,
    },
    ...spareTransfers(order, books),
  ];
}

/** What an order pays and receives in a fill, and the fee that is taken of what it receives. */
function sidesOf(
  { side }: Pick<SpotRecord, 'side'>,
  fill: { price: number; lots: number },
  instrument: InstrumentSpec,
) {
  const inQuote = { currency: instrument.quote, amount: quoteAmount(instrument, fill.price, fill.lots) };
  const inBase = { currency: instrument.base, amount: baseAmount(instrument, fill.lots) };
  const [paid, received] = side === 'buy' ? [inQuote, inBase] : [inBase, inQuote];
  return { paid, received, fee: spotFee(received.amount, spotFeeRate) };
}

export const feeOfFill = (
  order: Pick<SpotRecord, 'side'>,
  fill: { price: number; lots: number },
  instrument: InstrumentSpec,
): Money => sidesOf(order, fill, instrument).fee;

/**
 * One order's side of a fill: the payment from its lock, the receipt after the fee, the unused rest, and the rebate for
 * the person's inviter.
 */
export function fillTransfers(
  order: SpotRecord,
  fill: { price: number; lots: number },
  { instrument, account, inviterOf }: Books & { readonly inviterOf: InviterOf },
): readonly Transfer[] {
  const free = wallet(account, order.user, false);
  const locked = wallet(account, order.user, true);
  const { paid, received, fee } = sidesOf(order, fill, instrument);
  const unused = subtract(lockOf(order, fill.lots, instrument).amount, paid.amount);
  const kind = spotBills.filled;
  const transfers: readonly Transfer[] = [
    { from: locked, to: clearing, ...paid, kind },
    { from: clearing, to: free, currency: received.currency, amount: subtract(received.amount, fee), kind },
    { from: clearing, to: { house: 'fees' }, currency: received.currency, amount: fee, kind },
    { from: locked, to: free, currency: paid.currency, amount: unused, kind: spotBills.locked },
  ];
  const inviter = inviterOf(order.user);
  const rebate = roundTo(multiply(fee, rebateShare), moneyPlaces, 'down');
  const rebates: readonly Transfer[] =
    inviter === undefined
      ? []
      : [
          {
            from: { house: 'fees' },
            to: wallet(account, inviter, false),
            currency: received.currency,
            amount: rebate,
            kind: spotBills.rebate,
          },
        ];
  return [...transfers, ...rebates].filter((transfer) => !isZero(transfer.amount));
}

/** The money of all fills; undefined before the first one, and where their sum is beyond what a record counts exactly. */
export const moneyOfFills = (order: SpotRecord, { priceStep, quantityStep }: InstrumentSpec): Money | undefined =>
  order.filled === 0 || !Number.isSafeInteger(order.turnover)
    ? undefined
    : cost(fromSteps(order.turnover, priceStep), quantityStep);

/** Average price of the fills; undefined before the first one. */
export function averagePrice(order: SpotRecord, { priceStep }: InstrumentSpec): Price | undefined {
  return divide(multiply(priceStep, fromSteps(order.turnover, one)), fromSteps(order.filled, one));
}
const one = rate('1');
