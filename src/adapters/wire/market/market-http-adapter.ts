import type { Candle, CandlePeriod } from '../../../core/domain/candle.ts';
import type { Depth, PublicTrade } from '../../../core/domain/depth.ts';
import type { Currency, InstrumentList, Quote } from '../../../core/domain/instrument.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { HttpTransport, PathsOf, WireValue } from '../../../core/ports/http-transport.ts';
import type { CandleQuery, MarketPort } from '../../../core/ports/market-port.ts';
import type { RealtimeTransport, Unsubscribe } from '../../../core/ports/realtime-transport.ts';
import { candlesFields, readCandles, readCurrencies, readInstruments } from './market-codec.ts';
import {
  marketEvents,
  readCandleEvent,
  readDepthEvent,
  readEventPeriod,
  readEventSymbol,
  readQuoteEvent,
  readTradesEvent,
} from './market-events-codec.ts';

interface Parts {
  readonly http: HttpTransport;
  readonly realtime: RealtimeTransport;
  readonly clock: Clock;
  readonly paths: PathsOf<MarketPort>;
}

/** Reads over HTTP; streams from the pushed events of all pairs, of which each watcher picks its own. */
export class HttpMarketAdapter implements MarketPort {
  readonly #parts: Parts;
  readonly #fileAddress = (path: string): string => this.#parts.http.fileAddress(path);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async currencies(): Promise<readonly Currency[]> {
    const { http, paths } = this.#parts;
    return readCurrencies(await http.call(paths.currencies), this.#fileAddress);
  }

  async instruments(): Promise<InstrumentList> {
    const { http, paths, clock } = this.#parts;
    const answer = await http.call(paths.instruments);
    return readInstruments(answer, { fileAddress: this.#fileAddress, receivedAt: clock.now() });
  }

  async candles(query: CandleQuery): Promise<readonly Candle[]> {
    const { http, paths } = this.#parts;
    return readCandles(await http.call(paths.candles, candlesFields(query)), query);
  }

  watchQuotes(listener: (quote: Quote) => void): Unsubscribe {
    return this.#watch(marketEvents.day, (payload) => readQuoteEvent(payload, this.#parts.clock.now()), listener);
  }

  watchCandles(
    { symbol, period }: { symbol: string; period: CandlePeriod },
    listener: (candle: Candle) => void,
  ): Unsubscribe {
    // The day's candle never comes as `kline`.
    const event = period === '1day' ? marketEvents.day : marketEvents.candle;
    const read = (payload: WireValue): Candle | undefined =>
      readEventPeriod(payload, event) === period && isFor(symbol, payload, event)
        ? readCandleEvent(payload, event)
        : undefined;
    return this.#watch(event, read, listener);
  }

  watchDepth({ symbol }: { symbol: string }, listener: (depth: Depth) => void): Unsubscribe {
    const read = (payload: WireValue): Depth | undefined =>
      isFor(symbol, payload, marketEvents.depth) ? readDepthEvent(payload) : undefined;
    return this.#watch(marketEvents.depth, read, listener);
  }

  watchTrades({ symbol }: { symbol: string }, listener: (trades: readonly PublicTrade[]) => void): Unsubscribe {
    const read = (payload: WireValue): readonly PublicTrade[] | undefined =>
      isFor(symbol, payload, marketEvents.trades) ? readTradesEvent(payload) : undefined;
    return this.#watch(marketEvents.trades, read, listener);
  }

  #watch<T>(event: string, read: (payload: WireValue) => T | undefined, listener: (value: T) => void): Unsubscribe {
    return this.#parts.realtime.watch(event, (payload) => {
      const value = readOrDrop(() => read(payload));
      if (value !== undefined) listener(value);
    });
  }
}

const isFor = (symbol: string, payload: WireValue, event: string): boolean =>
  readEventSymbol(payload, event) === symbol.toUpperCase();

/** An event that cannot be read is dropped: nobody asked for it, and the next one says the same again in two seconds. */
function readOrDrop<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
