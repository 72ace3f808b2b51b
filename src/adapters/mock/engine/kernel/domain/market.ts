import type { CandlePeriod } from '../../../../../core/domain/market/candle.ts';
import type { MarketCategory } from '../../../../../core/domain/market/instrument.ts';
import type { Price, Quantity } from '../../../../../core/money/amount.ts';

export interface InstrumentSpec {
  /** `match_id` on the wire. */
  readonly id: number;
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly baseId: number;
  readonly quoteId: number;
  readonly category: MarketCategory;
  /** English, Simplified Chinese and Traditional Chinese names. */
  readonly names: readonly [string, string, string];
  readonly priceStep: Price;
  readonly quantityStep: Quantity;
  readonly allowsSpot: boolean;
  readonly allowsContract: boolean;
  readonly allowsOptions: boolean;
  /** Where the history comes from, for the "about" sheet. */
  readonly source: string;
}

/** Prices are whole `priceStep`s, quantities whole `quantityStep`s: integers, exact. */
export interface MarketCandle {
  /** Epoch ms. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly lots: number;
}

export interface DayFigures {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly lots: number;
}

export interface Ladder {
  /** Best first: [price steps, lots]. */
  readonly bids: readonly (readonly [number, number])[];
  readonly asks: readonly (readonly [number, number])[];
}

export interface PriceRange {
  readonly low: number;
  readonly high: number;
}

export interface MarketTrade {
  readonly id: string;
  readonly time: number;
  readonly price: number;
  readonly lots: number;
  readonly side: 'buy' | 'sell';
}

/**
 * A pure function of seed, epoch, time and the presenter's earlier acts: it never sees an order, and the same question
 * gives the same answer. Prices change on a grid of `tickMs`, and are constant between two ticks.
 */
export interface Market {
  readonly tickMs: number;
  readonly instruments: readonly InstrumentSpec[];
  find(symbol: string): InstrumentSpec | undefined;
  /** By the ids of its two currencies, as text. */
  findByIds(base: string, quote: string): InstrumentSpec | undefined;
  /** Last price in price steps. */
  lastPrice(symbol: string, at: number): number;
  /** The running day (UTC). */
  dayFigures(symbol: string, at: number): DayFigures;
  /** Ascending; bars that open in [from, to] and not after `at`; the last one may be forming. */
  candles(query: {
    symbol: string;
    period: CandlePeriod;
    from: number;
    to: number;
    at: number;
  }): readonly MarketCandle[];
  /** Whether a long candle that opens at `from` is quick to tell: its days are worked out, but for the one that ended last. */
  knowsDays(query: { symbol: string; from: number; at: number }): boolean;
  /** At least 20 levels a side. */
  ladder(symbol: string, at: number): Ladder;
  /** Public trades with a time in (from, to], oldest first, at most `limit` (the latest). */
  trades(query: { symbol: string; from: number; to: number; limit: number }): readonly MarketTrade[];
  /** False outside the hours of its category and while a presenter halts the pair or closes the category. */
  isOpen(symbol: string, at: number): boolean;
  /** The first tick in (from, until] at which the best opposite price reaches `limit`: asks ≤ limit for a buy, bids ≥ limit for a sell. */
  firstTouch(query: {
    symbol: string;
    side: 'buy' | 'sell';
    limit: number;
    from: number;
    until: number;
  }): number | undefined;
  /** The first tick in (from, until] at which the last price is at or beyond `level`: at or above it going up, at or below going down. */
  firstReach(query: {
    symbol: string;
    direction: 'up' | 'down';
    level: number;
    from: number;
    until: number;
  }): number | undefined;
  /** Bounds of every last price in [from, until]; beyond a minute those of whole minutes. */
  range(query: { symbol: string; from: number; until: number }): PriceRange;
  /** Value of one unit of a currency in USDT, as decimal text; undefined when there is no market for it. */
  usdtPrice(currency: string, at: number): Price | undefined;
}
