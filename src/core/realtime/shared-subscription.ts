import type { Unsubscribe } from '../platform/realtime-transport.ts';
import { everyQuarterSecond, type Pace } from './pace.ts';

export interface StreamSource<T> {
  /** Starts listening; called for the first listener only. */
  open(emit: (value: T) => void): Unsubscribe;
  /** How often listeners run. Values in between are merged. */
  readonly pace?: Pace;
  /** Merges a value with the pending or last one; by default the newer one replaces it. */
  readonly merge?: (previous: T | undefined, next: T) => T;
  /** How long to keep an unused subscription, ms, so that a change of screen does not reconnect. */
  readonly graceMs?: number;
}

const defaultGraceMs = 5000;

/** One upstream subscription for any number of listeners. It opens with the first and closes some time after the last. */
export class SharedSubscription<T> {
  readonly #source: StreamSource<T>;
  readonly #onClosed: () => void;
  readonly #listeners = new Set<() => void>();
  #close: Unsubscribe | undefined;
  #graceTimer: ReturnType<typeof setTimeout> | undefined;
  #cancelTelling: (() => void) | undefined;
  #pending: T | undefined;
  #told: T | undefined;

  constructor(source: StreamSource<T>, onClosed: () => void = () => undefined) {
    this.#source = source;
    this.#onClosed = onClosed;
  }

  /** The last value that listeners received. */
  latest(): T | undefined {
    return this.#told;
  }

  subscribe(listener: () => void): Unsubscribe {
    clearTimeout(this.#graceTimer);
    this.#listeners.add(listener);
    this.#close ??= this.#source.open((value) => this.#receive(value));
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#graceTimer);
      this.#graceTimer = setTimeout(() => this.#shut(), this.#source.graceMs ?? defaultGraceMs);
    };
  }

  #receive(value: T): void {
    const { merge, pace = everyQuarterSecond } = this.#source;
    this.#pending = merge === undefined ? value : merge(this.#pending ?? this.#told, value);
    if (this.#told === undefined) {
      this.#tell();
      return;
    }
    this.#cancelTelling ??= pace(() => this.#tell());
  }

  #tell(): void {
    this.#cancelTelling = undefined;
    if (this.#pending === undefined) return;
    this.#told = this.#pending;
    this.#pending = undefined;
    for (const listener of this.#listeners) listener();
  }

  #shut(): void {
    this.#cancelTelling?.();
    this.#cancelTelling = undefined;
    this.#close?.();
    this.#close = undefined;
    this.#pending = undefined;
    this.#told = undefined;
    this.#onClosed();
  }
}

/**
 * All streams of one kind, one subscription per owner (a port instance) and query:
 * `const depthStreams = new StreamFamily((market: MarketPort, query: { symbol: string }) => ({ open: (emit) => market.watchDepth(query, emit) }))`.
 */
export class StreamFamily<Owner extends object, Query, T> {
  readonly #sourceOf: (owner: Owner, query: Query) => StreamSource<T>;
  readonly #streams = new WeakMap<Owner, Map<string, SharedSubscription<T>>>();

  constructor(sourceOf: (owner: Owner, query: Query) => StreamSource<T>) {
    this.#sourceOf = sourceOf;
  }

  /** `key` names the query: equal keys share one subscription. */
  stream(owner: Owner, key: string, query: Query): SharedSubscription<T> {
    const streams = this.#streams.get(owner) ?? new Map<string, SharedSubscription<T>>();
    this.#streams.set(owner, streams);
    const present = streams.get(key);
    if (present !== undefined) return present;
    const created = new SharedSubscription(this.#sourceOf(owner, query), () => streams.delete(key));
    streams.set(key, created);
    return created;
  }

  /** The latest value, without opening anything. */
  latest(owner: Owner, key: string): T | undefined {
    return this.#streams.get(owner)?.get(key)?.latest();
  }
}
