import { createToken } from '../di/token.ts';
import type { Candle, CandlePeriod } from '../domain/market/candle.ts';
import type { Depth, PublicTrade } from '../domain/market/depth.ts';
import type { Currency, InstrumentList, Quote } from '../domain/market/instrument.ts';
import type { Rows } from '../domain/page.ts';
import type { Unsubscribe } from '../platform/realtime-transport.ts';

export interface CandleQuery {
  /** BASE/QUOTE. */
  readonly symbol: string;
  readonly period: CandlePeriod;
  /** Epoch ms, both ends included. */
  readonly from: number;
  readonly to: number;
}

/**
 * Prices, the same for real and simulated money, open to visitors. Reads fail: server, offline, no-answer, bad-status,
 * unexpected-shape. Streams start with the next event: read the snapshot first, and again after a gap.
 */
export interface MarketPort {
  /** @wire GET /currency/list */
  currencies(): Promise<Rows<Currency>>;
  /**
   * Every pair with its last quote, in the operator's order. Unreadable pairs are left out and counted; fails with
   * unexpected-shape when all are. @wire GET /currency/quotation_new
   */
  instruments(): Promise<InstrumentList>;
  /** Ascending, without duplicates, cut to the window. @wire GET /currency/new_timeshar */
  candles(query: CandleQuery): Promise<Rows<Candle>>;
  /** All pairs. A field missing from an event is undefined: keep the known value. @event daymarket */
  watchQuotes(listener: (quote: Quote) => void): Unsubscribe;
  /** @event kline, and daymarket for 1day */
  watchCandles(query: { symbol: string; period: CandlePeriod }, listener: (candle: Candle) => void): Unsubscribe;
  /** @event market_depth */
  watchDepth(query: { symbol: string }, listener: (depth: Depth) => void): Unsubscribe;
  /** @event match_trade */
  watchTrades(query: { symbol: string }, listener: (trades: readonly PublicTrade[]) => void): Unsubscribe;
}
export const MarketPort = createToken<MarketPort>('MarketPort');
