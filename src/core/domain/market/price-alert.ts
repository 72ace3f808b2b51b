import { readDecimal, type Price } from '../../money/amount.ts';
import { compare, isPositive } from '../../money/fixed-point.ts';
import { parsedText } from '../kept/parsed-text.ts';
import { unreadRows } from '../kept/unread-rows.ts';
import type { Candle, CandlePeriod } from './candle.ts';

export const alertSides = ['above', 'below'] as const;
export type AlertSide = (typeof alertSides)[number];

/**
 * How the price was seen to reach the target: it was `watched`; a `candle` of the unwatched time shows it; or it was
 * found there on `return`, at an unknown time.
 */
export const alertHitKinds = ['watched', 'candle', 'return'] as const;
export type AlertHitKind = (typeof alertHitKinds)[number];

export interface AlertHit {
  readonly kind: AlertHitKind;
  /** Server time, epoch ms: when it was seen, or the candle's open time. */
  readonly at: number;
  /** The observed price: the quote, or the high or low of the candle. */
  readonly price: Price;
}

/** A one-time notification when a pair reaches a price. */
export interface PriceAlert {
  readonly id: string;
  /** BASE/QUOTE. */
  readonly symbol: string;
  readonly side: AlertSide;
  readonly price: Price;
  /** Server time, epoch ms: nothing from before counts. */
  readonly setAt: number;
  /** Undefined while it waits. It fires once and never again. */
  readonly hit: AlertHit | undefined;
  /** The person has put its message away. */
  readonly isSeen: boolean;
}

/** How many a device keeps. */
export const alertLimit = 50;

export const isWaiting = (alert: PriceAlert): boolean => alert.hit === undefined;

/** The price itself counts as reached. */
export const isReached = ({ side, price }: Pick<PriceAlert, 'side' | 'price'>, last: Price): boolean =>
  side === 'above' ? compare(last, price) >= 0 : compare(last, price) <= 0;

/** Which side a level is on, seen from the last price; undefined when it is that price. */
export function sideOf(level: Price, last: Price): AlertSide | undefined {
  const order = compare(level, last);
  if (order === 0) return undefined;
  return order > 0 ? 'above' : 'below';
}

export interface SeenPrice {
  readonly symbol: string;
  readonly price: Price;
  /** Server time, epoch ms. */
  readonly at: number;
}

const hitBy = (alert: PriceAlert, hit: AlertHit): PriceAlert => ({ ...alert, hit, isSeen: false });

/** The same array when nothing changes. */
function changed(
  alerts: readonly PriceAlert[],
  symbol: string,
  hitOf: (alert: PriceAlert) => AlertHit | undefined,
): readonly PriceAlert[] {
  let isChanged = false;
  const next = alerts.map((alert) => {
    const hit = alert.symbol === symbol && isWaiting(alert) ? hitOf(alert) : undefined;
    if (hit === undefined) return alert;
    isChanged = true;
    return hitBy(alert, hit);
  });
  return isChanged ? next : alerts;
}

/** A fresh price of a pair that is being watched without a gap. */
export const withWatchedPrice = (
  alerts: readonly PriceAlert[],
  { symbol, price, at }: SeenPrice,
): readonly PriceAlert[] =>
  changed(alerts, symbol, (alert) => (isReached(alert, price) ? { kind: 'watched', at, price } : undefined));

export interface TimeAway {
  /** Until when the pair was watched, server time, epoch ms. */
  readonly from: number;
  /** Of the time in between; empty where they could not be read. */
  readonly candles: readonly Candle[];
}

/**
 * The first fresh price after unwatched time. Only a candle that began after the last look, and after the alert was
 * set, says anything about the time in between: an earlier one may owe its range to what was seen before.
 */
export const withReturn = (
  alerts: readonly PriceAlert[],
  { symbol, price, at }: SeenPrice,
  { from, candles }: TimeAway,
): readonly PriceAlert[] =>
  changed(alerts, symbol, (alert) => {
    const begin = Math.max(from, alert.setAt);
    const reachOf = (candle: Candle): Price => (alert.side === 'above' ? candle.high : candle.low);
    const candle = candles.find((one) => one.time >= begin && one.time <= at && isReached(alert, reachOf(one)));
    if (candle !== undefined) return { kind: 'candle', at: candle.time, price: reachOf(candle) };
    return isReached(alert, price) ? { kind: 'return', at, price } : undefined;
  });

const dayMs = 86_400_000;
const minutesUpToMs = dayMs;
const hoursUpToMs = 30 * dayMs;

/** The finest candles that servers of this protocol give for a time away. */
export function candlesForAway(awayMs: number): CandlePeriod {
  if (awayMs <= minutesUpToMs) return '1min';
  return awayMs <= hoursUpToMs ? '60min' : '1day';
}

/** Behind them stand the entries of `kept` that this version cannot read. */
export const writeAlerts = (alerts: readonly PriceAlert[], kept?: string): string =>
  JSON.stringify([...alerts, ...unreadRows(parsedText(kept), (row) => readAlert(row) !== undefined)]);

const isOneOf = <T extends string>(choices: readonly T[], value: unknown): value is T =>
  choices.some((choice) => choice === value);

const priceIn = (value: unknown): Price | undefined => {
  const read = typeof value === 'string' ? readDecimal<Price>(value) : undefined;
  return read !== undefined && isPositive(read) ? read : undefined;
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function readHit(value: unknown): AlertHit | undefined {
  const { kind, at, price: seen } = fieldsOf(value);
  const price = priceIn(seen);
  return isOneOf(alertHitKinds, kind) && typeof at === 'number' && price !== undefined
    ? { kind, at, price }
    : undefined;
}

function readAlert(value: unknown): PriceAlert | undefined {
  const { id, symbol, side, price: level, setAt, hit, isSeen } = fieldsOf(value);
  const price = priceIn(level);
  if (typeof id !== 'string' || typeof symbol !== 'string' || typeof setAt !== 'number') return undefined;
  if (price === undefined || !isOneOf(alertSides, side)) return undefined;
  return { id, symbol, side, price, setAt, hit: readHit(hit), isSeen: isSeen === true };
}

/** Parses stored alerts; invalid entries are left out. */
export function readAlerts(text: string | undefined): readonly PriceAlert[] {
  if (text === undefined) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.flatMap((one) => readAlert(one) ?? []).slice(0, alertLimit) : [];
  } catch {
    return [];
  }
}
