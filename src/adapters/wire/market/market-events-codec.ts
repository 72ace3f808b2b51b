import type { Candle, CandlePeriod } from '../../../core/domain/market/candle.ts';
import type { Depth, DepthLevel, PublicTrade, Side } from '../../../core/domain/market/depth.ts';
import type { Quote } from '../../../core/domain/market/instrument.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import type { Price, Quantity, Rate } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import { decimalAt, listAt, objectAt, type ObjectReader } from '../calls/decode.ts';
import { readWireJson } from '../http/wire-json.ts';
import { dayRangeAt, symbolOf } from './market-codec.ts';

/** Names of the events, equal to their `type`. */
export const marketEvents = {
  candle: 'kline',
  day: 'daymarket',
  depth: 'market_depth',
  trades: 'match_trade',
} as const;

interface MarketEvent {
  readonly symbol?: unknown;
  readonly currency_name?: unknown;
  readonly legal_name?: unknown;
  readonly period?: unknown;
}
interface CandleEvent extends MarketEvent {
  readonly time: unknown;
  readonly open: unknown;
  readonly high: unknown;
  readonly low: unknown;
  readonly close: unknown;
  readonly volume?: unknown;
}
interface DayEvent extends CandleEvent {
  readonly now_price?: unknown;
  readonly change?: unknown;
}
interface DepthEvent extends MarketEvent {
  readonly bids: unknown;
  readonly asks: unknown;
}
interface TradesEvent extends MarketEvent {
  readonly data: unknown;
}
interface TradeRow {
  readonly id?: unknown;
  readonly tradeId?: unknown;
  readonly price: unknown;
  readonly amount: unknown;
  readonly direction: unknown;
  readonly ts: unknown;
}

const periods: Readonly<Record<string, CandlePeriod>> = {
  '1min': '1min',
  '5min': '5min',
  '15min': '15min',
  '30min': '30min',
  '60min': '60min',
  '1H': '60min',
  '1day': '1day',
  '1dy': '1day',
  '1D': '1day',
  '1week': '1week',
  '1W': '1week',
  '1mon': '1mon',
  '1M': '1mon',
};
const sides: Readonly<Record<string, Side>> = { buy: 'buy', sell: 'sell' };

/** Some senders leave the symbol out; the names of both currencies are always there. */
function symbolIn(event: ObjectReader<MarketEvent>): string {
  const symbol = event.optionalText('symbol');
  return symbol === undefined ? symbolOf(event.text('currency_name'), event.text('legal_name')) : symbol.toUpperCase();
}

export const readEventSymbol = (value: WireValue, event: string): string =>
  symbolIn(objectAt<MarketEvent>(value, event));

/** Undefined for periods that the product does not show. */
export function readEventPeriod(value: WireValue, event: string): CandlePeriod | undefined {
  const period = objectAt<MarketEvent>(value, event).optionalText('period');
  if (period === undefined) return event === marketEvents.day ? '1day' : undefined;
  return Object.hasOwn(periods, period) ? periods[period] : undefined;
}

/** How long after the beginning of its candle a time lies; zero where the period has no fixed length. */
function lateBy(time: number, event: ObjectReader<MarketEvent>): number {
  const [, minutes] = /^(\d+)min$/.exec(event.optionalText('period') ?? '') ?? [];
  return minutes === undefined ? 0 : time % (Number.parseInt(minutes, 10) * 60_000);
}

/** Some senders stamp a tick with the moment it came, not with the beginning of its candle. */
export function readCandleEvent(value: WireValue, name: string): Candle {
  const event = objectAt<CandleEvent>(value, name);
  const sent = event.integer('time');
  const late = lateBy(sent, event);
  return {
    ...(late > 0 ? { isTick: true } : {}),
    time: sent - late,
    open: event.decimal<Price>('open'),
    high: event.decimal<Price>('high'),
    low: event.decimal<Price>('low'),
    close: event.decimal<Price>('close'),
    volume: event.optionalDecimal<Quantity>('volume'),
  };
}

export function readQuoteEvent(value: WireValue, receivedAt: number): Quote {
  const event = objectAt<DayEvent>(value, marketEvents.day);
  // If it is there, high and low of the candle itself cover only open and close.
  const range = dayRangeAt(value, marketEvents.day);
  const price = (name: keyof DayEvent): Price | undefined => event.optionalDecimal<Price>(name);
  return {
    symbol: symbolIn(event),
    price: price('now_price') ?? price('close'),
    change: event.optionalDecimal<Rate>('change'),
    volume: event.optionalDecimal<Quantity>('volume'),
    open: range.open ?? price('open'),
    high: range.high ?? price('high'),
    low: range.low ?? price('low'),
    receivedAt,
  };
}

/** The older push path sends lists as JSON inside a text. */
function readList<T>(
  value: WireValue | undefined,
  path: string,
  decode: (item: WireValue, path: string) => T,
): readonly T[] {
  return listAt(typeof value === 'string' ? readWireJson(value) : value, path, decode);
}

function readLevel(value: WireValue, path: string): DepthLevel {
  const [price, quantity] = listAt(value, path, (item) => item);
  return { price: decimalAt<Price>(price, `${path}[0]`), quantity: decimalAt<Quantity>(quantity, `${path}[1]`) };
}

/** Levels a side; some servers leave old ones behind them. */
const mostLevels = 20;

/** Asks come highest first from real servers, so both sides are put in order here. */
export function readDepthEvent(value: WireValue): Depth {
  const event = objectAt<DepthEvent>(value, marketEvents.depth);
  return {
    symbol: symbolIn(event),
    bids: readList(event.value('bids'), event.pathOf('bids'), readLevel)
      .toSorted((left, right) => compare(right.price, left.price))
      .slice(0, mostLevels),
    asks: readList(event.value('asks'), event.pathOf('asks'), readLevel)
      .toSorted((left, right) => compare(left.price, right.price))
      .slice(0, mostLevels),
  };
}

function readTrade(value: WireValue, path: string): PublicTrade {
  const row = objectAt<TradeRow>(value, path);
  return {
    id: row.optionalText('id') ?? row.id('tradeId'),
    price: row.decimal<Price>('price'),
    quantity: row.decimal<Quantity>('amount'),
    side: row.choice('direction', sides),
    time: row.integer('ts'),
  };
}

/** Newest first. */
export function readTradesEvent(value: WireValue): readonly PublicTrade[] {
  const event = objectAt<TradesEvent>(value, marketEvents.trades);
  return readList(event.value('data'), event.pathOf('data'), readTrade).toSorted(
    (left, right) => right.time - left.time,
  );
}
