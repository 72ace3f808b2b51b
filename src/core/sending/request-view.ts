import type { RequestState } from './request-state.ts';
import type { Recorded } from './way.ts';

/** The environment of sending. */
export interface Surroundings {
  /** Monotonic, ms: changes of the device's clock do not affect it. */
  elapsedMs(): number;
  pause(delayMs: number): Promise<void>;
  /** Runs `run` in one of the tabs that hold `name`; undefined in the others. */
  alone<T>(name: string, run: () => Promise<T>): Promise<T | undefined>;
  /** A name that is unique on this device. */
  newId(): string;
}

/** More than one record of one request. */
export interface Doubled<Wish, Row extends Recorded> {
  readonly wish: Wish;
  /** Newest first; the last one is the intended one. */
  readonly rows: readonly Row[];
}

export interface RequestView<Wish, Row extends Recorded> {
  readonly state: RequestState<Wish, Row>;
  /** Stays until it is dismissed, even while others are sent. */
  readonly doubled: Doubled<Wish, Row> | undefined;
}
