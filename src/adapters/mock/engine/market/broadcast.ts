import { candlePeriods, type CandlePeriod } from '../../../../core/domain/market/candle.ts';
import type { Json, PushedEvent } from '../kernel/basics/engine-types.ts';
import { candleStart } from './candles.ts';
import type { InstrumentSpec, Market, MarketCandle } from '../kernel/domain/market.ts';
import { changeText, scaleOf, stepsNumber, type StepScale } from './step-scale.ts';

/** What the realtime doors send to everybody. */
export interface MarketBroadcast {
  /**
   * `count` more quotes for the moment `at`, of one open pair after the other from number `first` on, on the bid and the
   * ask in turn: what a screen does under load can be measured without asking more of the market than it knows.
   */
  stressEvents(at: number, first: number, count: number): readonly PushedEvent[];
  /**
   * Events of the time (fromMs, toMs], in order. A long gap is not replayed: the latest state of each kind is sent
   * once. `speed`: how many times as fast as real time the clock runs; paces per second count in real time.
   */
  eventsSince(fromMs: number, toMs: number, speed?: number): readonly PushedEvent[];
}

/** The `1day` candle is sent as `daymarket`. */
const klinePeriods = candlePeriods.filter((period) => period !== '1day');
/** These need days of minutes each. They are computed on the first request; until then no event is pushed for them. */
const longPeriods: ReadonlySet<CandlePeriod> = new Set(['1week', '1mon']);
/** The pace of each pair's events. */
export interface BroadcastPace {
  /** Price and book: always together, so that the price lies within the book beside it. */
  readonly quoteEveryMs: number;
  /** Candles and trades; a whole number of the beats of quotes. */
  readonly slowEveryMs: number;
  /** Between two beats a moved price is sent with each tick, at most ten times a second. */
  readonly tellsEachMove: boolean;
  /** Of the book, a side. */
  readonly depthLevels: number;
}

export const livelyPace: BroadcastPace = {
  quoteEveryMs: 250,
  slowEveryMs: 1000,
  tellsEachMove: true,
  depthLevels: 20,
};
/** As public servers of this protocol send. */
export const serverPace: BroadcastPace = {
  quoteEveryMs: 2000,
  slowEveryMs: 2000,
  tellsEachMove: false,
  depthLevels: 10,
};
/** The sandbox's own: as seldom as public servers, with as deep a book as the demo's. */
export const sandboxPace: BroadcastPace = { ...serverPace, depthLevels: livelyPace.depthLevels };
const tradesInEvent = 20;

interface Listed {
  readonly instrument: InstrumentSpec;
  readonly price: StepScale;
  readonly quantity: StepScale;
  /** Parts of a quarter of a second and of a second that spread the pairs, so that no single moment carries them all. */
  readonly phase: number;
  readonly slowPhase: number;
  readonly head: { readonly [key: string]: Json };
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** At least 1: how much further apart the beats are, so that they come as often where time passes faster. */
  readonly stretch: number;
}

export function createMarketBroadcast(market: Market, pace: BroadcastPace = livelyPace): MarketBroadcast {
  const listed = market.instruments.map((instrument, position) =>
    toListed(instrument, { position, count: market.instruments.length, pace }),
  );
  return {
    stressEvents: (at, first, count) => {
      const open = listed.filter(({ instrument }) => market.isOpen(instrument.symbol, at));
      if (open.length === 0) return [];
      return Array.from({ length: count }, (_, offset) => {
        const turn = first + offset;
        return stressEvent(market, open[turn % open.length] ?? open[0], { at, turn: Math.floor(turn / open.length) });
      }).flat();
    },
    eventsSince: (from, to, speed = 1) => {
      const span = { from, to, stretch: Math.max(1, speed) };
      return listed.flatMap((pair) => (isQuiet(market, pair, span) ? [] : pairEvents(market, pair, { ...span, pace })));
    },
  };
}

function toListed(
  instrument: InstrumentSpec,
  { position, count, pace }: { position: number; count: number; pace: BroadcastPace },
): Listed {
  const phase = position / count;
  const quotesABeat = pace.slowEveryMs / pace.quoteEveryMs;
  return {
    instrument,
    price: scaleOf(instrument.priceStep),
    quantity: scaleOf(instrument.quantityStep),
    phase,
    // Each slow beat of a pair coincides with a quick one, so that events sent together are of one tick.
    slowPhase: (phase + (position % quotesABeat)) / quotesABeat,
    head: {
      symbol: instrument.symbol,
      match_id: instrument.id,
      currency_id: instrument.baseId,
      currency_name: instrument.base,
      legal_id: instrument.quoteId,
      legal_name: instrument.quote,
    },
  };
}

const isQuiet = (market: Market, { instrument }: Listed, { from, to }: Span): boolean =>
  to <= from || (!market.isOpen(instrument.symbol, to) && !market.isOpen(instrument.symbol, from + 1));

/** Whether a beat of this rhythm falls into the span. */
function beats({ from, to, stretch }: Span, everyMs: number, phase: number): boolean {
  const gapMs = everyMs * stretch;
  return Math.floor(to / gapMs + phase) > Math.floor(from / gapMs + phase);
}

/** A minute that begins brings new candles; the last moment of a session brings the price it ends at. */
const isTurn = (market: Market, { instrument }: Listed, { from, to }: Span): boolean =>
  candleStart('1min', from) < candleStart('1min', to) || !market.isOpen(instrument.symbol, to);

const hasMoved = (market: Market, { instrument }: Listed, { from, to }: Span): boolean =>
  market.lastPrice(instrument.symbol, to) !== market.lastPrice(instrument.symbol, from);

type PacedSpan = Span & { readonly pace: BroadcastPace };

function isDue(market: Market, pair: Listed, span: PacedSpan): boolean {
  if (beats(span, span.pace.quoteEveryMs, pair.phase) || isTurn(market, pair, span)) return true;
  return span.pace.tellsEachMove && hasMoved(market, pair, span);
}

function pairEvents(market: Market, pair: Listed, span: PacedSpan): readonly PushedEvent[] {
  if (!isDue(market, pair, span)) return [];
  const { slowEveryMs } = span.pace;
  const events: PushedEvent[] = [];
  const send = (type: string, payload: { readonly [key: string]: Json }): void => {
    events.push({ event: type, payload: { type, ...pair.head, ...payload }, to: undefined });
  };
  send('daymarket', dayPayload(market, pair, { at: span.to }));
  for (const payload of klinePayloads(market, pair, span)) send('kline', payload);
  send('market_depth', depthPayload(market, pair, { at: span.to, most: span.pace.depthLevels }));
  if (beats(span, slowEveryMs, pair.slowPhase)) {
    const from = Math.min(span.from, span.to - slowEveryMs * span.stretch);
    const trades = tradeRows(market, pair, { from, to: span.to });
    if (trades.length > 0) send('match_trade', { data: trades });
  }
  return events;
}

function stressEvent(
  market: Market,
  pair: Listed | undefined,
  { at, turn }: { at: number; turn: number },
): readonly PushedEvent[] {
  if (pair === undefined) return [];
  const { bids, asks } = market.ladder(pair.instrument.symbol, at);
  const [best] = turn % 2 === 0 ? bids : asks;
  const close = best?.[0] ?? market.lastPrice(pair.instrument.symbol, at);
  const payload = { type: 'daymarket', ...pair.head, ...dayPayload(market, pair, { at, close }) };
  return [{ event: 'daymarket', payload, to: undefined }];
}

/** `close` instead of the last price. */
function dayPayload(
  market: Market,
  pair: Listed,
  { at, close }: { at: number; close?: number },
): { readonly [key: string]: Json } {
  const day = market.dayFigures(pair.instrument.symbol, at);
  const figures = close === undefined ? day : { ...day, close };
  const time = candleStart('1day', at);
  return {
    ...candlePayload(pair, { time, ...figures }),
    period: '1day',
    change: changeText(figures.open, figures.close),
    now_price: stepsNumber(figures.close, pair.price),
  };
}

function klinePayloads(market: Market, pair: Listed, span: PacedSpan): readonly { readonly [key: string]: Json }[] {
  const { symbol } = pair.instrument;
  const isBeat = beats(span, span.pace.slowEveryMs, pair.slowPhase);
  return klinePeriods.flatMap((period) => {
    const start = candleStart(period, span.to);
    const isNew = candleStart(period, span.from) < start;
    if (!isBeat && !isNew) return [];
    // A candle that has just ended is sent once more in its final shape, before its successor.
    const from = isNew ? candleStart(period, span.from) : start;
    if (longPeriods.has(period) && !market.knowsDays({ symbol, from, at: span.to })) return [];
    const found = market.candles({ symbol, period, from, to: span.to, at: span.to }).slice(-2);
    return found.map((candle) => ({ period, ...candlePayload(pair, candle) }));
  });
}

const candlePayload = ({ price, quantity }: Listed, candle: MarketCandle): { readonly [key: string]: Json } => ({
  open: stepsNumber(candle.open, price),
  close: stepsNumber(candle.close, price),
  high: stepsNumber(candle.high, price),
  low: stepsNumber(candle.low, price),
  volume: stepsNumber(candle.lots, quantity),
  time: candle.time,
});

/** Asks go out highest first, as servers of this protocol send them: the nearest one is the last. */
function depthPayload(
  market: Market,
  pair: Listed,
  { at, most }: { readonly at: number; readonly most: number },
): { readonly [key: string]: Json } {
  const { bids, asks } = market.ladder(pair.instrument.symbol, at);
  const rows = (levels: typeof bids): readonly Json[] =>
    levels.slice(0, most).map(([price, lots]) => [stepsNumber(price, pair.price), stepsNumber(lots, pair.quantity)]);
  return {
    'base-currency': pair.instrument.base,
    'quote-currency': pair.instrument.quote,
    bids: rows(bids),
    asks: rows(asks).toReversed(),
  };
}

const tradeRows = (market: Market, pair: Listed, span: Omit<Span, 'stretch'>): readonly Json[] =>
  market.trades({ symbol: pair.instrument.symbol, ...span, limit: tradesInEvent }).map((trade) => ({
    id: trade.id,
    price: stepsNumber(trade.price, pair.price),
    amount: stepsNumber(trade.lots, pair.quantity),
    direction: trade.side,
    ts: trade.time,
  }));
