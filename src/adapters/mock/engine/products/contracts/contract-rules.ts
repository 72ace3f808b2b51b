import type { ContractDirection } from '../../../../../core/domain/orders/contract-order.ts';
import {
  contractMargin,
  contractSize,
  neededToOpen,
  overnightFee,
  profitAtPrice,
  type ContractExposure,
  type OpeningCost,
} from '../../../../../core/domain/orders/contract-rules.ts';
import { price, quantity, rate, readDecimal, type Price, type Quantity } from '../../../../../core/money/amount.ts';
import {
  add,
  amountOf,
  compare,
  fromSteps,
  isMultipleOf,
  isNegative,
  isPositive,
  isZero,
  multiply,
  negate,
  smaller,
  stepsIn,
  subtract,
} from '../../../../../core/money/fixed-point.ts';
import { Refusal, type EngineAccount, type LedgerOwner, type Money } from '../../kernel/basics/engine-types.ts';
import type { ContractRules } from '../../kernel/basics/world-rules.ts';
import type { Transfer } from '../../kernel/domain/ledger.ts';
import type { ListedInstrument } from '../../market/facts/instruments.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import type { ContractRecord } from './contract-record.ts';

/** Percent: at this risk rate all positions of a quote currency are closed. */
export const burstLevel = rate('10');
export const burstHundredths = stepsIn(burstLevel, rate('0.01'));

export const lotPresets = [1, 5, 10, 50, 100] as const;

const one = quantity('1');
const hundredthLot = quantity('0.01');
const nothing = price('0');

/** The order's price steps and lots. Refuses in the order of the protocol. */
export function readLots(listed: ListedInstrument, wish: { lots: string; leverage: string }): [number, number] {
  const lots = readDecimal<Quantity>(wish.lots);
  if (lots === undefined || !isPositive(lots) || !isMultipleOf(lots, one)) throw new Refusal('lotsNotWhole');
  const leverage = listed.leverageSteps.find((step) => String(step) === readDecimal(wish.leverage));
  const count = wholeSteps(lots, one);
  const { min, max } = listed.contractLots;
  if (count < min) throw new Refusal('tooFewLots', { min: String(min) });
  if (max > 0 && count > max) throw new Refusal('tooManyLots', { max: String(max) });
  if (leverage === undefined) throw new Refusal('leverageNotOffered');
  return [count, leverage];
}

/** Refuses with the key that is given. */
export function checkPositive(text: string | null, refusal: string): Price {
  const level = text === null ? undefined : readDecimal<Price>(text);
  if (level === undefined || !isPositive(level)) throw new Refusal(refusal);
  return level;
}

/** Price steps of a level a person typed. Refuses with the key that is given, or `priceStep`. */
export function readLevel(listed: ListedInstrument, text: string | null, notPositive: string): number {
  const level = checkPositive(text, notPositive);
  if (!isMultipleOf(level, listed.priceStep)) throw new Refusal('priceStep', { step: listed.priceStep });
  return wholeSteps(level, listed.priceStep);
}

/** Price steps of a stop or target; one below the first step cannot be reached, and is kept as none. */
export function readStop(listed: ListedInstrument, text: string, notPositive: string): number {
  const level = checkPositive(text, notPositive);
  return compare(level, listed.priceStep) < 0 ? 0 : readLevel(listed, text, notPositive);
}

/** A long limit lies below the price, a short one above it. */
export function checkLimit(direction: ContractDirection, limit: number, last: number): void {
  if (direction === 'short' && limit <= last) throw new Refusal('limitNotAbove');
  if (direction === 'long' && limit >= last) throw new Refusal('limitNotBelow');
}

function wholeSteps(value: Price | Quantity, step: Price | Quantity): number {
  try {
    return stepsIn(value, step);
  } catch {
    throw new Refusal('parameter');
  }
}

/** Price steps after the spread, against the person. */
export function openSteps(listed: ListedInstrument, direction: ContractDirection, market: number): number {
  const spread = stepsIn(listed.spread, listed.priceStep);
  return Math.max(1, direction === 'long' ? market + spread : market - spread);
}

/** Lots in hundredths: whole, for copies, too. */
export const lotHundredths = ({ lots }: Pick<ContractRecord, 'lots'>): number => Math.round(lots * 100);

export const lotsOf = (order: Pick<ContractRecord, 'lots'>): Quantity => fromSteps(lotHundredths(order), hundredthLot);

/** As a record keeps them. They have two decimals at most. */
export const recordedLots = (lots: Quantity): number => stepsIn(lots, hundredthLot) / 100;

/** Margin and fee of these lots. Refuses `parameter` for sums that are too large to compute. */
export function openingCost(
  listed: ListedInstrument,
  order: { price: number; lots: number; leverage: number },
  marginOf: ContractRules['margin'] = 'value',
): OpeningCost {
  const size = contractSize(lotsOf(order), listed.contractLot);
  const leverage = rate(String(order.leverage));
  const openPrice = fromSteps(order.price, listed.priceStep);
  const usual = neededToOpen({ openPrice, size, leverage, feePercent: listed.contractFee });
  const cost = marginOf === 'value' ? usual : costByNumber(usual, contractMargin(amountOf(size), leverage));
  if (cost === undefined || !Number.isSafeInteger(order.price * lotHundredths(order)) || isZero(cost.margin))
    throw new Refusal('parameter');
  return cost;
}

/** The margin counts lots only, not their price. */
const costByNumber = (usual: OpeningCost | undefined, margin: Money | undefined): OpeningCost | undefined =>
  usual === undefined || margin === undefined ? undefined : { ...usual, margin, needed: add(margin, usual.fee) };

export const sizeOf = (listed: ListedInstrument, order: Pick<ContractRecord, 'lots'>): Quantity =>
  contractSize(lotsOf(order), listed.contractLot);

export const priceOf = (listed: ListedInstrument, steps: number): Price =>
  steps === 0 ? nothing : fromSteps(steps, listed.priceStep);

export const exposureOf = (
  listed: ListedInstrument,
  order: Pick<ContractRecord, 'direction' | 'price' | 'lots'>,
): ContractExposure => ({
  direction: order.direction,
  openPrice: priceOf(listed, order.price),
  size: sizeOf(listed, order),
});

export function profitOf(listed: ListedInstrument, order: ContractRecord, at: number): Money {
  const profit = profitAtPrice(exposureOf(listed, order), priceOf(listed, at));
  return order.gain === undefined ? profit : multiply(profit, rate(String(order.gain)));
}

interface Levels {
  readonly takeProfit: number;
  readonly stopLoss: number;
}

/** Both levels against the open and the latest price. */
export function checkLevels(order: ContractRecord, { takeProfit, stopLoss }: Levels, last: number): void {
  const isLong = order.direction === 'long';
  const refuse = (isWrong: boolean, key: string): void => {
    if (isWrong) throw new Refusal(key);
  };
  const isShortOf = (level: number, other: number): boolean => (isLong ? level <= other : level >= other);
  refuse(isShortOf(takeProfit, order.price), isLong ? 'targetNotAboveOpen' : 'targetNotBelowOpen');
  refuse(isShortOf(takeProfit, last), isLong ? 'targetNotAbovePrice' : 'targetNotBelowPrice');
  refuse(
    !isShortOf(stopLoss, order.price) || stopLoss === order.price,
    isLong ? 'stopNotBelowOpen' : 'stopNotAboveOpen',
  );
  refuse(!isShortOf(stopLoss, last) || stopLoss === last, isLong ? 'stopNotBelowPrice' : 'stopNotAbovePrice');
}

// The transfers of a contract. The margin stays the person's, locked; results are between the person and the market's
// account; fees go to the house. An account never falls below zero: the insurance pays the rest.

export interface Books {
  readonly account: EngineAccount;
  readonly currency: string;
}

type Placed = Pick<ContractRecord, 'user' | 'marginAtOpen' | 'fee'>;

export const freeAccount = (account: EngineAccount, user: string): LedgerOwner => ({
  user,
  account,
  wallet: 'lever',
  locked: false,
});
const lockedAccount = (account: EngineAccount, user: string): LedgerOwner => ({
  user,
  account,
  wallet: 'lever',
  locked: true,
});
const market: LedgerOwner = { house: 'market' };
const fees: LedgerOwner = { house: 'fees' };
const insurance: LedgerOwner = { house: 'insurance' };

const moved = (transfers: readonly Transfer[]): readonly Transfer[] =>
  transfers.filter(({ amount }) => !isZero(amount));

/** Sets margin and fee aside, as long as the order waits and when it opens. */
export function lockTransfers(order: Placed, { account, currency }: Books): readonly Transfer[] {
  const way = { from: freeAccount(account, order.user), to: lockedAccount(account, order.user), currency };
  return moved([
    { ...way, amount: order.marginAtOpen, kind: billKinds.contractMargin },
    { ...way, amount: order.fee, kind: billKinds.contractFee },
  ]);
}

/** The fee is earned when the position opens. */
export const openTransfers = (order: Placed, { account, currency }: Books): readonly Transfer[] =>
  moved([
    {
      from: lockedAccount(account, order.user),
      to: fees,
      currency,
      amount: order.fee,
      kind: billKinds.contractFee,
    },
  ]);

export const cancelTransfers = (order: Placed, { account, currency }: Books): readonly Transfer[] =>
  moved([
    {
      from: lockedAccount(account, order.user),
      to: freeAccount(account, order.user),
      currency,
      amount: add(order.marginAtOpen, order.fee),
      kind: billKinds.contractCancelled,
    },
  ]);

/** The sources of a payment: the margin first, then the free balance; the rest is missing. */
function payment(sum: Money, margin: Money, free: Money): { ofMargin: Money; ofFree: Money; missing: Money } {
  const ofMargin = smaller(sum, margin);
  const ofFree = smaller(subtract(sum, ofMargin), free);
  return { ofMargin, ofFree, missing: subtract(subtract(sum, ofMargin), ofFree) };
}

export interface Settlement {
  readonly transfers: readonly Transfer[];
  /** The person's gain or loss, as booked. */
  readonly result: Money;
}

/** Returns the remaining margin and settles a result, of which the person pays at most the balance. */
export function settlement(
  order: ContractRecord,
  { profit, free, kind }: { profit: Money; free: Money; kind: number },
  { account, currency }: Books,
): Settlement {
  const own = { free: freeAccount(account, order.user), locked: lockedAccount(account, order.user) };
  const back = (amount: Money): Transfer => ({ from: own.locked, to: own.free, currency, amount, kind });
  if (!isNegative(profit)) {
    const gain: Transfer = { from: market, to: own.free, currency, amount: profit, kind };
    return { transfers: moved([gain, back(order.margin)]), result: profit };
  }
  const { ofMargin, ofFree, missing } = payment(negate(profit), order.margin, free);
  const transfers = moved([
    { from: own.locked, to: market, currency, amount: ofMargin, kind },
    back(subtract(order.margin, ofMargin)),
    { from: own.free, to: market, currency, amount: ofFree, kind },
    { from: insurance, to: market, currency, amount: missing, kind },
  ]);
  return { transfers, result: negate(add(ofMargin, ofFree)) };
}

export interface NightCharge {
  readonly transfers: readonly Transfer[];
  readonly margin: Money;
  readonly overnight: Money;
}

/** One night of a position: paid from its margin first, then from the free balance, at most both. */
export function nightCharge(
  order: ContractRecord,
  { listed, free }: { listed: ListedInstrument; free: Money },
  { account, currency }: Books,
): NightCharge {
  const { openPrice, size } = exposureOf(listed, order);
  const { ofMargin, ofFree } = payment(overnightFee(openPrice, size, listed.overnight), order.margin, free);
  const kind = billKinds.contractNight;
  return {
    transfers: moved([
      { from: lockedAccount(account, order.user), to: fees, currency, amount: ofMargin, kind },
      { from: freeAccount(account, order.user), to: fees, currency, amount: ofFree, kind },
    ]),
    margin: subtract(order.margin, ofMargin),
    overnight: add(order.overnight, add(ofMargin, ofFree)),
  };
}

/** Winners first, so that their gains can pay for the others; equal ones by age. */
export const bySettlingOrder = (
  left: { profit: Money; order: ContractRecord },
  right: { profit: Money; order: ContractRecord },
): number => compare(right.profit, left.profit) || left.order.id - right.order.id;
