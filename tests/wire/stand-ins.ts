import type { Clock } from '../../src/core/time/clock.ts';
import type { WireValue } from '../../src/core/platform/http-transport.ts';
import type { DialectSource } from '../../src/core/platform/dialect-source.ts';
import type { KnownCalls } from '../../src/core/platform/known-calls.ts';
import type { RealtimeTransport } from '../../src/core/platform/realtime-transport.ts';

/** Stands still at 1,700,000,000,000 ms. */
export const stoppedClock: Clock = { now: () => 1_700_000_000_000, after: () => () => undefined };

/** Tries the ways of a call in the order of the table and remembers nothing. */
export const alwaysFirst: KnownCalls = {
  inOrder: (ways) => ways,
  took: () => undefined,
  lacks: () => undefined,
  isOffered: () => true,
  findings: () => [],
  forget: () => undefined,
  watch: () => () => undefined,
};

/** A server as the protocol describes it. */
export const plainDialect: DialectSource = {
  name: () => 'standard',
  isKnown: () => true,
  learn: () => undefined,
  watch: () => () => undefined,
};

/** A connection on which a test pushes events by hand. */
export class HandRealtime implements RealtimeTransport {
  readonly #listeners = new Map<string, Set<(payload: WireValue) => void>>();

  push(event: string, payload: WireValue): void {
    this.#listeners.get(event)?.forEach((listener) => listener(payload));
  }

  watching(): readonly string[] {
    return [...this.#listeners].filter(([, listeners]) => listeners.size > 0).map(([event]) => event);
  }

  watch(event: string, listener: (payload: WireValue) => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  watchConnection(): () => void {
    return () => undefined;
  }

  protocol(): undefined {
    return undefined;
  }

  watchGap(): () => void {
    return () => undefined;
  }

  joinUser(): void {
    throw new Error('prices need no user');
  }

  leaveUser(): void {
    throw new Error('prices need no user');
  }
}

export const silentRealtime = new HandRealtime();
