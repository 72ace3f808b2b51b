import { createToken } from '../di/token.ts';
import type { Clock } from '../time/clock.ts';
import type { Unsubscribe } from '../platform/realtime-transport.ts';

/** A call shows as busy when it has taken this long. */
export const busyAfterMs = 800;

/** True while at least one call has been under way for 800 ms; false as soon as the last such call has ended. */
export class BusyIndicator {
  readonly #clock: Clock;
  readonly #slow = new Set<object>();
  readonly #listeners = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  readonly isBusy = (): boolean => this.#slow.size > 0;

  readonly watch = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Runs a call and shows it when it takes long. The indicator is hidden after the call, even if it fails. */
  async during<T>(call: () => Promise<T>): Promise<T> {
    const mark = {};
    const forget = this.#clock.after(busyAfterMs, () => this.#change(() => this.#slow.add(mark)));
    try {
      return await call();
    } finally {
      forget();
      this.#change(() => this.#slow.delete(mark));
    }
  }

  #change(apply: () => void): void {
    const before = this.isBusy();
    apply();
    if (before !== this.isBusy()) for (const listener of this.#listeners) listener();
  }
}
export const BusyIndicatorToken = createToken<BusyIndicator>('BusyIndicator');
