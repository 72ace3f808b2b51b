import type { Candle } from '../../../core/domain/market/candle.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { MarketPort } from '../../../core/ports/market-port.ts';
import type { Unsubscribe } from '../../../core/platform/realtime-transport.ts';
import { readOrDrop } from '../calls/read-or-drop.ts';
import type { Wire } from '../calls/wire.ts';
import { candlesFields, readCandles, readCurrencies, readInstruments, firstPairKeys } from './market-codec.ts';
import {
  marketEvents,
  readCandleEvent,
  readDepthEvent,
  readEventPeriod,
  readEventSymbol,
  readQuoteEvent,
  readTradesEvent,
} from './market-events-codec.ts';

/** Reads over HTTP; streams from the pushed events of all pairs, of which each watcher picks its own. */
export function marketOver({ call, fileAddress, watch, saw, now }: Wire): MarketPort {
  function watchRead<T>(
    event: string,
    read: (payload: WireValue) => T | undefined,
    listener: (value: T) => void,
  ): Unsubscribe {
    return watch(event, (payload) => {
      const value = readOrDrop(() => read(payload));
      if (value !== undefined) listener(value);
    });
  }

  return {
    currencies: async () => readCurrencies(await call('currencies'), fileAddress),
    instruments: async () => {
      const answer = await call('instruments');
      saw({ pairKeys: firstPairKeys(answer) });
      return readInstruments(answer, { fileAddress, receivedAt: now() });
    },
    candles: async (query) => readCandles(await call('candles', candlesFields(query)), query),
    watchQuotes: (listener) => watchRead(marketEvents.day, (payload) => readQuoteEvent(payload, now()), listener),
    watchCandles: ({ symbol, period }, listener) => {
      // The day's candle never comes as `kline`.
      const event = period === '1day' ? marketEvents.day : marketEvents.candle;
      const read = (payload: WireValue): Candle | undefined =>
        readEventPeriod(payload, event) === period && isFor(symbol, payload, event)
          ? readCandleEvent(payload, event)
          : undefined;
      return watchRead(event, read, listener);
    },
    watchDepth: ({ symbol }, listener) =>
      watchRead(marketEvents.depth, onlyFor(symbol, marketEvents.depth, readDepthEvent), listener),
    watchTrades: ({ symbol }, listener) =>
      watchRead(marketEvents.trades, onlyFor(symbol, marketEvents.trades, readTradesEvent), listener),
  };
}

const isFor = (symbol: string, payload: WireValue, event: string): boolean =>
  readEventSymbol(payload, event) === symbol.toUpperCase();

const onlyFor =
  <T>(symbol: string, event: string, read: (payload: WireValue) => T) =>
  (payload: WireValue): T | undefined =>
    isFor(symbol, payload, event) ? read(payload) : undefined;
