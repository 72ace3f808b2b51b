import type { Candle } from '../../../../core/domain/market/candle.ts';
import {
  candlesForAway,
  isWaiting,
  withReturn,
  withWatchedPrice,
  type PriceAlert,
  type SeenPrice,
} from '../../../../core/domain/market/price-alert.ts';
import type { Clock, ServerClock } from '../../../../core/time/clock.ts';
import type { MarketPort } from '../../../../core/ports/market-port.ts';
import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';
import type { KeptText } from '../../kept-text/data/shared-text.ts';
import { staleAfterMs } from '../../quotes/data/freshness.ts';
import type { QuoteBoard } from '../../quotes/data/quote-board.ts';
import type { AlertStore } from './alert-store.ts';

export interface AlertWatcherNeeds {
  readonly board: Pick<QuoteBoard, 'quote' | 'subscribe' | 'isOpen' | 'newestAt'>;
  readonly market: Pick<MarketPort, 'candles'>;
  readonly clock: Clock;
  readonly serverClock: Pick<ServerClock, 'now'>;
  readonly store: AlertStore;
  /** Until when each pair has been watched, so that a time away is known as one. */
  readonly watched: Pick<KeptText, 'read' | 'write'>;
}

/** A longer pause counts as unwatched time. */
export const awayAfterMs = 30_000;
const beatMs = 10_000;
/** Candles of the time away that come later are not waited for. */
const candlePatienceMs = 8000;

/** Compares fresh prices with the waiting alerts. It runs in one tab; the others read its results from the storage. */
export class AlertWatcher {
  readonly #needs: AlertWatcherNeeds;
  readonly #onHit: (alerts: readonly PriceAlert[]) => void;
  readonly #quotes = new Map<string, Unsubscribe>();
  readonly #returning = new Set<string>();
  #watched: ReadonlyMap<string, number>;
  #isRunning = true;
  #cancelBeat: (() => void) | undefined;
  readonly #stopStore: Unsubscribe;

  /** `onHit` receives the alerts that were just reached. */
  constructor(needs: AlertWatcherNeeds, onHit: (alerts: readonly PriceAlert[]) => void) {
    this.#needs = needs;
    this.#onHit = onHit;
    this.#watched = readWatched(needs.watched.read());
    this.#stopStore = needs.store.subscribe(() => this.#follow());
    this.#follow();
    this.#beatLater();
  }

  stop(): void {
    this.#isRunning = false;
    this.#keepWatched();
    this.#stopStore();
    this.#cancelBeat?.();
    for (const stopQuotes of this.#quotes.values()) stopQuotes();
    this.#quotes.clear();
  }

  /** Subscribes to the pairs with open alerts, and to no others. */
  #follow(): void {
    const wanted = new Set(this.#waiting().map(({ symbol }) => symbol));
    for (const [symbol, stopQuotes] of this.#quotes) {
      if (wanted.has(symbol)) continue;
      stopQuotes();
      this.#quotes.delete(symbol);
    }
    for (const symbol of wanted) {
      if (!this.#quotes.has(symbol)) {
        this.#quotes.set(
          symbol,
          this.#needs.board.subscribe(symbol, () => this.#look(symbol)),
        );
      }
      this.#look(symbol);
    }
  }

  #waiting(): readonly PriceAlert[] {
    return this.#needs.store.alerts().filter(isWaiting);
  }

  /** A price that may be traded on; an old one does not count. */
  #freshPrice(symbol: string): SeenPrice | undefined {
    const { board, clock, serverClock } = this.#needs;
    const quote = board.quote(symbol);
    if (quote?.price === undefined || clock.now() - quote.receivedAt > staleAfterMs) return undefined;
    return { symbol, price: quote.price, at: serverClock.now() };
  }

  #look(symbol: string): void {
    const seen = this.#freshPrice(symbol);
    if (seen === undefined || this.#returning.has(symbol)) return;
    const from = this.#watchedUntil(symbol);
    if (seen.at - from > awayAfterMs) {
      this.#returning.add(symbol);
      void this.#comeBack(symbol, from, seen.at);
      return;
    }
    this.#note(symbol, seen.at);
    this.#settle((alerts) => withWatchedPrice(alerts, seen));
  }

  /** A pair is unwatched before its first alert is set. */
  #watchedUntil(symbol: string): number {
    const first = Math.min(
      ...this.#waiting()
        .filter((alert) => alert.symbol === symbol)
        .map(({ setAt }) => setAt),
    );
    return Math.max(first, this.#watched.get(symbol) ?? first);
  }

  async #comeBack(symbol: string, from: number, to: number): Promise<void> {
    const candles = await this.#candles(symbol, from, to);
    this.#returning.delete(symbol);
    const seen = this.#isRunning ? this.#freshPrice(symbol) : undefined;
    // Without a fresh price this is not over: the next one asks again.
    if (seen === undefined) return;
    this.#note(symbol, seen.at);
    this.#settle((alerts) => withReturn(alerts, seen, { from, candles }));
  }

  async #candles(symbol: string, from: number, to: number): Promise<readonly Candle[]> {
    const { market, clock } = this.#needs;
    const impatience = new Promise<readonly Candle[]>((resolve) => {
      clock.after(candlePatienceMs, () => resolve([]));
    });
    const answer = market.candles({ symbol, period: candlesForAway(to - from), from, to }).catch(() => []);
    return Promise.race([answer, impatience]);
  }

  #settle(next: (alerts: readonly PriceAlert[]) => readonly PriceAlert[]): void {
    const before = this.#needs.store.alerts();
    this.#needs.store.change(next);
    const waited = new Set(before.filter(isWaiting).map(({ id }) => id));
    const hits = this.#needs.store.alerts().filter((alert) => !isWaiting(alert) && waited.has(alert.id));
    if (hits.length > 0) this.#onHit(hits);
  }

  #note(symbol: string, at: number): void {
    this.#watched = new Map(this.#watched).set(symbol, at);
  }

  #beatLater(): void {
    this.#cancelBeat = this.#needs.clock.after(beatMs, () => {
      this.#beat();
      this.#beatLater();
    });
  }

  /** A pair without new prices is watched too, as long as others move or its market is closed. */
  #beat(): void {
    const { board, clock, serverClock } = this.#needs;
    const now = serverClock.now();
    const newestAt = board.newestAt();
    const isHearing = newestAt !== undefined && clock.now() - newestAt <= staleAfterMs;
    for (const symbol of this.#quotes.keys()) {
      const until = this.#watched.get(symbol);
      const isCurrent = until !== undefined && now - until <= awayAfterMs;
      if (isCurrent && (isHearing || board.isOpen(symbol) === false)) this.#note(symbol, now);
    }
    this.#keepWatched();
  }

  #keepWatched(): void {
    const entries = [...this.#watched].filter(([symbol]) => this.#quotes.has(symbol));
    if (entries.length > 0) this.#needs.watched.write(JSON.stringify(Object.fromEntries(entries)));
  }
}

function readWatched(text: string | undefined): ReadonlyMap<string, number> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    const entries: readonly [string, unknown][] =
      typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
    return new Map(entries.flatMap(([symbol, at]) => (typeof at === 'number' ? [[symbol, at] as const] : [])));
  } catch {
    return new Map();
  }
}
