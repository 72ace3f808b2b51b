import {
  readCandleEvent,
  readDepthEvent,
  readEventPeriod,
  readEventSymbol,
  readQuoteEvent,
  readTradesEvent,
} from '../../src/adapters/wire/market/market-events-codec.ts';
import { readSettledEvent } from '../../src/adapters/wire/options/options-codec.ts';
import { readClosedEvent, readMarksEvent } from '../../src/adapters/wire/trading/contract-events-codec.ts';
import type { WireValue } from '../../src/core/platform/http-transport.ts';
import { stoppedClock } from './stand-ins.ts';

/** What is read of each pushed event. */
export const eventReaders: Readonly<Record<string, (payload: WireValue) => unknown>> = {
  kline: (payload) => ({
    symbol: readEventSymbol(payload, 'kline'),
    period: readEventPeriod(payload, 'kline'),
    candle: readCandleEvent(payload, 'kline'),
  }),
  daymarket: (payload) => ({
    symbol: readEventSymbol(payload, 'daymarket'),
    period: readEventPeriod(payload, 'daymarket'),
    quote: readQuoteEvent(payload, stoppedClock.now()),
  }),
  market_depth: readDepthEvent,
  closed_microorder: (payload) => readSettledEvent(payload, 'closed_microorder'),
  lever_trade: readMarksEvent,
  lever_closed: readClosedEvent,
  match_trade: (payload) => ({ symbol: readEventSymbol(payload, 'match_trade'), trades: readTradesEvent(payload) }),
};
