import { decimal, type Amount, type DecimalText, type Price, type Quantity, type Rate } from '../../money/amount.ts';
import {
  add,
  amountOf,
  compare,
  divide as divideText,
  cost,
  isPositive,
  isZero,
  multiply,
  negate,
  priceOf,
  roundTo,
  subtract,
  sum,
} from '../../money/fixed-point.ts';
import { divide } from '../../money/quotient.ts';
import type { ContractDirection } from './contract-order.ts';

// The money of contracts, as servers of this protocol calculate it: values have five decimals, sums eight, truncated.
// The leverage divides the margin and affects nothing else.

const valuePlaces = 5;
const moneyPlaces = 8;
const ratePlaces = 2;
const hundred = decimal('100');
const hundredth = decimal('0.01');

/** Setting of the server (`getSetting`): the risk rate in percent at which all positions of a quote currency are closed. */
export const burstSetting = 'lever_burst_hazard_rate';

const cut = <T extends DecimalText>(value: T): T => roundTo(value, moneyPlaces, 'down');
const percentOf = (value: Amount, percent: Rate): Amount => cut(multiply(multiply(value, percent), hundredth));
/** Long positions win when the price rises. */
const signed = <T extends DecimalText>(direction: ContractDirection, value: T): T =>
  direction === 'long' ? value : negate(value);

/** Units of the base currency. */
export const contractSize = (lots: Quantity, lotSize: Quantity): Quantity => multiply(lotSize, lots);

/** The open price of a position: for a long one above the market by the spread, for a short one below it. */
export const openPriceAfterSpread = (direction: ContractDirection, market: Price, spread: Price): Price =>
  add(market, signed(direction, spread));

export const contractValue = (openPrice: Price, size: Quantity): Amount => roundTo(cost(openPrice, size), valuePlaces);

/** Undefined when the leverage is zero. */
export function contractMargin(value: Amount, leverage: Rate): Amount | undefined {
  const margin = divide(value, leverage);
  return margin === undefined ? undefined : cut(margin);
}

/** `feePercent` as the pair states it: 0.05 is 0.05 %. */
export const openFee = (value: Amount, feePercent: Rate): Amount => percentOf(value, feePercent);

/** One night. */
export const overnightFee = (openPrice: Price, size: Quantity, overnightPercent: Rate): Amount =>
  percentOf(cost(openPrice, size), overnightPercent);

export interface OpeningCost {
  readonly value: Amount;
  readonly margin: Amount;
  readonly fee: Amount;
  /** Margin and fee: the required available balance of the contract account. */
  readonly needed: Amount;
}

/** What opening takes; undefined when the leverage is zero. */
export function neededToOpen(wish: {
  openPrice: Price;
  size: Quantity;
  leverage: Rate;
  feePercent: Rate;
}): OpeningCost | undefined {
  const value = contractValue(wish.openPrice, wish.size);
  const margin = contractMargin(value, wish.leverage);
  if (margin === undefined) return undefined;
  const fee = openFee(value, wish.feePercent);
  return { value, margin, fee, needed: add(margin, fee) };
}

/** The inputs of a position's result; a `ContractOrder` is one. */
export interface ContractExposure {
  readonly direction: ContractDirection;
  readonly openPrice: Price;
  readonly size: Quantity;
}

/** The result at a price, before fees. */
export const profitAtPrice = ({ direction, openPrice, size }: ContractExposure, price: Price): Amount =>
  cut(cost(signed(direction, subtract(price, openPrice)), size));

/** The running result, before fees; undefined without a price. */
export const contractProfit = (position: ContractExposure, lastPrice: Price | undefined): Amount | undefined =>
  lastPrice === undefined ? undefined : profitAtPrice(position, lastPrice);

/** (available + margin at open + results) ÷ margin at open, in percent with two places; undefined when nothing is open. */
export function riskRate(account: { available: Amount; marginAtOpen: Amount; profit: Amount }): Rate | undefined {
  const equity = sum([account.available, account.marginAtOpen, account.profit]);
  const share = divide(multiply(equity, hundred), account.marginAtOpen);
  return share === undefined ? undefined : rateOf(roundTo(share, ratePlaces, 'down'));
}

/** A result in percent of the margin put in, with two places; undefined without a margin. */
export function returnOnMargin(net: Amount, marginAtOpen: Amount): Rate | undefined {
  const share = divideText(multiply(net, hundred), marginAtOpen);
  return share === undefined ? undefined : rateOf(roundTo(share, ratePlaces));
}

export type RiskLevel = 'far' | 'watch' | 'danger';

/** Percent between the price and the liquidation: up to the one it is danger, up to the other something to watch. */
const dangerDistance = decimal('3');
const watchDistance = decimal('10');

/** Little is left before everything is closed, wherever the price of one pair stands. */
const pressedFactor = decimal('3');
export const isPressed = (risk: Rate, burstLevel: Rate): boolean =>
  compare(risk, multiply(burstLevel, pressedFactor)) <= 0;

/** In words, how near the liquidation is: a coin moves ten percent within days, and three within the hour. */
export function riskLevel(distance: Rate): RiskLevel {
  if (compare(distance, dangerDistance) <= 0) return 'danger';
  return compare(distance, watchDistance) <= 0 ? 'watch' : 'far';
}

export interface LiquidationQuestion {
  /** All open positions of the pair: they are liquidated together. */
  readonly positions: readonly ContractExposure[];
  /** Free in the contract account of the quote currency. */
  readonly available: Amount;
  /** Of all open positions of the quote currency, those of the pair included. */
  readonly marginAtOpen: Amount;
  /** Results of the positions on other pairs, taken as they are now. */
  readonly profitElsewhere: Amount;
  /** Percent. */
  readonly burstLevel: Rate;
}

/**
 * An estimate: the price of the pair at which the risk rate reaches the burst level while every other price is
 * constant. Undefined if there is none: no open position, long and short in balance, or more money than can be lost.
 */
export function liquidationPrice(question: LiquidationQuestion): Price | undefined {
  const { positions, available, marginAtOpen, profitElsewhere, burstLevel } = question;
  const net = sum(positions.map(({ direction, size }) => signed(direction, size)));
  const paid = sum(positions.map(({ direction, openPrice, size }) => signed(direction, cost(openPrice, size))));
  if (positions.length === 0 || isZero(net)) return undefined;
  const floor = divide(multiply(marginAtOpen, burstLevel), hundred);
  const cushion = sum([available, marginAtOpen, profitElsewhere]);
  const level = floor === undefined ? undefined : divide(add(subtract(floor, cushion), paid), net);
  if (level === undefined || !isPositive(level)) return undefined;
  // Rounded to the side on which it comes sooner.
  return priceOf(roundTo(level, moneyPlaces, isPositive(net) ? 'up' : 'down'));
}

/** The net direction of the positions of a pair; undefined when nothing is open, or long and short balance. */
export function leaningOf(
  positions: readonly Pick<ContractExposure, 'direction' | 'size'>[],
): ContractDirection | undefined {
  const net = sum(positions.map(({ direction, size }) => signed(direction, size)));
  if (isZero(net)) return undefined;
  return isPositive(net) ? 'long' : 'short';
}

/**
 * The distance from the price to its liquidation, in percent with two decimals; zero at or past it. The pair as a whole
 * decides the side of the liquidation, so a short beside a larger long is liquidated by a fall. Computed for each
 * position at each tick, hence in text.
 */
export function distanceToLiquidation(lastPrice: Price, liquidation: Price, leaning: ContractDirection): Rate {
  const room = signed(leaning, subtract(lastPrice, liquidation));
  const share = isPositive(room) ? divideText(multiply(room, hundred), lastPrice) : undefined;
  return share === undefined ? decimal<Rate>('0') : rateOf(roundTo(share, ratePlaces, 'down'));
}

export type StopProblemKey =
  /** No price, or none above zero. */
  | 'takeProfitUnreadable'
  | 'stopLossUnreadable'
  | 'takeProfitNotBeyondPrice'
  | 'stopLossNotBeyondPrice'
  | 'takeProfitNotBeyondOpen'
  /** With a larger opposite position: the move that brings the profit liquidates the account first. */
  | 'takeProfitBeyondLiquidation'
  | 'stopLossNotBeyondOpen'
  /** The position would be liquidated before. */
  | 'stopLossBeyondLiquidation'
  /** Within one percent of the liquidation. */
  | 'stopLossNearLiquidation';

export interface StopProblem {
  readonly key: StopProblemKey;
  /** A warning does not block sending. */
  readonly isWarning: boolean;
  /** The price that the level is measured against. */
  readonly limit: Price | undefined;
}

export interface StopQuestion extends Pick<ContractExposure, 'direction' | 'openPrice'> {
  /** Undefined while unknown: then no level is compared with it. */
  readonly lastPrice: Price | undefined;
  /** Undefined is none. */
  readonly takeProfit: Price | undefined;
  readonly stopLoss: Price | undefined;
  readonly liquidation: Price | undefined;
}

const onePercent = decimal('0.01');

/** Errors for levels that cannot work. Warnings for those that may not: servers also compare both with the open price. */
export function checkStops(question: StopQuestion): readonly StopProblem[] {
  return [...takeProfitProblems(question), ...stopLossProblems(question)];
}

/** On the winning side of a level, for this direction. */
const isBeyond = (direction: ContractDirection, price: Price, level: Price): boolean =>
  compare(signed(direction, price), signed(direction, level)) > 0;

const found = (key: StopProblemKey, limit?: Price, isWarning = false): StopProblem => ({ key, isWarning, limit });

/**
 * The liquidation price where it limits the losses of a direction. For a position beside a larger opposite one it is on
 * the winning side, and limits no stop loss.
 */
export const losingEnd = (
  direction: ContractDirection,
  { lastPrice, liquidation }: Pick<StopQuestion, 'lastPrice' | 'liquidation'>,
): Price | undefined =>
  liquidation === undefined || lastPrice === undefined || isBeyond(direction, liquidation, lastPrice)
    ? undefined
    : liquidation;

function takeProfitProblems(question: StopQuestion): readonly StopProblem[] {
  const { direction, takeProfit, lastPrice, openPrice, liquidation } = question;
  if (takeProfit === undefined) return [];
  if (!isPositive(takeProfit)) return [found('takeProfitUnreadable')];
  if (lastPrice !== undefined && !isBeyond(direction, takeProfit, lastPrice))
    return [found('takeProfitNotBeyondPrice', lastPrice)];
  if (!isBeyond(direction, takeProfit, openPrice)) return [found('takeProfitNotBeyondOpen', openPrice, true)];
  const isPast =
    liquidation !== undefined &&
    lastPrice !== undefined &&
    isBeyond(direction, liquidation, lastPrice) &&
    !isBeyond(direction, liquidation, takeProfit);
  return isPast ? [found('takeProfitBeyondLiquidation', liquidation, true)] : [];
}

function stopLossProblems({ direction, stopLoss, ...prices }: StopQuestion): readonly StopProblem[] {
  const { lastPrice, openPrice } = prices;
  const liquidation = losingEnd(direction, prices);
  if (stopLoss === undefined) return [];
  if (!isPositive(stopLoss)) return [found('stopLossUnreadable')];
  if (lastPrice !== undefined && !isBeyond(direction, lastPrice, stopLoss))
    return [found('stopLossNotBeyondPrice', lastPrice)];
  if (liquidation !== undefined && !isBeyond(direction, stopLoss, liquidation))
    return [found('stopLossBeyondLiquidation', liquidation)];
  const near = liquidation !== undefined && isNear(stopLoss, liquidation);
  return [
    ...(near ? [found('stopLossNearLiquidation', liquidation, true)] : []),
    ...(isBeyond(direction, openPrice, stopLoss) ? [] : [found('stopLossNotBeyondOpen', openPrice, true)]),
  ];
}

function isNear(stopLoss: Price, liquidation: Price): boolean {
  const room = subtract(stopLoss, liquidation);
  const reach = amountOf(multiply(liquidation, onePercent));
  return compare(isPositive(room) ? room : negate(room), reach) <= 0;
}

const rateOf = (value: DecimalText): Rate => decimal<Rate>(value);
