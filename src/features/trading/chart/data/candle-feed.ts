import { candleWindowDays, type Candle, type CandlePeriod } from '../../../../core/domain/market/candle.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import type { Clock, ServerClock } from '../../../../core/time/clock.ts';
import type { MarketPort } from '../../../../core/ports/market-port.ts';
import type { RealtimeTransport, Unsubscribe } from '../../../../core/platform/realtime-transport.ts';
import { everyFrame, type Pace } from '../../../../core/realtime/pace.ts';
import { isMadeOfMinutes, joinCandles, leavesHole, mostCandles, tickIn, withPushed } from './candle-series.ts';

export interface CandleFeedState {
  /** Ascending, without duplicates; undefined before the first answer. Kept while it is read again. */
  readonly candles: readonly Candle[] | undefined;
  /** Why the last reading failed; what was read before stays. */
  readonly error: AppError | undefined;
}

export interface CandleFeedNeeds {
  readonly market: MarketPort;
  readonly realtime: RealtimeTransport;
  readonly clock: Clock;
  /** Candles are requested by the server's time: the phone's own may be minutes off. */
  readonly serverClock: Pick<ServerClock, 'now'>;
  readonly pace?: Pace;
}

const dayMs = 86_400_000;
/** A chart that shows nothing for longer says so and offers to try again, though the call may wait for a minute. */
const patienceMs = 8000;

/**
 * The candles of one pair and period: a window is read, then pushed candles are merged, at most one change a frame.
 * After a lost connection, or a pushed candle that leaves a hole, the range since the last sure bar is read again.
 */
export class CandleFeed {
  readonly #needs: CandleFeedNeeds;
  readonly #query: { readonly symbol: string; readonly period: CandlePeriod };
  readonly #listeners = new Set<() => void>();
  #state: CandleFeedState = { candles: undefined, error: undefined };
  #pushed: Candle[] = [];
  #stop: Unsubscribe | undefined;
  #cancelMerge: (() => void) | undefined;
  #isReading = false;
  /** The server pushes bars of this very length. */
  #isPushed = false;
  /** Answers of a reading that was given up on, or of a feed that was stopped, are not taken. */
  #turn = 0;

  constructor(needs: CandleFeedNeeds, query: { symbol: string; period: CandlePeriod }) {
    this.#needs = needs;
    this.#query = query;
  }

  readonly state = (): CandleFeedState => this.#state;

  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    if (this.#stop === undefined) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#shut();
    };
  };

  /** After an error: reads again. */
  readonly retry = (): void => {
    this.#set({ ...this.#state, error: undefined });
    void this.#read();
  };

  #start(): void {
    const { market, realtime } = this.#needs;
    const stopCandles = market.watchCandles(this.#query, (candle) => {
      this.#isPushed = true;
      this.#receive(candle);
    });
    const stopMinutes = this.#watchMinutes();
    const stopGaps = realtime.watchGap(() => void this.#read());
    this.#stop = () => {
      stopCandles();
      stopMinutes();
      stopGaps();
    };
    void this.#read();
  }

  /** For some pairs servers push minutes only: these extend longer bars until such a bar is pushed. */
  #watchMinutes(): Unsubscribe {
    const { symbol, period } = this.#query;
    if (!isMadeOfMinutes(period)) return () => undefined;
    return this.#needs.market.watchCandles({ symbol, period: '1min' }, (minute) => {
      if (!this.#isPushed) this.#receive(tickIn(period, minute));
    });
  }

  #shut(): void {
    this.#turn += 1;
    this.#isReading = false;
    this.#stop?.();
    this.#stop = undefined;
    this.#cancelMerge?.();
    this.#cancelMerge = undefined;
    this.#pushed = [];
  }

  #receive(candle: Candle): void {
    this.#pushed.push(candle);
    if (this.#isReading) return;
    const last = this.#state.candles?.at(-1);
    if (leavesHole(last, candle, this.#query.period)) {
      void this.#read();
      return;
    }
    this.#cancelMerge ??= (this.#needs.pace ?? everyFrame)(() => this.#merge());
  }

  #merge(): void {
    this.#cancelMerge = undefined;
    const { candles } = this.#state;
    if (candles === undefined || this.#pushed.length === 0 || this.#isReading) return;
    const pushed = this.#pushed;
    this.#pushed = [];
    this.#set({ ...this.#state, candles: withPushed(candles, pushed) });
  }

  /** The whole window at first, later what may have changed since the last bar but one. */
  #range(): { from: number; to: number } {
    // A pushed candle may know of a later hour than the last answer did.
    const to = Math.max(this.#needs.serverClock.now(), ...this.#pushed.map((candle) => candle.time));
    const known = this.#state.candles;
    const sure = known === undefined || known.length < 2 ? undefined : known.at(-2)?.time;
    return { from: sure ?? to - candleWindowDays[this.#query.period] * dayMs, to };
  }

  async #read(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#isReading = true;
    const cancelPatience = this.#needs.clock.after(patienceMs, () => this.#fail(turn, new AppError('no-answer', '')));
    try {
      const range = this.#range();
      const read = await this.#needs.market.candles({ ...this.#query, ...range });
      if (turn === this.#turn) this.#take(read, range.to);
    } catch (error) {
      this.#fail(turn, error instanceof AppError ? error : new AppError('unexpected-shape', '', { cause: error }));
    } finally {
      cancelPatience();
    }
  }

  #take(read: readonly Candle[], askedTo: number): void {
    this.#isReading = false;
    const joined = joinCandles(this.#state.candles ?? [], read);
    // A pushed bar may be later than the requested end: then the bars between are still missing.
    const later = this.#pushed.find((candle) => candle.time > askedTo);
    if (later !== undefined && leavesHole(joined.at(-1), later, this.#query.period)) {
      this.#set({ candles: joined.slice(-mostCandles), error: undefined });
      void this.#read();
      return;
    }
    const pushed = this.#pushed;
    this.#pushed = [];
    this.#set({ candles: withPushed(joined, pushed).slice(-mostCandles), error: undefined });
  }

  #fail(turn: number, error: AppError): void {
    if (turn !== this.#turn) return;
    this.#turn += 1;
    this.#isReading = false;
    // A server that has no history fails like this every time: then the chart begins with what is pushed.
    const isWithout = error.status === 500 && this.#state.candles === undefined;
    this.#set({ candles: isWithout ? withPushed([], this.#pushed) : this.#state.candles, error });
    if (isWithout) this.#pushed = [];
  }

  #set(state: CandleFeedState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
