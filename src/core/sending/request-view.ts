import type { RequestState } from './request-state.ts';
import type { Recorded } from './way.ts';

/** What sending needs of its surroundings. */
export interface Surroundings {
  /** Monotonic, ms: whatever is done to clocks, so much time has passed. */
  elapsedMs(): number;
  /** Epoch ms of the server, between these two, whatever is done to the device's clock; undefined before its first answer. */
  serverMs(): { readonly earliest: number; readonly latest: number } | undefined;
  pause(delayMs: number): Promise<void>;
  /** Of all tabs that hold `name`, one runs `run`; undefined in the others. */
  alone<T>(name: string, run: () => Promise<T>): Promise<T | undefined>;
  /** The code that counts what came of a request: it is not needed before one was sent. */
  counting(): Promise<typeof import('./doubled-watch.ts')>;
  /** A name that no other request of this device has. */
  newId(): string;
}

/** Records that came of one request, more than one. */
export interface Doubled<Wish, Row extends Recorded> {
  readonly wish: Wish;
  /** Newest first; the last one is the one that was asked for. */
  readonly rows: readonly Row[];
}

export interface RequestView<Wish, Row extends Recorded> {
  readonly state: RequestState<Wish, Row>;
  /** Stays until it is dismissed, whatever is sent meanwhile. */
  readonly doubled: Doubled<Wish, Row> | undefined;
}
