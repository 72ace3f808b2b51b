import type { InstrumentList, Quote } from '../../../../core/domain/market/instrument.ts';
import type { Clock } from '../../../../core/time/clock.ts';
import type { MarketPort } from '../../../../core/ports/market-port.ts';
import type { RealtimeTransport, Unsubscribe } from '../../../../core/platform/realtime-transport.ts';
import { everyFrame, type Pace } from '../../../../core/realtime/pace.ts';
import { mergeQuote, mergeSnapshotQuote } from './merge-quote.ts';

const graceMs = 5000;
const retrySnapshotAfterMs = 3000;

export interface QuoteBoardNeeds {
  readonly market: MarketPort;
  readonly realtime: RealtimeTransport;
  readonly clock: Clock;
  readonly pace?: Pace;
}

/**
 * The last quote of every pair: snapshots and pushed events merged. Prices change many times per frame and show once:
 * the listeners of a pair run together, at the pace. It subscribes to the server while it has listeners.
 */
export class QuoteBoard {
  readonly #needs: QuoteBoardNeeds;
  readonly #shown = new Map<string, Quote>();
  readonly #arrived = new Map<string, Quote>();
  readonly #open = new Map<string, boolean | undefined>();
  readonly #listeners = new Map<string, Set<() => void>>();
  #listenerCount = 0;
  #newestAt: number | undefined;
  #watchedSince: number | undefined;
  #cancelTelling: (() => void) | undefined;
  #stopListening: Unsubscribe | undefined;
  #cancelGrace: (() => void) | undefined;
  #cancelRetry: (() => void) | undefined;
  /** The next listener finds a gap that began without listeners. */
  #hasPaused = false;

  constructor(needs: QuoteBoardNeeds) {
    this.#needs = needs;
  }

  quote(symbol: string): Quote | undefined {
    return this.#shown.get(symbol);
  }

  /** Whether the pair's market is open; undefined when the server does not say. */
  isOpen(symbol: string): boolean | undefined {
    return this.#open.get(symbol);
  }

  /** When the last quote of any pair arrived; undefined before the first. */
  newestAt(): number | undefined {
    return this.#newestAt;
  }

  /** Since when the board listens without a pause; undefined while it does not. */
  watchedSince(): number | undefined {
    return this.#watchedSince;
  }

  /** False once every pair is known to be closed: then no tick is missing. */
  isAnyOpen(): boolean {
    return this.#open.size === 0 || [...this.#open.values()].some((isOpen) => isOpen !== false);
  }

  /** Reads the list of pairs and takes its quotes in. Fails like `MarketPort.instruments`. */
  async readSnapshot(): Promise<InstrumentList> {
    const askedAt = this.#needs.clock.now();
    const list = await this.#needs.market.instruments();
    for (const { instrument, quote } of list.rows) {
      this.#open.set(instrument.symbol, instrument.isOpen);
      this.#arrived.set(instrument.symbol, mergeSnapshotQuote(this.#newest(instrument.symbol), quote, askedAt));
      this.#newestAt = quote.receivedAt;
    }
    this.#tell();
    return list;
  }

  /** Takes in quotes of an earlier visit, with their age, for pairs that have none of this one. */
  takeKept({ rows }: InstrumentList): void {
    for (const { instrument, quote } of rows) {
      if (this.#newest(instrument.symbol) !== undefined) continue;
      this.#open.set(instrument.symbol, instrument.isOpen);
      this.#arrived.set(instrument.symbol, quote);
      this.#newestAt = Math.max(this.#newestAt ?? 0, quote.receivedAt);
    }
    this.#tell();
  }

  /**
   * `listener` runs after each change of this pair, at most once per frame. A resting one hears what others and snapshots
   * bring, and asks the server for no events.
   */
  subscribe(symbol: string, listener: () => void, isResting = false): Unsubscribe {
    const listeners = this.#listeners.get(symbol) ?? new Set();
    this.#listeners.set(symbol, listeners);
    listeners.add(listener);
    if (isResting) return () => void listeners.delete(listener);
    this.#listenerCount += 1;
    this.#start();
    return () => {
      if (!listeners.delete(listener)) return;
      this.#listenerCount -= 1;
      if (this.#listenerCount === 0) this.#stopLater();
    };
  }

  #newest(symbol: string): Quote | undefined {
    return this.#arrived.get(symbol) ?? this.#shown.get(symbol);
  }

  #start(): void {
    this.#cancelGrace?.();
    this.#cancelGrace = undefined;
    if (this.#stopListening !== undefined) return;
    this.#watchedSince = this.#needs.clock.now();
    const stopQuotes = this.#needs.market.watchQuotes((quote) => this.#receive(quote));
    const stopGaps = this.#needs.realtime.watchGap(() => this.#readAgain());
    this.#stopListening = () => {
      stopQuotes();
      stopGaps();
    };
    if (this.#hasPaused) this.#readAgain();
  }

  #stopLater(): void {
    this.#cancelGrace = this.#needs.clock.after(graceMs, () => {
      this.#stopListening?.();
      this.#stopListening = undefined;
      this.#watchedSince = undefined;
      this.#cancelRetry?.();
      this.#cancelRetry = undefined;
      this.#hasPaused = true;
    });
  }

  #receive(quote: Quote): void {
    const newest = this.#newest(quote.symbol);
    if (newest !== undefined && quote.receivedAt < newest.receivedAt) return;
    this.#arrived.set(quote.symbol, mergeQuote(newest, quote));
    this.#newestAt = quote.receivedAt;
    this.#cancelTelling ??= (this.#needs.pace ?? everyFrame)(() => this.#tell());
  }

  #tell(): void {
    this.#cancelTelling?.();
    this.#cancelTelling = undefined;
    const changed = [...this.#arrived.keys()];
    for (const [symbol, quote] of this.#arrived) this.#shown.set(symbol, quote);
    this.#arrived.clear();
    for (const symbol of changed) this.#listeners.get(symbol)?.forEach((listener) => listener());
  }

  #readAgain(): void {
    this.#hasPaused = false;
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
    this.readSnapshot().catch(() => {
      if (this.#stopListening === undefined) return;
      // The prices on screen grow old and say so; events repair them one by one in the meantime.
      this.#cancelRetry = this.#needs.clock.after(retrySnapshotAfterMs, () => this.#readAgain());
    });
  }
}

const boards = new WeakMap<MarketPort, QuoteBoard>();

/** The one board of an application. */
export function quoteBoardOf(needs: QuoteBoardNeeds): QuoteBoard {
  const present = boards.get(needs.market);
  if (present !== undefined) return present;
  const created = new QuoteBoard(needs);
  boards.set(needs.market, created);
  return created;
}
