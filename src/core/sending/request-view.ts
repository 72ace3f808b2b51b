import type { AppError } from '../errors/app-error.ts';
import type { RequestState } from './request-state.ts';
import type { Doubled, Recorded } from './way.ts';

/** The environment of sending. */
export interface Surroundings {
  /** Monotonic, ms: changes of the device's clock do not affect it. */
  elapsedMs(): number;
  /** Epoch ms of the server, between these two, whatever is done to the device's clock; undefined before its first answer. */
  serverMs(): { readonly earliest: number; readonly latest: number } | undefined;
  pause(delayMs: number): Promise<void>;
  /** Runs `run` in one of the tabs that hold `name`; undefined in the others. */
  alone<T>(name: string, run: () => Promise<T>): Promise<T | undefined>;
  /** Reads again what a request may have changed. */
  reread(): void;
  /** Tells what is refused after its page has been left; `title`: what it was about. */
  unseen(error: AppError, title: string | undefined): void;
  /** Resolves when no tab holds `name`. */
  whenFree(name: string): Promise<void>;
  /** The person whose requests these are is signed in: records that are read now are theirs. */
  isPresent(): boolean;
  /** The code that judges what came of a request: it is not needed before one was sent. */
  counting(): Promise<Pick<typeof import('./doubled-watch.ts'), 'DoubledWatch'>>;
  /** A name that no other request of this device has. */
  newId(): string;
}

export interface RequestView<Wish, Row extends Recorded> {
  readonly state: RequestState<Wish, Row>;
  /** Stays until it is dismissed, even while others are sent. */
  readonly doubled: Doubled<Wish, Row> | undefined;
}
